import SwiftSyntax

/// Visits what gives a value a name: `let next = step()`, and `if let next = step()`.
class BindingVisitor: SyntaxVisitor {
  /// - Parameter value: nil where the name is only declared, or is bound again.
  func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {}

  final override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.initializer?.value)
    return .visitChildren
  }

  final override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.initializer?.value)
    return .visitChildren
  }
}
