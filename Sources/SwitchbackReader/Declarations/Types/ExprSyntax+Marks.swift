import SwiftSyntax

extension ExprSyntax {
  /// `model` of `model?` and `model!`.
  var withoutMarks: ExprSyntax {
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression }
    return self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }

  /// With `?` or `!` behind it.
  var withMarks: ExprSyntax {
    guard let outer = parent?.as(ExprSyntax.self),
      outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
    else { return self }
    return outer.withMarks
  }

  /// What stands in parentheses.
  var unwrappedParentheses: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }

  /// Without any `?`, `!` and parentheses around it.
  var bare: ExprSyntax {
    let inner = unwrappedParentheses ?? withoutMarks
    return inner.id == id ? self : inner.bare
  }
}
