import SwiftSyntax

extension TokenSyntax {
  /// Whether it names what a condition has bound to a constant, which nothing changes in place: `if let song { song.stop() }`.
  var namesUnwrappedConstant: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self),
      name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
    else { return false }
    var inner = Syntax(name)
    while let around = inner.parent, !around.is(MemberBlockItemSyntax.self) {
      if let choice = around.as(IfExprSyntax.self), inner.id == Syntax(choice.body).id,
        choice.conditions.contains(where: { $0.bindsConstant(named: identifierText) })
      {
        return true
      }
      if let conditions = around.as(ConditionElementListSyntax.self),
        conditions.prefix(while: { $0.id != inner.id }).contains(where: { $0.bindsConstant(named: identifierText) })
      {
        return true
      }
      if let items = around.as(CodeBlockItemListSyntax.self) {
        let guards = items.prefix { $0.id != inner.id }.compactMap { $0.item.as(GuardStmtSyntax.self) }
        if guards.contains(where: { $0.conditions.contains { $0.bindsConstant(named: identifierText) } }) {
          return true
        }
      }
      inner = around
    }
    return false
  }
}

extension ConditionElementSyntax {
  fileprivate func bindsConstant(named name: String) -> Bool {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self) else { return false }
    return binding.bindingSpecifier.text == "let"
      && binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
  }
}
