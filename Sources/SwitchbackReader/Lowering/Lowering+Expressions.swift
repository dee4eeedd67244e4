import SwiftSyntax

extension Lowering {
  /// The statements that bring the value of an expression to where it is wanted.
  ///
  /// - Parameter expected: the type that a leading dot is short for.
  mutating func lower(
    _ term: Operands,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    if let filled = recordResult(term, to: destination, scope: scope) { return filled }
    if let next = mobiusResult(term, to: destination, expected: expected, scope: scope) { return next }
    if let next = transitionResult(term, to: destination, expected: expected, scope: scope) { return next }
    if case .record(let record) = destination { return fill(record, with: term, scope: scope) }
    // Most targets are a case behind a dot, which none of the questions below is about.
    if let value = regionValue(term, to: destination, expected: expected, scope: scope) { return value }
    if term.isCase {
      if let made = madeByStatic(term, expected: expected) {
        return call(made, to: destination, at: term.site, scope: scope)
      }
      return unfollowed(term, to: destination, expected: expected, scope: scope)
    }
    // What stands in the line behind a bare `return` belongs to it.
    if let assignment = Assignment(term), case .result = destination {
      return assign(assignment, scope: scope) + [.leave(nil, term.site)]
    }
    let term = withKnownFunction(term, scope: scope)
    if let ternary = Operands.ternary(term) {
      return branch(ternary, to: destination, expected: expected, scope: scope)
    }
    if let inner = term.unwrapped { return lower(inner, to: destination, expected: expected, scope: scope) }
    if let asked = comparison(term, scope: scope) {
      return asked.before + finish(.condition(asked.condition), at: term.site, to: destination)
    }
    if let coalesced = coalescing(term, to: destination, expected: expected, scope: scope) { return coalesced }
    if let number = numeric(term, to: destination, scope: scope) { return number }
    guard let expression = term.single else {
      return unfollowed(term, to: destination, expected: expected, scope: scope)
    }
    if let choice = expression.as(SwitchExprSyntax.self) { return self.choice(choice, scope: scope, to: destination) }
    if let condition = expression.as(IfExprSyntax.self) { return branch(condition, scope: scope, to: destination) }
    if let attempt = expression.as(TryExprSyntax.self) {
      return self.attempt(attempt, to: destination, expected: expected, scope: scope)
    }
    if let waiting = expression.as(AwaitExprSyntax.self) {
      return awaited(waiting, to: destination, expected: expected, scope: scope)
    }
    if expression.isTrap { return [.trap(offset: expression.offset)] }
    if expression.requirement != nil { return discarded(term, scope: scope) }
    if let call = closureGivenBack(expression, expected: expected, scope: scope) ?? inlined(expression, scope: scope)
      ?? calledClosure(expression, expected: expected, scope: scope)
    {
      return self.call(call, to: destination, at: term.site, scope: scope)
    }
    let rivals = rivalsOfOtherType(for: expression, scope: scope)
    if let call = expression.as(FunctionCallExprSyntax.self), !rivals.isEmpty {
      return self.call(oneOf: rivals, by: call, to: destination, scope: scope)
    }
    if let ended = ended(by: expression, scope: scope) { return ended }
    if let giver = giverOfSelf(before: expression, scope: scope) {
      return effects(in: giver, scope: scope) + finish(.slot(.state), at: term.site, to: destination)
    }
    if let got = resultGot(expression, to: destination, scope: scope)
      ?? tableResult(expression, to: destination, scope: scope)
      ?? call(oneOf: expression, to: destination, scope: scope)
    {
      return got
    }
    if let delegation = delegation(expression, expected: expected, scope: scope) {
      return lower(delegation, to: destination, at: term.site, scope: scope)
    }
    if let machine = machineElsewhere(expression, expected: expected, scope: scope) {
      return finish(.handedOn(to: machine), at: term.site, to: destination)
    }
    if let looked = lookup(term, to: destination, scope: scope) { return looked }
    if let tuple = expression.as(TupleExprSyntax.self), case .result = destination {
      return components(of: tuple, scope: scope)
    }
    if let member = recordMember(expression, to: destination, scope: scope) { return member }
    if let held = heldConstant(expression, to: destination, expected: expected, scope: scope) { return held }
    return unfollowed(term, to: destination, expected: expected, scope: scope)
  }

