import SwiftSyntax

/// A struct of which one property is the region at hand: of the whole, and of each copy, only that property is followed.
extension Lowering {
  /// `state.isHeads` and `result.isHeads`: the place of the whole.
  func region(_ expression: ExprSyntax, scope: Scope) -> Slot? {
    if let path = KeyPathPlace(expression), path.isOneName, let name = path.firstName {
      let member = MemberAccessExprSyntax(base: path.base, name: .identifier(name))
      return region(ExprSyntax(member), scope: scope)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.identifierText
    if base.trimmedDescription == "self" { return regionOfSelf(named: name, scope: scope) }
    if machine.declarations.eventWhole?.region == name, let slot = place(Operands(base), scope: scope),
      variables[slot.id].type?.path == machine.declarations.eventWhole?.value.path
    {
      return slot
    }
    return machine.declarations.whole?.region == name ? place(Operands(base), scope: scope) : nil
  }

  /// The same of a name that a survey has.
  func region(named name: String, scope: Scope) -> Slot? {
    guard let whole = machine.declarations.whole, name.hasSuffix(".\(whole.region)") else { return nil }
    let base = String(name.dropLast(whole.region.count + 1))
    return scope[base] == nil ? nil : place(Operands(named: base), scope: scope)
  }

  /// The value that a memberwise initialiser gives to the region: `CoinState(isHeads: true)`.
  mutating func regionValue(
    _ term: Operands,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement]? {
    guard let (value, isStandard) = regionValue(term) else { return nil }
    guard isStandard else { return lower(Operands(value), to: destination, expected: expected, scope: scope) }
    // What the declaration says is put there where the initialiser is called.
    let outside = Scope(receiver: .other, owner: machine.declarations.whole?.path ?? scope.owner)
    let (before, standard) = leaf(Operands(value), expected: expected, scope: outside)
    return before + finish(standard, at: term.site, to: destination)
  }

  private func regionValue(_ term: Operands) -> (value: ExprSyntax, isStandard: Bool)? {
    guard let whole = machine.declarations.whole, let call = term.single?.as(FunctionCallExprSyntax.self),
      let type = machine.declarations.types[whole.path], call.trailingClosure == nil
    else { return nil }
    if whole.isHandedOn { return type.value(of: whole.region, madeBy: call).map { ($0, false) } }
    guard type.initializers.isEmpty else { return nil }
    let callee = call.calledExpression.trimmedDescription
    let names = ["Self", type.path.plainPath, type.path.plainPath.split(separator: ".").last.map(String.init) ?? ""]
    guard names.contains(callee) || callee == ".init" || names.contains(where: { "\($0).init" == callee }) else {
      return nil
    }
    if let given = call.arguments.first(where: { $0.label?.identifierText == whole.region }) {
      return (given.expression, false)
    }
    return type.properties[whole.region]?.initializer.map { ($0.value, true) }
  }

  /// `isHeads.toggle()`.
  mutating func toggled(_ term: Operands, scope: Scope) -> [Statement]? {
    guard let call = term.single?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "toggle",
      let base = member.base
    else { return nil }
    guard let slot = place(Operands(base), scope: scope) else {
      return toggledVariable(base, at: term.site, scope: scope)
    }
    guard variables[slot.id].type?.isBool == true else { return nil }
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
    if !functions.isEmpty, functions.allSatisfy({ !$0.isMutating || !mayChangeRegion($0, of: whole) }) { return [] }
    return [.lose(slot, Unknown(site: term.site, why: "what '\(name)' does to '\(whole.region)' is not followed"))]
  }
}
