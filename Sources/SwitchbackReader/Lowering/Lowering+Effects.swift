import SwiftSyntax

extension Lowering {
  /// What an expression does to the machine, apart from its value.
  mutating func effects(in term: Operands, scope: Scope) -> [Statement] {
    effectsOfParts(of: term, scope: scope) ?? term.elements.flatMap { effects(in: $0, scope: scope) }
  }

  mutating func effects(in expression: ExprSyntax, scope: Scope) -> [Statement] {
    let operators = machine.declarations.surveys.facts.operators
    let finder = EffectFinder(operators: operators, isDelayed: { [self] in isDelayed($0, scope: scope) }) { [self] in
      inlined(ExprSyntax($0), scope: scope) != nil || !rivals(for: $0, scope: scope).isEmpty
        || actionTable(askedBy: $0, scope: scope) != nil
    }
    finder.walk(expression)
    return finder.found.flatMap { statements(of: $0, scope: scope) }
  }

  private mutating func statements(of effect: EffectFinder.Effect, scope: Scope) -> [Statement] {
    switch effect {
    case .partial(let expression): return effects(in: Operands(expression), scope: scope)
    case .given(let arguments, let link): return effects(of: arguments, givenBehind: link, scope: scope)
    case .fallback(let value, let subscripted): return effects(ofDefault: value, of: subscripted, scope: scope)
    case .call(let call):
      if let giver = giver(for: call, scope: scope) { return left(by: call, of: giver, scope: scope) }
      if let changed = request(ExprSyntax(call), scope: scope) ?? put(by: call, scope: scope)
        ?? wrapped(ExprSyntax(call), scope: scope)
      {
        return changed
      }
      if let sent = Subject.sent(by: call), isHolder(sent.subject, scope: scope) {
        let type = ValueType(path: machine.stateType)
        return lower(Operands(sent.value), to: .slot(.state), expected: type, scope: scope)
      }
      let site = Operands(ExprSyntax(call)).site
      if let inlined = inlined(ExprSyntax(call), scope: scope) {
        return self.call(inlined, to: nil, at: site, scope: scope)
      }
      if let table = actionTable(askedBy: call, scope: scope) { return act(by: table, call, scope: scope) }
      let rivals = rivals(for: call, scope: scope)
      if !rivals.isEmpty { return self.call(oneOf: rivals, by: call, scope: scope) }
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self), let shown = showing(name, scope: scope) {
        return shown
      }
      let given = lost(byGivingSelfTo: call, scope: scope)
      if given.isEmpty { noteGivenSelf(call, scope: scope) }
      if let loss = loss(byHolderIn: call, scope: scope) { return [loss] + forgetting(by: call, scope: scope) }
      if let loss = loss(byBoxOrContent: call, scope: scope) { return [loss] }
      let why = "what '\(call.calledExpression.text)' does to the state is not followed"
      let isLost = mayChange(call, scope: scope) && !isLeftToSubclasses(call, scope: scope)
      let loss: [Statement] = isLost ? [.lose(.state, Unknown(site: site, why: why))] : []
      let changed = plainlySet(by: call, scope: scope) ?? forgetting(by: call, scope: scope)
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let setting = base.map { changing($0, by: call, scope: scope) }
      return loss + given + self.loss(byInherited: call, scope: scope)
        + self.loss(byCallOnMemberOfWhole: call, scope: scope) + cancelling(call, scope: scope)
        + ending(call, scope: scope)
        + (setting?.before ?? []) + changed + tellingContents(call, scope: scope)
        + marked(ExprSyntax(call), scope: scope) + (setting?.after ?? [])
    case .passed(let expression, let callee):
      let isAll = expression.trimmedDescription == "self" && scope.receiver == .machine
      let isState =
        isAll || isContent(expression, scope: scope) || isHolder(expression, scope: scope)
        || isSetBySetter(expression, scope: scope) || isReachedByKeyPath(expression, scope: scope)
      guard let slot = isState ? .state : place(Operands(expression), scope: scope) else {
        let setting = changing(expression, scope: scope)
        return setting.before + loss(byMemberOfWhole: expression, scope: scope)
          + forgetting(assigned: expression, scope: scope) + setting.after
      }
      let site = Site(text: "&\(expression.text)", offset: expression.offset)
      let why = "what '\(callee)' does to '&\(expression.text)' is not followed"
      return [.lose(slot, Unknown(site: site, why: why))]
    case .closure(let closure): return self.closure(closure, scope: scope)
    case .base(let reference): return showing(reference, scope: scope) ?? asking(for: reference, scope: scope)
    case .reference(let reference):
      return showing(reference, scope: scope)
        ?? self.reference(reference, scope: scope) + marked(ExprSyntax(reference), scope: scope)
        + (reference.isTarget ? [] : asking(for: reference, scope: scope))
    case .read(let expression): return marked(expression, scope: scope)
    case .subscripted(let subscripted):
      guard scope.receiver == .machine, machine.hasChangingSubscript else { return [] }
      let site = Operands(ExprSyntax(subscripted)).site
      return [.lose(.state, Unknown(site: site, why: "what the subscript does to the state is not followed"))]
    case .attempt(let attempt):
      if let failing = failing(behind: attempt, scope: scope) { return failing }
      guard mayFail(attempt.expression, scope: scope) else {
        return failing(inArgumentsOf: attempt.expression, scope: scope)
      }
      let inner = Operands(attempt.expression)
      let failing = Statement.mayFail(
        failure(failure(of: inner), of: attempt.covered, scope: scope),
        offset: attempt.offset
      )
      return checkingCancellation(inner, [failing], offset: attempt.offset)
    case .contained(let attempt): return contained(attempt, effects(in: Operands(attempt.expression), scope: scope))
    case .waiting(let waiting): return suspension(at: waiting.expression, scope: scope)
    case .delayed(let argument): return delayed(argument, scope: scope)
    }
  }

  mutating func noteForeignCall(_ name: String, base: ExprSyntax, scope: Scope) {
    guard base.trimmedDescription == "self", scope.receiver == .machine, !machine.hasPrivateState,
      machine.declarations.types[scope.owner]?.functions(named: name).isEmpty == true
    else { return }
    assume("'\(name)' is declared elsewhere and does not change the state")
  }

  /// The slots that a piece of source may assign, closures in it included.
  func changes(in syntax: some SyntaxProtocol, scope: Scope) -> [Slot] {
    let survey = machine.declarations.surveys.fresh(syntax, includingClosures: true)
    var slots: [Slot] = []
    for name in survey.assigned.sorted() {
      if let slot = slot(assignedAs: name, scope: scope), !slots.contains(slot) { slots.append(slot) }
      if let slot = whole(changedByNamed: name, scope: scope), !slots.contains(slot) { slots.append(slot) }
      guard scope[name] != nil, survey.ofSelf.contains(name) else { continue }
      let own = slot(assignedAs: name, scope: scope.revealing(name))
      if let own, !slots.contains(own) { slots.append(own) }
    }
    for call in survey.calls {
      guard let base = call.base else { continue }
      if let slot = slot(changedBy: call, on: base, scope: scope), !slots.contains(slot) { slots.append(slot) }
      if call.name == "toggle", let slot = region(named: base, scope: scope), !slots.contains(slot) {
        slots.append(slot)
      }
      guard let slot = whole(changedByNamed: base, scope: scope), !slots.contains(slot) else { continue }
      if machine.declarations.mayChangeInPlace(call.name) { slots.append(slot) }
    }
    let changes =
      machine.changesContent(survey) || scope.receiver == .machine && survey.assigns(any: observed)
      || survey.calls.contains { $0.isOnSelf && changesState(named: $0.name, owner: scope.owner) }
      || scope.receiver == .machine && givesSelf(in: syntax)
    let shows = showsMethod(survey) || entersState(in: syntax, scope: scope)
    if changes || shows, !slots.contains(.state) { slots.append(.state) }
    slots += given(named: survey, scope: scope).flatMap { self.changes(by: $0.closure, scope: $0.scope) }
      .filter { !slots.contains($0) }
    for call in survey.calls where call.base == nil {
      switch scope[call.name] {
      case .function(let local):
        guard let body = local.body else { continue }
        slots += self.changes(in: body, scope: scope.shadowed(by: [call.name])).filter { !slots.contains($0) }
      case .delayed(let given):
        slots += self.changes(in: given.value, scope: given.scope).filter { !slots.contains($0) }
      case .closure(let given) where given.isConstant:
        slots += self.changes(by: given.closure, scope: given.scope).filter { !slots.contains($0) }
      default: break
      }
    }
    return slots
  }

  private func slot(assignedAs name: String, scope: Scope) -> Slot? {
    let isKnown = name == "self" || scope[name] != nil
    return borrowed(named: name, scope: scope) ?? region(named: name, scope: scope)
      ?? (isKnown ? place(Operands(named: name), scope: scope) : nil) ?? (isState(name, scope: scope) ? .state : nil)
  }

  /// `state.advance()` of a protocol's extension; what the enum has itself is followed where that is called.
  private func slot(changedBy call: Survey.CallName, on base: String, scope: Scope) -> Slot? {
    let place = base.filter { $0 != "?" && $0 != "!" }.withoutSelf
    guard machine.box == nil, let slot = slot(assignedAs: place, scope: scope), let type = variables[slot.id].type,
      let path = type.path, machine.declarations.types[path]?.functions(named: call.name).isEmpty == true
    else { return nil }
    let isOptional = type.isOptional
    return call.mayChange(valueOfTypeAt: path, named: place, isOptional: isOptional, in: machine.declarations)
      ? slot : nil
  }

  func isState(_ name: String, scope: Scope) -> Bool {
    if let isInObject = isInObject(name, scope: scope) { return isInObject }
    return scope[name] == nil && scope.receiver == .machine
      && (name == "self" || machine.stateNames(in: scope.owner).contains(name))
  }

  private func mayChange(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    if callsEntering(call, scope: scope) { return true }
    guard scope.receiver == .machine else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      if case .function(let local)? = scope[name] {
        return changes(in: local, scope: scope.shadowed(by: [name])).contains(.state)
      }
      return scope[name] == nil && changesState(byCalling: name, call, owner: scope.owner)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription,
      base == "self" || isAlias(base, scope: scope) || mayGiveSelf(member.base, scope: scope)
    else { return false }
    return changesState(byCalling: member.declName.baseName.identifierText, call, owner: scope.owner)
  }

  /// Whether a call under `try` can throw: one of a function without `throw` and `try` cannot.
  func mayFail(_ expression: ExprSyntax, scope: Scope) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return true }
    // What fails in a closure that is called where it stands fails there.
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      return !follows(closure, scope)
    }
    if let onlyRethrown = failure(ofGiven: call, scope: scope) { return onlyRethrown }
    if let closure = call.trailingClosure, closure.timing == .once {
      if call.calledName?.contains("Throwing") == true { return true }
      // What borrows something to a closure throws what that throws.
      if Survey(closure.statements).fails { return !follows(closure, scope) }
      // Nobody writes 'try' where neither can.
      if call.onlyRethrows { return false }
    }
    // So does what goes over a list that is written there.
    if let closure = call.trailingClosure, closure.timing == .repeatedly, Survey(closure.statements).fails,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(ArrayExprSyntax.self) == true
    {
      return !follows(closure, scope)
    }
    guard let name = call.calledExpression.nameBehindSelf.identifier, scope[name] == nil else { return true }
    let type = machine.declarations.types[scope.owner]
    let functions = type?.functions(named: name) ?? []
    let mayBeOthers = functions.contains { machine.declarations.mayThrowBelow($0, of: type) }
    return functions.isEmpty || mayBeOthers
      || machine.declarations.surveys.reachable(from: name, in: type).contains(where: \.fails)
  }

  /// Whether a closure stands in the place of its call.
  private func follows(_ closure: ClosureExprSyntax, _ scope: Scope) -> Bool {
    !changes(in: closure.statements, scope: scope).isEmpty
  }

  // MARK: What functions bear on

  func changesState(_ function: FunctionDeclSyntax) -> Bool {
    if let entry = machine.entries.first(where: { $0.function == function }) {
      return !machine.resultIsState(of: entry)
    }
    return changesState(named: function.name.identifierText, owner: machine.owner)
  }

  /// Whether a piece of source changes the state.
  func changesState(in syntax: some SyntaxProtocol) -> Bool {
    if machine.steps != nil { return machine.performsStep(syntax) }
    let survey = machine.declarations.surveys.fresh(syntax)
    return !survey.assigned.isDisjoint(with: machine.stateNames(in: machine.owner)) || machine.changesContent(survey)
      || survey.assigns(any: observed) || givesSelf(in: syntax)
      || survey.calls.contains { $0.isOnSelf && changesState(named: $0.name, owner: machine.owner) }
  }

  /// Whether a function of this name, or one that it calls, changes the state.
  func changesState(named name: String, owner: String) -> Bool {
    if let steps = machine.steps {
      let surveys = machine.declarations.surveys
      return owner == machine.owner
        && surveys.names(reachableFrom: name, in: machine.declarations.types[owner]).contains(steps.name)
    }
    if wrappers.names.contains(name), owner == machine.owner { return true }
    if givesSelf(byCalling: name, owner: owner) { return true }
    let state = machine.stateNames(in: owner).union(["self"])
    return machine.declarations.surveys.reachable(from: name, in: machine.declarations.types[owner])
      .contains { survey in
        !survey.assigned.isDisjoint(with: state) || !survey.assignedLater.isDisjoint(with: state)
          || machine.changesContent(survey) || survey.calls.contains(where: wrappers.contain)
          || owner == machine.owner && survey.assigns(any: observed)
      }
  }

  /// The same of those functions of a name that a call can mean.
  private func changesState(byCalling name: String, _ call: FunctionCallExprSyntax, owner: String) -> Bool {
    let functions = machine.declarations.types[owner]?.functions(named: name) ?? []
    guard functions.count > 1, machine.steps == nil, !wrappers.names.contains(name), call.trailingClosure == nil else {
      return changesState(named: name, owner: owner)
    }
    let arguments = Array(call.arguments)
    let fitting = functions.filter { $0.signature.parameterClause.parameters.takes(arguments) }
    let possible = fitting.taking(arguments, in: machine.declarations, of: owner)
    guard !possible.isEmpty else { return changesState(named: name, owner: owner) }
    return possible.contains { function in
      guard let body = function.body else { return true }
      let survey = machine.declarations.surveys.survey(body)
      let state = machine.stateNames(in: owner).union(["self"])
      return !survey.allAssigned.isDisjoint(with: state) || machine.changesContent(survey)
        || (survey.calls + survey.callsLater).contains { call in
          wrappers.contain(call) || call.isOnSelf && changesState(named: call.name, owner: owner)
        }
    }
  }

  /// Whether following a function can tell anything about the machine.
  func bears(_ function: FunctionDeclSyntax, owner: String) -> Bool {
    // What a step is made of may leave something behind.
    if machine.steps != nil, owner == machine.owner { return true }
    if machine.stateTypes?.context?.members.contains(function.name.identifierText) == true { return true }
    if machine.stateTypes?.holder(owner)?.bearing.contains(function.name.identifierText) == true { return true }
    if owner == machine.owner,
      shown.contains(function.name.identifierText) || bearsOnWhatIsLeft(function)
    {
      return true
    }
    let question = Surveys.Bearing(
      function: function.offset,
      owner: owner,
      state: machine.stateName(in: owner),
      whole: machine.declarations.whole?.path,
      lent: machine.box?.content ?? machine.holder?.content,
      wrappers: wrappers.names
    )
    if let known = machine.declarations.surveys.bearings[question] { return known }
    let answer = bearsAnew(function, owner: owner)
    machine.declarations.surveys.bearings[question] = answer
    return answer
  }

  private func bearsAnew(_ function: FunctionDeclSyntax, owner: String) -> Bool {
    let signature = function.signature
    let types = signature.parameterClause.parameters.map(\.type) + [signature.returnClause?.type].compactMap(\.self)
    if types.contains(where: { $0.trimmedDescription == "Never" }) || function.isMutating { return true }
    if types.contains(where: { ValueType($0, in: machine.declarations, from: owner)?.path != nil }) { return true }
    if isLentStruct(function, owner: owner) { return true }
    if owner == machine.stateTypes?.common || givesSelf(byCalling: function.name.identifierText, owner: owner) {
      return true
    }
    if let whole = machine.declarations.whole,
      types.contains(where: { machine.declarations.type(named: $0.plainName, from: owner)?.path == whole.path })
    {
      return true
    }
    let type = machine.declarations.types[owner]
    var stored = machine.stateName(in: owner) == nil ? [] : machine.stateNames(in: owner)
    // A lock that is named lends the struct around the state.
    if owner == machine.owner, let box = machine.box { stored.insert(box.name) }
    let names = type?.enumeration?.caseDeclarations.isEmpty == false ? ["self"] : stored
    return machine.declarations.surveys.reachable(from: function.name.identifierText, in: type, or: function)
      .contains { survey in
        survey.fails || names.contains(where: survey.mentions) || survey.calls.contains(where: wrappers.contain)
          || owner == machine.owner && survey.assigns(any: observed.union(flags.keys).union(companions.map(\.name)))
      }
  }
}

extension MachineDeclaration.Storage {
  var propertyName: String? {
    if case .property(let name) = self { name } else { nil }
  }
}

extension MachineDeclaration {
  /// Whether only this file can assign the state.
  var hasPrivateState: Bool {
    guard let name = storage.propertyName else { return true }
    return declarations.types[owner]?.hides(settingOf: name) ?? false
  }
}

extension String {
  /// The text itself, if it is a plain name.
  fileprivate var identifier: String? {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? self : nil
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it, or `self.` and it, is what something is assigned to.
  fileprivate var isTarget: Bool {
    let member = parent?.as(MemberAccessExprSyntax.self)
    let place = member.map { ExprSyntax($0) } ?? ExprSyntax(self)
    if let list = place.parent?.as(ExprListSyntax.self) {
      return list.first?.id == place.id && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    return place.parent.flatMap { Assignment(ExprSyntax($0) ?? place) }?.target.id == place.id
  }
}
