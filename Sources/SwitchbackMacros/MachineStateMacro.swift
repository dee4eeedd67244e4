import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
import SwitchbackReader

/// `@MachineState`: reads the enum's switch, table or moves, says what is wrong with it, and adds what the runtime asks for.
struct MachineStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let mistakes = Mistakes(in: declaration, attribute: node)
    mistakes.all.forEach(context.diagnose)
    guard mistakes.all.isEmpty else { return [] }
    if let machine = declaration.as(StructDeclSyntax.self) {
      return [try expansion(of: machine, type, conformingTo: protocols, in: context)]
    }
    guard let machine = declaration.as(EnumDeclSyntax.self),
      let found = MachineDeclaration(machine, path: context.namesAround)
    else { return [] }
    let reading = Reading(of: machine, as: found, in: context)
    reading.warnings(in: Syntax(machine)).forEach(context.diagnose)
    let members = MachineMembers(of: machine, as: found, graph: reading.graph, in: context)
    return [try members.extension(of: type, conformingTo: protocols)]
  }

  /// A struct has a reducer, or is made of machines.
  private static func expansion(
    of machine: StructDeclSyntax,
    _ type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> ExtensionDeclSyntax {
    if machine.reducers.isEmpty {
      return try RegionMembers(of: machine, in: context).extension(of: type, conformingTo: protocols)
    }
    let members = ReducerMembers(of: machine, in: context)
    members.read?.reading.warnings(in: Syntax(machine)).forEach(context.diagnose)
    return try members.extension(of: type, conformingTo: protocols)
  }
}

extension MachineStateMacro: MemberAttributeMacro {
  /// Marks the enum of the events, so that it gets kinds of its own.
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if declaration.is(StructDeclSyntax.self) {
      guard let events = member.as(EnumDeclSyntax.self), events.name.text == "Event",
        !events.attributes.names("MachineEvent")
      else { return [] }
      return ["@Switchback.MachineEvent"]
    }
    guard let machine = declaration.as(EnumDeclSyntax.self), let events = member.as(EnumDeclSyntax.self),
      !events.attributes.names("MachineEvent"), events.name.identifierText == machine.eventTypeName
    else { return [] }
    let nested = machine.eventsOfNestedMachines(in: events).map { "\"\($0)\"" }.joined(separator: ", ")
    return nested.isEmpty ? ["@Switchback.MachineEvent"] : ["@Switchback.MachineEvent(nesting: \(raw: nested))"]
  }
}
