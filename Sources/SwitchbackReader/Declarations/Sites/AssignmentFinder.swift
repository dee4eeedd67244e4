import SwiftSyntax

/// All assignments in a piece of syntax, in their order.
final class AssignmentFinder: SyntaxVisitor {
  private var found: [(assignment: Assignment, offset: Int)] = []
  private var start: SyntaxIdentifier?

  static func assignments(in syntax: some SyntaxProtocol) -> [(assignment: Assignment, offset: Int)] {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.start = syntax.id
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression), inner == 0 || !assignment.target.isSelf {
      found.append((assignment, expression.offset))
    }
    return .visitChildren
  }

  /// How many types around are declared inside of what is walked, where `self` is another one.
  private var inner = 0

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }

  private func enter(_ type: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    if type.id != start { inner += 1 }
    return .visitChildren
  }

  private func leave(_ type: some DeclSyntaxProtocol) {
    if type.id != start { inner -= 1 }
  }
}
