import SwiftSyntax

/// Finds all calls in a piece of source.
final class EveryCallFinder: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func calls(in syntax: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let finder = EveryCallFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
