import SwiftSyntax

/// `self!` and `(self)` are `self`: where there is no instance, there is nothing to draw. All else stays where it stands.
final class PlainSelf: SyntaxRewriter {
  static func rewritten(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    PlainSelf().rewrite(tree).as(SourceFileSyntax.self) ?? tree
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> ExprSyntax {
    node.expression.isSelf ? node.expression.padded(to: node) : super.visit(node)
  }

  override func visit(_ node: TupleExprSyntax) -> ExprSyntax {
    guard let element = node.elements.first, node.elements.count == 1, element.label == nil,
      element.expression.isSelf
    else { return super.visit(node) }
    return element.expression.padded(to: node)
  }
}

extension ExprSyntax {
  /// With so much space before it that it takes as much as something else.
  fileprivate func padded(to whole: some ExprSyntaxProtocol) -> ExprSyntax {
    let padding = whole.trimmedLength.utf8Length - trimmedLength.utf8Length
    return trimmed.with(\.leadingTrivia, whole.leadingTrivia + .spaces(padding))
      .with(\.trailingTrivia, whole.trailingTrivia)
  }
}
