import SwiftSyntax
import SwitchbackReader

/// One case of a generated `Kind`.
struct KindCase {
  /// The name as it is written in code, in backticks where it needs them.
  let name: String
  /// The kinds of the nested states, where there are any.
  let nested: [KindCase]

  static func states(of machine: EnumDeclSyntax) -> [KindCase] {
    cases(of: machine, inside: [machine.memberBlock.members.nextOnEvent?.eventTypeName ?? "Event"])
  }

  static func events(of events: EnumDeclSyntax) -> [KindCase] {
    events.caseDeclarations.flatMap(\.elements).map { KindCase(name: $0.name.text, nested: []) }
  }

  private static func cases(of declaration: EnumDeclSyntax, inside: [String]) -> [KindCase] {
    let around = inside + [declaration.name.identifierText]
    return declaration.caseDeclarations.flatMap(\.elements).map { element in
      let inner = element.nestedTypeName.flatMap { around.contains($0) ? nil : declaration.nestedEnum(named: $0) }
      return KindCase(name: element.name.text, nested: inner.map { cases(of: $0, inside: around) } ?? [])
    }
  }

  /// The nested enum's name: `RunningKind` for `running`.
  var typeName: String {
    let plain = name.filter { $0 != "`" }
    return plain.prefix(1).uppercased() + plain.dropFirst() + "Kind"
  }

  /// The patterns of the nested kinds with the kinds around them, outer to inner.
  func ancestry(pattern: (String) -> String = { $0 }, above: [String] = []) -> [(pattern: String, ancestors: [String])]
  {
    guard !nested.isEmpty else { return [] }
    let chain = above + [pattern(".\(name)")]
    let inner = nested.flatMap { child in
      child.ancestry(pattern: { inside in pattern(".\(name)(\(inside))") }, above: chain)
    }
    return inner + [(pattern(".\(name)(.some)"), chain)]
  }
}

/// The source of a `Kind` enum and of the `kind` that tells it.
struct KindMembers {
  let cases: [KindCase]
  let access: String
  /// Events list their kinds; states need not, and their nested ones could not.
  var isListed = false

  var source: String {
    let listed = isListed ? ", Swift.CaseIterable" : ""
    return """
      \(declaration(named: "Kind", cases: cases, also: listed))

      \(access)nonisolated var kind: Kind {
        switch self {
      \(rows(of: cases).map { "  case \($0): \($0)" }.joined(separator: "\n"))
        }
      }
      """
  }

  /// Patterns that are values as well: `.login`, `.running(.ready)`.
  private func rows(of cases: [KindCase]) -> [String] {
    cases.flatMap { item in
      item.nested.isEmpty ? [".\(item.name)"] : rows(of: item.nested).map { ".\(item.name)(\($0))" }
    }
  }

  private func declaration(named name: String, cases: [KindCase], also conformances: String = "") -> String {
    let groups = cases.filter { !$0.nested.isEmpty }
    let isNested = !groups.isEmpty
    let described = isNested ? ", Swift.CustomStringConvertible" : ""
    let lines = cases.map { "  case \($0.name)\($0.nested.isEmpty ? "" : "(\($0.typeName)?)")" }
    let inner = groups.map { group in
      declaration(named: group.typeName, cases: group.nested)
        + "\n\n\(access)static var \(group.name): \(name) { .\(group.name)(nil) }"
    }
    let parts = [lines.joined(separator: "\n")] + inner + (isNested ? [description(of: cases)] : [])
    return """
      \(access)nonisolated enum \(name): Swift.Hashable, Swift.Sendable\(conformances)\(described) {
      \(parts.joined(separator: "\n\n"))
      }
      """
  }

  private func description(of cases: [KindCase]) -> String {
    let rows = cases.map { item in
      let plain = item.name.filter { $0 != "`" }
      return item.nested.isEmpty
        ? "  case .\(item.name): \"\(plain)\""
        : "  case .\(item.name)(nil): \"\(plain)\"\n  case .\(item.name)(let inner?): \"\(plain).\\(inner)\""
    }
    return """
      \(access)var description: Swift.String {
        switch self {
      \(rows.joined(separator: "\n"))
        }
      }
      """
  }
}
