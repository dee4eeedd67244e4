import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
import SwitchbackReader

/// `@MachineEvent`: gives an enum of events its kinds.
struct MachineEventMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let events = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(Diagnostic(node: node, message: Mistake.eventNotAnEnum))
      return []
    }
    let mistakes = mistakes(in: events)
    mistakes.forEach(context.diagnose)
    guard mistakes.isEmpty else { return [] }
    let kinds = KindMembers(
      cases: KindCase.events(of: events, nested: node.texts),
      access: events.modifiers.accessPrefix,
      isListed: true
    )
    let inheritance = protocols.isEmpty ? "" : ": nonisolated Switchback.MachineEvent"
    return [try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: inheritance) {\n\(raw: kinds.source)\n}")]
  }

  private static func mistakes(in events: EnumDeclSyntax) -> [Diagnostic] {
    var seen: Set<String> = []
    let conditional = events.conditionalCases.map { Diagnostic(node: $0, message: Mistake.conditionalCase) }
    return conditional
      + events.caseDeclarations.flatMap(\.elements).filter { !seen.insert($0.name.identifierText).inserted }.map {
        Diagnostic(node: $0.name, message: Mistake.sharedName($0.name.identifierText))
      }
  }
}