  func finish(_ expression: Expression, at site: Site, to destination: Destination) -> [Statement] {
    switch destination {
    case .result: [.leave(expression, site)]
    case .slot(.state): observed(.assign(.state, expression, site), at: site)
    case .slot(let slot): [.assign(slot, expression, site)]
    case .record(let record): record.places.map { .assign($0.slot, .unknown(why: ""), site) }
    }
  }

  private mutating func unfollowed(
    _ term: Operands,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    let (before, expression) = leaf(term, expected: expected, scope: scope)
    return before + finish(expression, at: term.site, to: destination)
  }

  /// An expression of which only what it does is wanted.
  mutating func discarded(_ term: Operands, scope: Scope) -> [Statement] {
    if let counted = counted(term, scope: scope) { return counted }
    if let ternary = Operands.ternary(term) {
      let asked = condition(ternary.condition, scope: scope)
      let then = nested(at: ternary.first.offset) {
        Block(statements: $0.discarded(Operands(ternary.first), scope: scope))
      }
      let otherwise = nested(at: ternary.second.site.offset) {
        Block(statements: $0.discarded(ternary.second, scope: scope))
      }
      return asked.before + [.branch(asked.condition, then: then, otherwise: otherwise)]
    }
    if let assignment = Assignment(term) { return assign(assignment, scope: scope) }
    if let inner = term.unwrapped { return discarded(inner, scope: scope) }
    if let attempt = term.single?.as(TryExprSyntax.self) {
      if attempt.questionOrExclamationMark != nil {
        return contained(attempt, discarded(Operands(attempt.expression), scope: scope))
      }
      return self.attempt(attempt, to: .slot(slot()), expected: nil, scope: scope)
    }
    if let waiting = term.single?.as(AwaitExprSyntax.self) {
      guard waits(for: waiting, scope: scope) else {
        let first = self.waiting(forArgumentsOf: waiting.expression, scope: scope)
        return first + discarded(Operands(waiting.expression), scope: scope)
      }
      let before = discarded(Operands(waiting.expression), scope: scope)
      return before + suspension(at: waiting.expression, scope: scope)
    }
    if let expression = term.single {
      if expression.isTrap { return [.trap(offset: expression.offset)] }
      if let (condition, isSure) = expression.requirement {
        let asked = self.condition(Operands(condition), scope: scope)
        let required = Statement.require(asked.condition, isSure: isSure, offset: expression.offset)
        guard !isSure, asked.before.contains(where: \.isMoreThanAssignment) else { return asked.before + [required] }
        // A release build does not even look at it.
        let looked = Block(statements: asked.before + [required])
        return [.branch(.text("assertions are checked"), then: looked, otherwise: Block())]
      }
      if let changed = request(expression, scope: scope) ?? wrapped(expression, scope: scope) { return changed }
      if let call = inlined(expression, scope: scope) { return self.call(call, to: nil, at: term.site, scope: scope) }
      if let called = call(oneOf: expression, to: nil, scope: scope) { return called }
      if let ended = ended(by: expression, scope: scope) { return ended }
      if let toggled = toggled(term, scope: scope) { return toggled }
    }
    let lost = loss(byCallingWhole: term, scope: scope)
    return effects(in: term, scope: scope) + (lost.isEmpty ? loss(byCalling: term, scope: scope) : lost)
      + loss(byOperator: term, scope: scope)
  }

  private mutating func branch(
    _ ternary: (condition: Operands, first: ExprSyntax, second: Operands),
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    let asked = condition(ternary.condition, scope: scope)
    let first = nested(at: ternary.first.offset) {
      Block(statements: $0.lower(Operands(ternary.first), to: destination, expected: expected, scope: scope))
    }
    let second = nested(at: ternary.second.site.offset) {
      Block(statements: $0.lower(ternary.second, to: destination, expected: expected, scope: scope))
    }
    return asked.before + [.branch(asked.condition, then: first, otherwise: second)]
  }

