import SwiftSyntax

/// `self!` and `(self)` are `self`: where there is no instance, there is nothing to draw. What stands around it stays where it is.
final class PlainSelf: SyntaxRewriter {
  static func rewritten(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    PlainSelf().rewrite(tree).as(SourceFileSyntax.self) ?? tree
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> ExprSyntax {
    plain(super.visit(node)) { $0.as(ForceUnwrapExprSyntax.self)?.expression }
  }

  override func visit(_ node: TupleExprSyntax) -> ExprSyntax {
    plain(super.visit(node)) { $0.unwrappedParentheses }
  }

  private func plain(_ whole: ExprSyntax, _ inner: (ExprSyntax) -> ExprSyntax?) -> ExprSyntax {
    guard let inner = inner(whole), inner.isSelf, !whole.trimmedDescription.contains(where: \.isNewline) else {
      return whole
    }
    return inner.padded(to: whole)
  }
}

extension ExprSyntax {
  /// With so much space before it that it takes as much as something else.
  fileprivate func padded(to whole: ExprSyntax) -> ExprSyntax {
    let padding = whole.trimmedLength.utf8Length - trimmedLength.utf8Length
    return trimmed.with(\.leadingTrivia, whole.leadingTrivia + .spaces(padding))
      .with(\.trailingTrivia, whole.trailingTrivia)
  }
}
