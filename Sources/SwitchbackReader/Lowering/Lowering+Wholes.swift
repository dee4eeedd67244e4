import SwiftSyntax

/// A struct of which one property is the region at hand: of the whole, and of each copy, only that property is followed.
extension Lowering {
  /// `state.isHeads` and `result.isHeads`: the place of the whole.
  func region(_ expression: ExprSyntax, scope: Scope) -> Slot? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.trimmedDescription != "self"
    else { return nil }
    let name = member.declName.baseName.identifierText
    if machine.declarations.eventWhole?.region == name, let slot = place(Operands(base), scope: scope),
      variables[slot.id].type?.path == machine.declarations.eventWhole?.value.path
    {
      return slot
    }
    return machine.declarations.whole?.region == name ? place(Operands(base), scope: scope) : nil
  }

  /// The value that a memberwise initialiser gives to the region: `CoinState(isHeads: true)`.
  func regionValue(_ term: Operands) -> ExprSyntax? {
    guard let whole = machine.declarations.whole, let call = term.single?.as(FunctionCallExprSyntax.self),
      let type = machine.declarations.types[whole.path], call.trailingClosure == nil
    else { return nil }
    if whole.isHandedOn { return type.value(of: whole.region, madeBy: call) }
    guard type.initializers.isEmpty else { return nil }
    let callee = call.calledExpression.trimmedDescription
    let names = ["Self", type.path.plainPath, type.path.plainPath.split(separator: ".").last.map(String.init) ?? ""]
    guard names.contains(callee) || callee == ".init" || names.contains(where: { "\($0).init" == callee }) else {
      return nil
    }
    let given = call.arguments.first { $0.label?.identifierText == whole.region }?.expression
    return given ?? type.properties[whole.region]?.initializer?.value
  }

  /// `isHeads.toggle()`.
  func toggled(_ term: Operands, scope: Scope) -> [Statement]? {
    guard let call = term.single?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "toggle",
      let base = member.base, let slot = place(Operands(base), scope: scope), variables[slot.id].type?.isBool == true
    else { return nil }
    let negated = Condition.not(.holds(slot, text: base.text))
    return [.assign(slot, .condition(negated), term.site)]
  }

  /// A function of the struct itself may change any of its properties.
  func loss(byCallingWhole term: Operands, scope: Scope) -> [Statement] {
    guard let whole = machine.declarations.whole, !whole.isHandedOn,
      let call = term.single?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let slot = place(Operands(base), scope: scope), region(base, scope: scope) == nil
    else { return [] }
    let name = member.declName.baseName.identifierText
    let functions = machine.declarations.types[whole.path]?.functions.filter { $0.name.identifierText == name } ?? []
    if !functions.isEmpty, functions.allSatisfy({ !$0.isMutating }) { return [] }
    return [.lose(slot, Unknown(site: term.site, why: "what '\(name)' does to '\(whole.region)' is not followed"))]
  }
}