  /// `place ?? .idle`, where the reader knows the place.
  private mutating func coalescing(
    _ term: Operands,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement]? {
    guard let index = term.index(of: "??") else { return nil }
    let (left, right) = (Operands(term.elements[..<index]), Operands(term.elements[(index + 1)...]))
    if let looked = coalescedLookup(left, right, term, to: destination, scope: scope) { return looked }
    let isState = expected?.path == machine.stateType && expected?.collection == nil
    let delegated = left.single.flatMap { delegation($0, expected: expected, scope: scope) }
    let isKnown =
      delegated != nil || place(left, scope: scope) != nil
      || left.single.flatMap({ collectionType($0, scope: scope) })?.isTracked == true
      || numericType(left, scope: scope) != nil || left.single.flatMap({ inlined($0, scope: scope) }) != nil
    // Of a state that is not known it is known at least where it goes if there is none.
    guard isKnown || isState else { return nil }
    if !isKnown, let mapped = left.single?.mappedOptional {
      return coalescing(mapped, right, to: destination, expected: expected, scope: scope)
    }
    let slot = slot(of: isKnown ? delegated.map { ValueType(path: $0.path) } ?? type(of: left, scope: scope) : .other)
    let before = lower(left, to: .slot(slot), expected: expected, scope: scope)
    let first = finish(.slot(slot), at: left.site, to: destination)
    let second = lower(right, to: destination, expected: expected, scope: scope)
    let exists = Condition.exists(slot, text: "\(left.text.asOperand) != nil")
    let asked = isKnown ? exists : presence(ofDefaulted: left, scope: scope) ?? exists
    return before + [.branch(asked, then: Block(statements: first), otherwise: Block(statements: second))]
  }

  /// `error.map { .failed($0) } ?? .idle`.
  private mutating func coalescing(
    _ mapped: MappedOptional,
    _ right: Operands,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    let base = Operands(mapped.base)
    let slot = slot(of: type(of: base, scope: scope) ?? .other)
    let before = lower(base, to: .slot(slot), expected: nil, scope: scope)
    let inside = scope.shadowed(by: mapped.names)
    let first = lower(Operands(mapped.value), to: destination, expected: expected, scope: inside)
    let second = lower(right, to: destination, expected: expected, scope: scope)
    let exists = Condition.exists(slot, text: "\(base.text.asOperand) != nil")
    return before + [.branch(exists, then: Block(statements: first), otherwise: Block(statements: second))]
  }

  /// The component of a tuple that a function returns which is the state.
  private mutating func components(of tuple: TupleExprSyntax, scope: Scope) -> [Statement] {
    let types = scope.result?.elements ?? []
    let index = types.firstIndex { $0.path == machine.stateType }
    let others = tuple.elements.enumerated().map { position, element in
      position == index ? [] : effects(in: Operands(element.expression), scope: scope)
    }
    let statements = others.flatMap(\.self)
    guard let index, index < tuple.elements.count else {
      let isThere = scope.result?.isOptional == true && tuple.elements.count > 1
      let value: Expression =
        isThere ? .constant(.something(nil)) : .unknown(why: "target is computed by '\(tuple.text)'")
      return statements + [.leave(value, Operands(ExprSyntax(tuple)).site)]
    }
    let element = tuple.elements[tuple.elements.index(tuple.elements.startIndex, offsetBy: index)]
    let term = Operands(element.expression)
    let later = others.dropFirst(index).flatMap(\.self)
    guard ([.state] + [place(term, scope: scope)].compactMap(\.self)).contains(where: { mayChange($0, by: later) })
    else {
      return statements + lower(term, to: .result, expected: types[index], scope: scope)
    }
    let kept = slot(of: types[index])
    let value = lower(term, to: .slot(kept), expected: types[index], scope: scope)
    return others.prefix(index).flatMap(\.self) + value + later + [.leave(.slot(kept), term.site)]
  }

  // MARK: Places

