import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Initial` and `@Final`: marks that the reader sees; they add no code.
struct MarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) {
      context.diagnose(Diagnostic(node: node, message: Mistake.markNotOnCase(node.attributeName.trimmedDescription)))
    }
    return []
  }
}
