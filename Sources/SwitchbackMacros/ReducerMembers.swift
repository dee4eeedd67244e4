import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
import SwitchbackGraph
import SwitchbackReader

/// What `@MachineState` adds to a struct with a reducer: its graph, its kinds, and the reducer in place where it has another.
struct ReducerMembers {
  let machine: StructDeclSyntax
  /// Nil where no property can only be so many things: the struct then has one kind, and no drawing.
  let read: StructReading?
  private let access: String
  private let isGeneric: Bool

  init(of machine: StructDeclSyntax, in context: some MacroExpansionContext) {
    self.machine = machine
    read = StructReading(of: machine, in: context)
    access = machine.modifiers.accessPrefix
    isGeneric = context.isInsideParameters || machine.genericParameterClause != nil
  }

  func `extension`(of type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax]) throws -> ExtensionDeclSyntax
  {
    let wanted =
      read == nil ? ["TransitionRule", "ReducerState"] : ["TransitionRule", "ReducerState", "GraphProviding"]
    let names = protocols.map(\.trimmedDescription.lastName).filter(wanted.contains)
    let conformances = names.map { $0 == "GraphProviding" ? "nonisolated Switchback.\($0)" : "Switchback.\($0)" }
    let inheritance = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    let members = [drawing, kind, reduce].compactMap(\.self).joined(separator: "\n\n")
    return try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: inheritance) {\n\(raw: members)\n}")
  }

  private var drawing: String? {
    guard let graph = read?.reading.graph else { return nil }
    let value = "Switchback.StateGraph(compact: \(StringLiteralExprSyntax(content: graph.compact)))"
    return isGeneric
      ? "\(access)nonisolated static var graph: Switchback.StateGraph { \(value) }"
      : "\(access)nonisolated static let graph = \(value)"
  }

  /// A struct's own reducer gives a new one; this one changes it in place.
  private var reduce: String? {
    guard let pure = machine.reducers.first, !machine.reducers.contains(where: \.isMutatingReducer),
      let event = pure.signature.parameterClause.parameters.last
    else { return nil }
    let arguments = zip(pure.signature.parameterClause.parameters, ["self", "event"]).map { parameter, value in
      parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }
    return """
      \(access)mutating func reduce(_ event: \(event.type.trimmedDescription)) {
        self = Self.reduce(\(arguments.joined(separator: ", ")))
      }
      """
  }

  private var kind: String? {
    let isStated = machine.memberBlock.members.contains {
      $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == "Kind"
    }
    if isStated { return nil }
    guard let read, !read.properties.isEmpty else { return "\(access)typealias Kind = Switchback.SoleKind" }
    let properties = read.properties
    let isAlone = read.reading.graph.regions.isEmpty
    let texts = properties.map { isAlone ? "\\(\($0.name))" : "\($0.plainName).\\(\($0.name))" }
    return """
      \(access)nonisolated struct Kind: Swift.Hashable, Swift.Sendable, Swift.CustomStringConvertible {
      \(properties.map { "  \(access)var \($0.name): \($0.kindType)" }.joined(separator: "\n"))

      \(properties.compactMap { $0.kindDeclaration(access: access) }.joined(separator: "\n\n"))

        \(access)var description: Swift.String { "\(texts.joined(separator: ", "))" }
      }

      \(access)nonisolated var kind: Kind {
      \(properties.compactMap(\.kindBinding).joined(separator: "\n"))
        return Kind(\(properties.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))
      }
      """
  }
}

extension StructReading.Property {
  private var cases: [String] {
    enumeration?.caseDeclarations.flatMap(\.elements).map(\.name.text) ?? []
  }

  fileprivate var plainName: String { name.filter { $0 != "`" } }

  fileprivate var kindType: String {
    enumeration == nil ? "Swift.Bool" : "\(plainName.prefix(1).uppercased())\(plainName.dropFirst())Kind"
  }

  /// An enum of the cases without their payloads, because the property's own may be private.
  fileprivate func kindDeclaration(access: String) -> String? {
    guard enumeration != nil else { return nil }
    let lines = cases.map { "  case \($0)" }.joined(separator: "\n")
    return "\(access)nonisolated enum \(kindType): Swift.Hashable, Swift.Sendable {\n\(lines)\n}"
  }

  /// Where the kind is another one than the property's value.
  fileprivate var kindBinding: String? {
    guard enumeration != nil else { return nil }
    let rows = cases.map { "    case .\($0): .\($0)" }.joined(separator: "\n")
    return "  let \(name): Kind.\(kindType) =\n    switch self.\(name) {\n\(rows)\n    }"
  }
}

extension StructReading {
  /// Reads the struct that a macro is attached to.
  init?(of machine: StructDeclSyntax, in context: some MacroExpansionContext) {
    let place = MachinePlace(of: machine.name, in: context)
    let read = Reader.read(
      machine,
      path: context.namesAround,
      file: place.file,
      directives: Directives(in: machine, lines: place.lines),
      lines: place.lines
    )
    guard let read else { return nil }
    self = read
  }
}
