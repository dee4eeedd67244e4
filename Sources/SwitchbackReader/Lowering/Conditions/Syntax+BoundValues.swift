import SwiftSyntax

extension Syntax {
  /// What a local is made of that a name means here, where a condition or a declaration before it says so.
  func valueBound(to name: String) -> ExprSyntax? {
    let around = sequence(first: self, next: \.parent)
    for (inner, parent) in zip(around, around.dropFirst()) {
      if let condition = parent.as(IfExprSyntax.self), condition.body.id == inner.id,
        let value = condition.conditions.made(name)
      {
        return value
      }
      guard let items = parent.as(CodeBlockItemListSyntax.self) else { continue }
      for item in items.prefix(while: { $0.position < inner.position }).reversed() {
        if let check = item.item.as(GuardStmtSyntax.self), let value = check.conditions.made(name) { return value }
        let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
        if let value = bindings?.first(where: { $0.pattern.boundNames == [name] })?.initializer?.value { return value }
      }
    }
    return nil
  }
}

extension ConditionElementListSyntax {
  fileprivate func made(_ name: String) -> ExprSyntax? {
    lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .first { $0.pattern.boundNames == [name] }?.initializer?.value
  }
}