  /// The slot that an expression names: the state, the event, a parameter or a local.
  func place(_ term: Operands, scope: Scope) -> Slot? {
    if let made = scope.madeEvent, term.isMade, term.text == made || term.single?.nameBehindSelf == made {
      return .event
    }
    guard let expression = term.single else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return place(named: name.baseName.identifierText, scope: scope)
    }
    if let inner = term.unwrapped ?? expression.unwrappedOptional { return place(inner, scope: scope) }
    if let component = component(expression, scope: scope) { return component }
    if let region = region(expression, scope: scope) ?? borrowed(expression, scope: scope) { return region }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.identifierText == machine.holder?.member, isHolder(base, scope: scope)
    {
      return .state
    }
    if let state = placeByKeyPath(expression, scope: scope) { return state }
    if stateHolder(scope)?.isCurrent(expression) == true { return .state }
    if let flag = expression.as(MemberAccessExprSyntax.self).flatMap({ flag($0, scope: scope) }) { return flag }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      base == "self" || base == "self?" || isAlias(base, scope: scope) || machine.isStatic && base == machine.owner,
      scope.receiver == .machine, machine.isState(member.declName.baseName.identifierText, in: scope.owner)
    else { return nil }
    return .state
  }

  /// `pair.now` and `pair.1` of a constant tuple.
  private func component(_ expression: ExprSyntax, scope: Scope) -> Slot? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let whole = member.base,
      let base = (whole.unwrappedOptional?.single ?? whole).as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    else { return nil }
    let name = member.declName.baseName.identifierText
    if case .record(let record) = scope[base] { return record.slot(named: name) }
    guard case .tuple(let elements) = scope[base] else { return nil }
    if let index = Int(name) { return elements.indices.contains(index) ? elements[index].slot : nil }
    return elements.first { $0.label == name }?.slot
  }

  /// Whether a name stands for the instance itself: `let me = self`.
  func isAlias(_ name: String, scope: Scope) -> Bool {
    if case .machine = scope[name.hasSuffix("?") || name.hasSuffix("!") ? String(name.dropLast()) : name] {
      return true
    }
    return machine.isStatic && scope[name] == nil && scope.owner == machine.owner
      && machine.ownNames.contains(name)
  }

  /// The name of a property of the instance: without `self.` before it, or another name for that.
  func ownName(of expression: ExprSyntax, scope: Scope) -> String {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      isAlias(base.trimmedDescription, scope: scope)
    else { return expression.nameBehindSelf }
    return member.declName.baseName.identifierText
  }

  private func place(named name: String, scope: Scope) -> Slot? {
    if let binding = scope[name] {
      if case .record(let record) = binding { return record.presence }
      guard case .slot(let slot) = binding else { return nil }
      return slot
    }
    if name == "self", case .value(let slot) = scope.receiver { return slot }
    if let slot = regionOfSelf(named: name, scope: scope) { return slot }
    if let flag = flag(named: name, scope: scope) { return flag }
    return scope.receiver == .machine && machine.isState(name, in: scope.owner) ? .state : nil
  }

  /// The type of an expression, where it is one that the reader follows.
  func type(of term: Operands, scope: Scope) -> ValueType? {
    if let ternary = Operands.ternary(term) { return type(of: Operands(ternary.first), scope: scope) }
    if let cast = term.castType, let type = ValueType(cast, in: machine.declarations, from: scope.owner),
      type.collection != nil
    {
      return type
    }
    if let type = coalescedType(term, scope: scope) ?? numericType(term, scope: scope) { return type }
    if let slot = place(term, scope: scope) { return variables[slot.id].type ?? .other }
    if let inner = term.unwrapped { return type(of: inner, scope: scope) }
    if term.isCondition || isAnswerOfMachine(term, scope: scope) { return .bool }
    guard let expression = term.single else { return nil }
    if isChainWaitedFor(term, scope: scope) { return .something }
    if isDefaultedInside(term, scope: scope) { return .bool }
    if let waiting = expression.as(AwaitExprSyntax.self) { return type(of: Operands(waiting.expression), scope: scope) }
    if let call = inlined(expression, scope: scope) {
      let isGivenBack =
        expression.as(FunctionCallExprSyntax.self).map { givenBack(by: $0, scope: scope) != nil } ?? false
      let type = isGivenBack ? calledClosureType(expression, scope: scope) : nil
      return type ?? resultType(of: call, scope: scope)
    }
    if let attempt = expression.as(TryExprSyntax.self), let type = triedType(attempt, scope: scope) { return type }
    if let type = calledClosureType(expression, scope: scope) ?? typeOfResult(expression, scope: scope)
      ?? typeOfTable(expression, scope: scope) ?? typeOfChoice(expression, scope: scope)
    {
      return type
    }
    if giverOfSelf(before: expression, scope: scope) != nil { return variables[Slot.state.id].type }
    if stateMade(by: expression) != nil { return ValueType(path: machine.stateType) }
    if let type = collectionType(expression, scope: scope) { return type }
    if let type = recordMemberType(expression, scope: scope) { return type }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      let found = machine.declarations.enumeration(named: base.trimmedDescription, from: scope.owner),
      shape(at: found.path)?.hasCase(member.declName.baseName.identifierText) == true
    else { return nil }
    return machine.declarations.transitionResult.flatMap { $0.path == found.path ? $0.type : nil }
      ?? ValueType(path: found.path)
  }
}
