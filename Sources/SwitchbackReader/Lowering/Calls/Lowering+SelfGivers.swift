import SwiftSyntax

/// What is called on the instance that a method gives: `to(.b).to(.c)`. The method runs before.
extension Lowering {
  /// Whether an expression is a call that gives the instance.
  func givesSelf(_ expression: ExprSyntax?, scope: Scope) -> Bool {
    guard scope.receiver == .machine, scope.owner == machine.owner, machine.isShared, let expression else {
      return false
    }
    return machine.declarations.surveys.facts.selfGivers.include(expression)
  }

  /// Whether an expression is a call that gives the instance or something else.
  func mayGiveSelf(_ expression: ExprSyntax?, scope: Scope) -> Bool {
    guard scope.receiver == .machine, scope.owner == machine.owner, machine.isShared,
      let type = machine.declarations.types[machine.owner]
    else { return false }
    return machine.declarations.surveys.facts.selfGivers.mayInclude(expression, of: type)
  }

  /// What such a call stands before: `to(.b)` of `to(.b).state`, where that is the state.
  func giverOfSelf(before expression: ExprSyntax?, scope: Scope) -> ExprSyntax? {
    guard let member = expression?.as(MemberAccessExprSyntax.self), givesSelf(member.base, scope: scope),
      machine.isState(member.declName.baseName.identifierText, in: scope.owner)
    else { return nil }
    return member.base
  }

  /// `to(.b).state = .c`, and `to(.b).count = 1`.
  mutating func assign(behindGiver assignment: Assignment, scope: Scope) -> [Statement]? {
    guard let member = assignment.target.as(MemberAccessExprSyntax.self), let base = member.base,
      givesSelf(base, scope: scope)
    else { return nil }
    let before = effects(in: base, scope: scope)
    let name = member.declName.baseName.identifierText
    guard !machine.isState(name, in: scope.owner) else {
      return before
        + lower(assignment.value, to: .slot(.state), expected: variables[Slot.state.id].type, scope: scope)
    }
    let value = discarded(assignment.value, scope: scope) + [.forget(mentioning: [name])]
    let property = machine.declarations.types[scope.owner]?.properties[name]
    guard property?.accessorBlock != nil else { return before + value }
    let why = "what '\(name)' does to the state where it is set is not followed"
    return before + value + [.lose(.state, Unknown(site: assignment.value.site, why: why))]
  }
}
