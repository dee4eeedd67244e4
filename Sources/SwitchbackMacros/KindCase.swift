import SwiftSyntax
import SwitchbackReader

/// One case of a generated `Kind`.
struct KindCase {
  /// The name as it is written in code, in backticks where it needs them.
  let name: String
  /// What the case holds.
  var inner: Inner = .none

  enum Inner {
    case none
    /// The kinds of nested states, or of the events of a nested machine.
    case cases([KindCase])
    /// Those of a machine that is declared elsewhere, or of its events: the name of that type.
    case type(String)
  }

  static func states(of machine: EnumDeclSyntax) -> [KindCase] {
    cases(of: machine, inside: [machine.eventTypeName ?? "Event"])
  }

  /// - Parameter nested: the paths of what comes from nested machines: `running.play`, or `running` where its events are elsewhere.
  static func events(of events: EnumDeclSyntax, nested: [String] = []) -> [KindCase] {
    let paths = nested.map { $0.split(separator: ".").map(String.init) }
    return events.caseDeclarations.flatMap(\.elements).map { element in
      let mine = paths.filter { $0.first == element.name.identifierText }
      guard !mine.isEmpty else { return KindCase(name: element.name.text) }
      let inner = mine.filter { $0.count > 1 }.map { Array($0.dropFirst()) }
      let isElsewhere = inner.isEmpty
      return KindCase(
        name: element.name.text,
        inner: isElsewhere ? .type(element.nestedType?.trimmedDescription ?? "") : .cases(cases(at: inner))
      )
    }
  }

  /// The cases that paths name, in their order.
  private static func cases(at paths: [[String]]) -> [KindCase] {
    var names: [String] = []
    for name in paths.compactMap(\.first) where !names.contains(name) { names.append(name) }
    return names.map { name in
      let inner = paths.filter { $0.first == name && $0.count > 1 }.map { Array($0.dropFirst()) }
      return KindCase(name: name.inBackticks, inner: inner.isEmpty ? .none : .cases(cases(at: inner)))
    }
  }

  private static func cases(of declaration: EnumDeclSyntax, inside: [String]) -> [KindCase] {
    let around = inside + [declaration.name.identifierText]
    let machines = NestedMachines(of: declaration.memberBlock.members.nextOnEvent)
    return declaration.caseDeclarations.flatMap(\.elements).map { element in
      guard let type = element.nestedTypeName, !around.contains(type) else { return KindCase(name: element.name.text) }
      if let inner = declaration.nestedEnum(named: type) {
        let kinds = cases(of: inner, inside: around)
        return KindCase(name: element.name.text, inner: kinds.isEmpty ? .none : .cases(kinds))
      }
      guard machines.cases.contains(element.name.identifierText) else { return KindCase(name: element.name.text) }
      return KindCase(name: element.name.text, inner: .type(element.nestedType?.trimmedDescription ?? type))
    }
  }
}

extension KindCase {
  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  var isNested: Bool {
    if case .none = inner { false } else { true }
  }

  /// The name of the inner kind's type: `RunningKind` for `running`, or that of the machine that is elsewhere.
  var typeName: String {
    if case .type(let name) = inner { return "\(name).Kind" }
    return plainName.prefix(1).uppercased() + plainName.dropFirst() + "Kind"
  }

  /// The machines that are declared elsewhere, each with the path of its state.
  func machinesElsewhere(at path: [String] = []) -> [(path: [String], type: String)] {
    let path = path + [plainName]
    return switch inner {
    case .none: []
    case .cases(let cases): cases.flatMap { $0.machinesElsewhere(at: path) }
    case .type(let name): [(path, name)]
    }
  }

  /// The patterns of the nested kinds, each with what gives the kinds around them, outer to inner.
  func ancestry(around wrap: (String) -> String = { $0 }, above: [String] = []) -> [(pattern: String, value: String)] {
    let chain = above + [wrap(".\(name)")]
    let kinds = "[\(chain.joined(separator: ", "))]"
    switch inner {
    case .none: return []
    case .cases(let cases):
      let inside = cases.flatMap { child in child.ancestry(around: { wrap(".\(name)(\($0))") }, above: chain) }
      return inside + [(wrap(".\(name)(.some)"), kinds)]
    case .type(let type):
      let each = "Kind\(wrap(".\(name)($0)"))"
      return [(wrap(".\(name)(let inner?)"), "\(kinds) + \(type).ancestors(of: inner).map { \(each) }")]
    }
  }
}

extension String {
  /// The name of a case as code has to write it.
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  fileprivate var inBackticks: String { Self.keywords.contains(self) ? "`\(self)`" : self }
}
