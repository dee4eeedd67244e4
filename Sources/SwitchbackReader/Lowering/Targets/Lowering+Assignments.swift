import SwiftSyntax

extension Lowering {
  mutating func assign(_ assignment: Assignment, scope: Scope) -> [Statement] {
    if assignment.target.is(DiscardAssignmentExprSyntax.self) { return discarded(assignment.value, scope: scope) }
    if let put = put(assignment, scope: scope) ?? assign(behindGiver: assignment, scope: scope) { return put }
    if let name = assignment.target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !assignment.isTried,
      case .record(let record) = scope[name]
    {
      return fill(record, with: assignment.value, scope: scope) + forgetting(assigned: assignment.target, scope: scope)
    }
    if let lost = lost(bySettingPerhapsSelf: assignment, scope: scope) { return lost }
    if isContent(assignment.target, scope: scope), let filled = holderAssignment(assignment, scope: scope) {
      return filled
    }
    if let slot = place(Operands(assignment.target), scope: scope) {
      if assignment.value.single?.is(MissingExprSyntax.self) == true {
        let site = Site(text: "\(assignment.target.text) =", offset: assignment.target.offset)
        return [.assign(slot, .unknown(why: "the new state is missing"), site)]
      }
      if presence(of: Operands(assignment.target), scope: scope) == slot,
        let name = assignment.value.single, name.is(DeclReferenceExprSyntax.self), isPresent(name, scope: scope)
      {
        return discarded(assignment.value, scope: scope)
          + [.assign(slot, .constant(.something(nil)), assignment.value.site)]
      }
      var value = lower(assignment.value, to: .slot(slot), expected: variables[slot.id].type, scope: scope)
      if assignment.target.withoutMarks.id != assignment.target.id, mayBeNil(slot) {
        let (site, isForced) = (assignment.value.site, assignment.target.is(ForceUnwrapExprSyntax.self))
        value = whereItIs(slot, text: assignment.target.text, value, isForced: isForced, to: nil, at: site)
      }
      let forgotten = forgetting(assigned: assignment.target, scope: scope)
      if !forgotten.isEmpty { value = value.doing(forgotten) }
      guard assignment.isTried, !value.contains(where: \.isCall) else { return value }
      return [.mayFail(assignment.value.failure, offset: assignment.target.offset)] + value
    }
    if let filled = boxAssignment(assignment, scope: scope) ?? holderAssignment(assignment, scope: scope) {
      return filled
    }
    if let call = setter(assignment, scope: scope) ?? loss(bySetter: assignment, scope: scope) { return call }
    if assignment.target.trimmedDescription == "self", scope.receiver == .machine {
      if let made = replacement(assignment.value, scope: scope) {
        // The move is where 'self' is assigned, not in the initialiser.
        return made + [.assign(.state, .slot(.state), assignment.value.site)]
      }
      let why = "'self' is replaced, and with it the state"
      return discarded(assignment.value, scope: scope)
        + [.lose(.state, Unknown(site: assignment.value.site, why: why))]
    }
    if let targets = assignment.target.as(TupleExprSyntax.self) {
      return assign(targets, assignment.value, scope: scope)
    }
    if let held = heldCase(assignment, scope: scope) {
      return effects(ofTarget: assignment.target, scope: scope)
        + reached(assignment.target, held.before, scope: scope) + placing(assignment, scope: scope) + held.after
    }
    return effects(ofTarget: assignment.target, scope: scope)
      + reached(assignment.target, discarded(assignment.value, scope: scope), scope: scope)
      + placing(assignment, scope: scope)
  }

  /// What is done to find the place of something else than the state, before its value is there: `items[next()] = value()`.
  mutating func effects(ofTarget target: ExprSyntax, scope: Scope) -> [Statement] {
    guard let subscripted = target.withDefault?.subscripted else { return effects(in: Operands(target), scope: scope) }
    let parts = [subscripted.calledExpression] + subscripted.arguments.prefix(1).map(\.expression)
    return parts.flatMap { effects(in: Operands($0), scope: scope) }
  }

  /// What an assignment to something else than the state does, apart from its value and from finding its place.
  mutating func placing(_ assignment: Assignment, scope: Scope) -> [Statement] {
    let observers = changing(assignment.target, scope: scope)
    let told = tellingVariable(assignment, scope: scope)
    let late =
      assignment.target.withDefault.map { effects(ofDefault: $0.value, of: $0.subscripted, scope: scope) } ?? []
    return late + loss(byKeyPath: assignment.target, scope: scope)
      + loss(byMemberOfWhole: assignment.target, scope: scope)
      + observers.before + told.before
      + forgetting(assigned: assignment.target, scope: scope) + told.after + telling(assignment, scope: scope)
      + tellingContents(assignment, scope: scope) + tellingCopy(assignment, scope: scope)
      + tellingCase(assignment, scope: scope)
      + changingTask(assignment, scope: scope) + changingTimer(assignment, scope: scope)
      + superseding(assignment.target, scope: scope) + observers.after
  }

  /// `current = .idle`, where `current` is a property whose setter changes the state.
  private mutating func setter(_ assignment: Assignment, scope: Scope) -> [Statement]? {
    guard let setter = setterOfState(assignment.target, scope: scope) else { return nil }
    let slot = slot(of: setter.type)
    let before = lower(assignment.value, to: .slot(slot), expected: setter.type, scope: scope)
    let text = setter.body.type.flatMap { assignment.value.argument(of: $0) }
    return before + [call(setter, with: slot, as: text, at: assignment.value.site)]
  }

  /// The same where that leaves it to a closure, and it is not followed when that runs.
  mutating func loss(bySetter assignment: Assignment, scope: Scope) -> [Statement]? {
    let name = ownName(of: assignment.target, scope: scope)
    guard scope.receiver == .machine, machine.storedProperty?.obstacle?.name == name, scope.owner == machine.owner,
      scope[name] == nil || assignment.target.is(MemberAccessExprSyntax.self)
    else { return nil }
    let why = "'\(name)' is set by a closure, and when that runs is not followed"
    return discarded(assignment.value, scope: scope)
      + [.lose(.state, Unknown(site: assignment.value.site, why: why))]
  }
}

extension [Statement] {
  /// The same with what happens right before a value is put where it belongs: what is put there last is known.
  fileprivate func doing(_ statements: [Statement]) -> [Statement] {
    guard let last else { return statements }
    switch last {
    case .branch(let condition, let then, let otherwise):
      return dropLast() + [.branch(condition, then: then.doing(statements), otherwise: otherwise.doing(statements))]
    case .choose(var choice):
      choice.arms = choice.arms.map { $0.doing(statements) }
      return dropLast() + [.choose(choice)]
    default: return dropLast() + statements + [last]
    }
  }
}

extension Block {
  fileprivate func doing(_ statements: [Statement]) -> Block {
    var block = self
    block.statements = block.statements.doing(statements)
    return block
  }
}

extension Statement {
  fileprivate var isCall: Bool {
    switch self {
    case .call(let call): !call.isObserver
    case .awaiting: true
    default: false
    }
  }
}
