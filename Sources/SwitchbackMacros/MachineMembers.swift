import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
import SwitchbackGraph
import SwitchbackReader

/// What `@MachineState` adds to an enum: its graph, the kinds of its states, and which of them are final.
struct MachineMembers {
  let machine: EnumDeclSyntax
  let graph: StateGraph
  /// The table or the moves, where the machine is data.
  let data: (name: String, event: String?)?
  let access: String
  /// Whether a `static let` is out of reach, because the enum or what is around it has parameters, or may have.
  let isGeneric: Bool
  /// Whether the enum stands inside of something.
  private let isInside: Bool

  init(
    of machine: EnumDeclSyntax,
    as found: MachineDeclaration,
    graph: StateGraph,
    in context: some MacroExpansionContext
  ) {
    self.machine = machine
    data = found.data
    self.graph = graph
    isInside = !context.lexicalContext.isEmpty
    isGeneric = machine.genericParameterClause != nil || context.isInsideParameters
    access = machine.modifiers.accessPrefix
  }

  func `extension`(of type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax]) throws -> ExtensionDeclSyntax
  {
    let wanted = isOnlyDrawn ? ["GraphProviding"] : ["TransitionRule", "MachineState", "GraphProviding"]
    let names = protocols.map(\.trimmedDescription.lastName).filter(wanted.contains)
    let conformances = names.map(conformance(to:)).joined(separator: ", ")
    let all = isOnlyDrawn ? [drawing] : [drawing, event, kinds, next, isFinal, ancestors]
    let members = all.compactMap(\.self).joined(separator: "\n\n")
    let inheritance = conformances.isEmpty ? "" : ": \(conformances)"
    return try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: inheritance) {\n\(raw: members)\n}")
  }

  /// Whether the states are a machine only by the value that has their moves: its events are the states themselves.
  private var isOnlyDrawn: Bool { data.map { $0.event == nil } ?? false }

  /// What the table says; where there is no table, the switch is there already.
  private var next: String? {
    guard let data, let event = data.event, machine.memberBlock.members.nextOnEvent == nil else { return nil }
    return "\(access)func next(on event: \(event)) -> Self? { Self.\(data.name).target(from: self, on: event) }"
  }

  /// The drawing belongs to no actor; the switch belongs where the enum does.
  private func conformance(to name: String) -> String {
    let isolation =
      if name == "GraphProviding" || machine.modifiers.contains(where: { $0.name.text == "nonisolated" }) {
        "nonisolated "
      } else if machine.attributes.names("MainActor") {
        "@MainActor "
      } else {
        ""
      }
    return "\(isolation)Switchback.\(name)"
  }

  /// `static let` is not allowed in a generic type, which reads its drawing at each access.
  private var drawing: String {
    let own = "Switchback.StateGraph(compact: \(StringLiteralExprSyntax(content: graph.compact)))"
    let value = ([own] + nestings).joined(separator: ".")
    return isGeneric
      ? "\(access)nonisolated static var graph: Switchback.StateGraph { \(value) }"
      : "\(access)nonisolated static let graph = \(value)"
  }

  /// Machines whose declarations are not seen here bring their own drawings.
  private var nestings: [String] {
    let events = NestedMachines(of: machine.memberBlock.members.nextOnEvent).events
    return KindCase.states(of: machine).flatMap { $0.machinesElsewhere() }.map { path, type in
      let event = path.count == 1 ? events.first { $0.value == path[0] }?.key : nil
      let on = event.map { ", on: \"\($0)\"" } ?? ""
      return "nesting(\(type).graph, in: \"\(path.joined(separator: "."))\"\(on))"
    }
  }

  /// Stated, because the compiler does not infer it where machines name each other. What is around a nested enum is not seen from here.
  private var event: String? {
    guard !machine.declares("Event"), !isInside,
      let type = machine.memberBlock.members.nextOnEvent?.signature.parameterClause.parameters.first?.type,
      type.trimmedDescription != "Event"
    else { return nil }
    return "\(access)typealias Event = \(type.trimmedDescription)"
  }

  private var kinds: String? {
    machine.declares("Kind") ? nil : KindMembers(cases: KindCase.states(of: machine), access: access).source
  }

  private var isFinal: String? {
    let names = Set(graph.states.filter(\.isFinal).map(\.name))
    let final = machine.caseDeclarations.flatMap { line in
      line.elements.filter { line.attributes.names("Final") || names.contains($0.name.identifierText) }
    }
    guard !final.isEmpty, !machine.declares("isFinal") else { return nil }
    let patterns = final.map { ".\($0.name.text)" }.joined(separator: ", ")
    let others = final.count < machine.caseDeclarations.flatMap(\.elements).count ? "\n  default: false" : ""
    return """
      \(access)nonisolated var isFinal: Swift.Bool {
        switch self {
        case \(patterns): true\(others)
        }
      }
      """
  }

  private var ancestors: String? {
    let groups = KindCase.states(of: machine).flatMap { $0.ancestry() }
    guard !groups.isEmpty else { return nil }
    let rows = groups.map { "  case \($0.pattern): \($0.value)" }.joined(separator: "\n")
    return """
      \(access)nonisolated static func ancestors(of kind: Kind) -> [Kind] {
        switch kind {
      \(rows)
        default: []
        }
      }
      """
  }
}

extension MacroExpansionContext {
  /// Whether what is around the declaration has parameters, or may have.
  var isInsideParameters: Bool {
    lexicalContext.contains {
      $0.is(ExtensionDeclSyntax.self)
        || $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
  }
}

extension DeclModifierListSyntax {
  /// `public ` or `package ` where the type is, so that the members are as visible as it is.
  var accessPrefix: String {
    first { ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
  }
}

extension EnumDeclSyntax {

  fileprivate func declares(_ name: String) -> Bool {
    memberBlock.members.contains { member in
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        return variable.bindings.contains { $0.pattern.trimmedDescription == name }
      }
      return member.decl.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == name
    }
  }
}

extension String {
  /// What stands behind the last dot.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
