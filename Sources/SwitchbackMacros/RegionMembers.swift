import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
import SwitchbackGraph
import SwitchbackReader

/// What `@MachineState` adds to a struct of machines: its rule, its kind, its graph and when it is final.
struct RegionMembers {
  let machine: StructDeclSyntax
  let regions: [MachineProperty]
  let graph: StateGraph
  private let access: String
  private let isGeneric: Bool

  init(of machine: StructDeclSyntax, in context: some MacroExpansionContext) {
    self.machine = machine
    regions = MachineProperty.all(of: machine)
    graph = StateGraph(regionsOf: machine, in: context)
    access = machine.modifiers.accessPrefix
    isGeneric = context.isInsideParameters || machine.genericParameterClause != nil
  }

  func `extension`(of type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax]) throws -> ExtensionDeclSyntax
  {
    let names = protocols.map(\.trimmedDescription.lastName).filter { $0 != "ReducerState" }
    let conformances = names.map { $0 == "GraphProviding" ? "nonisolated Switchback.\($0)" : "Switchback.\($0)" }
    let inheritance = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    let members = [drawing, kind, isFinal, rule].joined(separator: "\n\n")
    return try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: inheritance) {\n\(raw: members)\n}")
  }

  private var drawing: String {
    let own = "Switchback.StateGraph(compact: \(StringLiteralExprSyntax(content: graph.compact)))"
    let added = regions.map { region in
      let start = region.start.map { ", startingIn: \"\($0)\"" } ?? ""
      return "adding(\(region.type).graph, as: \"\(region.plainName)\"\(start))"
    }
    let value = ([own] + added).joined(separator: ".")
    return isGeneric
      ? "\(access)nonisolated static var graph: Switchback.StateGraph { \(value) }"
      : "\(access)nonisolated static let graph = \(value)"
  }

  private var kind: String {
    let kinds = regions.map { "  \(access)var \($0.name): \($0.type).Kind" }.joined(separator: "\n")
    let text = regions.map { "\($0.plainName).\\(\($0.name))" }.joined(separator: ", ")
    let values = regions.map { "\($0.name): \($0.name).kind" }.joined(separator: ", ")
    return """
      \(access)nonisolated struct Kind: Swift.Hashable, Swift.Sendable, Swift.CustomStringConvertible {
      \(kinds)

        \(access)var description: Swift.String { "\(text)" }
      }

      \(access)nonisolated var kind: Kind { Kind(\(values)) }
      """
  }

  private var isFinal: String {
    let all = regions.map { "\($0.name).isFinal" }.joined(separator: " && ")
    return "\(access)nonisolated var isFinal: Swift.Bool { \(all) }"
  }

  private var rule: String {
    let outcomes = regions.map { "\($0.name).apply(event, beside: before)" }
    let all = ([outcomes[0]] + outcomes.dropFirst().map { "joined(with: \($0))" }).joined(separator: "\n    .")
    return """
      \(access)mutating func applyToRegions(_ event: Event) -> Switchback.Outcome {
        let before = self
        return \(all)
      }
      """
  }
}

extension StructDeclSyntax {
  /// The enum of the events, where it is declared inside.
  var events: EnumDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.text == "Event" }
  }
}

extension StateGraph {
  /// The drawing of a struct of machines without its regions: its name, its place and its events.
  fileprivate init(regionsOf machine: StructDeclSyntax, in context: some MacroExpansionContext) {
    func line(of syntax: some SyntaxProtocol) -> Int {
      let place = context.location(of: syntax, at: .afterLeadingTrivia, filePathMode: .fileID)
      return (place?.line.trimmedDescription).flatMap { Int($0) } ?? 0
    }
    let place = context.location(of: machine.name, at: .afterLeadingTrivia, filePathMode: .fileID)
    let events = machine.events?.caseDeclarations.flatMap(\.elements) ?? []
    self.init(
      name: (context.namesAround + [machine.name.identifierText]).joined(separator: "."),
      file: place?.file.trimmedDescription.filter { $0 != "\"" } ?? "",
      line: line(of: machine.name),
      dialect: "regions",
      states: [],
      events: events.map { element in
        let payload = element.parameterClause?.parameters.map { $0.with(\.trailingComma, nil).trimmedDescription }
        return StateGraph.Event(element.name.identifierText, payload: payload ?? [], line: line(of: element))
      },
      transitions: []
    )
  }
}
