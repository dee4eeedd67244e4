import SwiftSyntax

/// All assignments in a piece of syntax, in their order.
final class AssignmentFinder: SyntaxVisitor {
  private var found: [(assignment: Assignment, offset: Int)] = []

  static func assignments(in syntax: some SyntaxProtocol) -> [(assignment: Assignment, offset: Int)] {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression) { found.append((assignment, expression.offset)) }
    return .visitChildren
  }
}
