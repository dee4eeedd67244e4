import SwiftDiagnostics
import SwiftSyntax
import SwitchbackReader

/// The ways in which `@MachineState` can be used wrongly, each with what to do.
struct Mistakes {
  private(set) var all: [Diagnostic] = []

  init(in declaration: some DeclGroupSyntax, attribute: AttributeSyntax) {
    if let machine = declaration.as(StructDeclSyntax.self) {
      if machine.reducers.isEmpty { add(inPropertiesOf: machine) }
      return
    }
    guard let machine = declaration.as(EnumDeclSyntax.self) else {
      let kind = declaration.introducer.text
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? "it"
      all.append(Diagnostic(node: attribute, message: Mistake.notAnEnum(name, kind: kind)))
      return
    }
    add(inCasesOf: machine)
    if MachineDeclaration(machine) == nil { all.append(missingNext(in: machine)) }
  }

  private mutating func add(inCasesOf machine: EnumDeclSyntax) {
    let elements = machine.caseDeclarations.flatMap(\.elements)
    if elements.isEmpty {
      all.append(Diagnostic(node: machine.name, message: Mistake.noCases(machine.name.identifierText)))
    }
    for conditional in machine.conditionalCases {
      all.append(Diagnostic(node: conditional, message: Mistake.conditionalCase))
    }
    var seen: Set<String> = []
    for element in elements {
      let name = element.name.identifierText
      if let mistake = Mistake.named(name) { all.append(Diagnostic(node: element.name, message: mistake)) }
      if !seen.insert(name).inserted {
        all.append(Diagnostic(node: element.name, message: Mistake.sharedName(name)))
      }
    }
  }

  private mutating func add(inPropertiesOf machine: StructDeclSyntax) {
    let properties = machine.storedVariables
    if properties.isEmpty {
      all.append(Diagnostic(node: machine.name, message: Mistake.noRegions(machine.name.identifierText)))
    }
    for property in properties where property.machineType == nil {
      all.append(Diagnostic(node: property.pattern, message: Mistake.noMachine(property.pattern.trimmedDescription)))
    }
  }

  private func missingNext(in machine: EnumDeclSyntax) -> Diagnostic {
    Diagnostic(
      node: machine.name,
      message: Mistake.noNext(machine.name.identifierText),
      fixIt: .addNext(to: machine)
    )
  }
}

/// One mistake, worded for the person who made it.
enum Mistake: DiagnosticMessage {
  case notAnEnum(String, kind: String)
  case noRegions(String)
  case noMachine(String)
  case noCases(String)
  case noNext(String)
  case conditionalCase
  case stateNamedNone
  case clash(String)
  case sharedName(String)
  case markNotOnCase(String)
  case eventNotAnEnum

  static func named(_ name: String) -> Mistake? {
    switch name {
    case "none": .stateNamedNone
    case "graph", "Kind": .clash(name)
    default: nil
    }
  }

  var message: String {
    switch self {
    case .notAnEnum(let name, let kind):
      "'@MachineState' reads enums and structs, and '\(name)' is declared as '\(kind)'; make it an enum whose cases are its "
        + "states"
    case .noRegions(let name):
      "'\(name)' has no properties that are machines; add a 'var' for each region, or "
        + "'mutating func reduce(_ event: Event)', or make it an enum whose cases are its states"
    case .noMachine(let name):
      "property '\(name)' is not seen to be a machine; state a type that is one, or make it a 'let'"
    case .noCases(let name):
      "'\(name)' has no cases; add one for each state"
    case .noNext(let name):
      "'\(name)' has no 'next(on:)' in its body; add 'func next(on event: Event) -> Self?' there, or a 'static let' "
        + "with a 'TransitionTable' or 'AllowedMoves' as a literal, not in an extension, where it cannot be read"
    case .conditionalCase:
      "a case inside '#if' is not there in every build, so no drawing is right for all; move it out of the '#if'"
    case .stateNamedNone:
      "a state named 'none' is mistaken for 'nil' wherever '.none' is written; give it another name"
    case .clash(let name):
      "case '\(name)' clashes with the '\(name)' that '@MachineState' adds; give it another name"
    case .sharedName(let name):
      "another case is named '\(name)', and cases are told apart by their names alone; give it another name"
    case .markNotOnCase(let mark):
      "'@\(mark)' marks a state; write it before a 'case' of a machine"
    case .eventNotAnEnum:
      "'@MachineEvent' applies to enums; make this one an enum whose cases are the events"
    }
  }

  var diagnosticID: MessageID { MessageID(domain: "Switchback", id: "\(self)".prefix { $0 != "(" }.description) }
  var severity: DiagnosticSeverity { .error }
}
