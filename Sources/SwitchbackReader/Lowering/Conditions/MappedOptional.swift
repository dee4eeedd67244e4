import SwiftSyntax

/// What is made of an optional where it is not nil: `error.map { .failed($0) }`.
struct MappedOptional {
  var base: ExprSyntax
  /// What is there goes by these.
  var names: [String]
  var value: ExprSyntax
}

extension ExprSyntax {
  /// Where this is a state, `map` can be no one's but an optional's.
  var mappedOptional: MappedOptional? {
    guard let call = self.as(FunctionCallExprSyntax.self), let closure = call.onlyClosure,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "map", closure.statements.count == 1,
      let value = closure.statements.first?.result
    else { return nil }
    return MappedOptional(base: base, names: closure.ownNames, value: value)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var result: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression ?? expression }
}
