import SwiftSyntax

/// Closures that change the state before their call returns; those that run later are events of their own.
extension Lowering {
  mutating func closure(_ closure: ClosureExprSyntax, scope: Scope) -> [Statement] {
    var scope = self.scope(of: closure, in: scope)
    let slots = changes(by: closure, scope: scope)
    if slots.isEmpty, trapsOnState(closure, scope: scope) { return once(closure, scope: scope) }
    // What runs later where states are classes is an event of its own already.
    guard !slots.isEmpty, permissionFunction == nil || closure.timing.isAtOnce else { return [] }
    let captured = captured(by: closure, scope: &scope)
    return captured
      + self.closure(closure, timing(of: closure, changing: slots, scope: scope), changing: slots, scope: scope)
  }

  func scope(of closure: ClosureExprSyntax, in scope: Scope) -> Scope {
    var scope = scope
    if scope.receiver == .machine {
      for alias in closure.selfAliases(knowing: scope.instanceNames) { scope.bind(alias, to: .machine) }
    }
    return scope
  }

  /// The slots that a closure may assign, or show where they are assigned.
  func changes(by closure: ClosureExprSyntax, scope: Scope) -> [Slot] {
    let slots = changes(in: closure.statements, scope: scope.shadowed(by: closure.hidingNames))
    return slots.isEmpty && scope.receiver == .machine && showsOthers(closure) ? [.state] : slots
  }

  mutating func closure(
    _ closure: ClosureExprSyntax,
    _ timing: ClosureTiming,
    changing slots: [Slot],
    scope: Scope
  ) -> [Statement] {
    switch timing {
    case .later:
      let told = told(closure, scope: scope)
      addLater(closure, told: told, scope: scope)
      let keeping = keeping(closure, scope: scope)
      guard machine.steps != nil || machine.isKeptOutside || hidesState, !isShownByCondition(closure, scope: scope)
      else { return keeping }
      return keeping + whereEnabled([.schedule(closure.offset, told: told?.slot)], closure, scope: scope)
    case .once: return once(closure, scope: scope)
    case .repeatedly:
      if let counted = countedTurns(of: closure, scope: scope) { return [counted] }
      let body = self.body(of: closure, scope: scope)
      guard let isThere = presence(asked: closure, scope: scope) else { return [turns([body], of: closure)] }
      return [.branch(isThere, then: Block(statements: [body]), otherwise: Block())]
    case .meanwhile: return [turns([turnOfOthers(before: closure), body(of: closure, scope: scope)], of: closure)]
    case .unknown:
      let site = Site(text: closure.firstLine, offset: closure.offset)
      let why = "a closure that changes the state is not followed"
      return slots.map { .lose($0, Unknown(site: site, why: why)) }
    }
  }

  /// What is done as often as the call likes that is given the closure.
  private mutating func turns(_ statements: [Statement], of closure: ClosureExprSyntax) -> Statement {
    let leave = Jump(kind: .leave, label: nil)
    let turn = Statement.branch(
      .text(closure.textOfTurn),
      then: Block(statements: statements),
      otherwise: Block(statements: [.jump(leave)])
    )
    let loop = Statement.loop(Block(statements: [turn]), id: nextRow(), offset: closure.offset)
    return .landing(leave, catchesUnlabelled: true, Block(statements: [loop]))
  }

  private mutating func timing(of closure: ClosureExprSyntax, changing slots: [Slot], scope: Scope) -> ClosureTiming {
    if machine.declarations.surveys.facts.takenAtCalls.contains(closure.offset) {
      let place = lines.place(at: closure.offset, seenFrom: machine.offset)
      assume("\(place): the closure given to '\(closure.calleeText)' runs before anything asks for what it sets")
      return .once
    }
    // When others than the last one run that it is given is not followed.
    if let call = closure.call, isLocal(call, scope: scope) { return .unknown }
    let written = closure.timing
    if !written.isAtOnce, !given(in: closure, scope: scope).isEmpty { return closure.timingAtOnce }
    guard written == .unknown else { return written }
    if slots.contains(.state), let known = machine.declarations.surveys.facts.runners.timing(of: closure) {
      let place = lines.place(at: closure.offset, seenFrom: machine.offset)
      assume("\(place): the closure given to '\(closure.calleeText)' runs at once")
      return known
    }
    if machine.steps != nil, closure.isAssigned { return .later }
    // What this file declares may call it or not.
    guard let call = closure.call, slots.contains(.state) else { return .unknown }
    if let declared = declared(call, scope: scope) {
      // What only holds other closures is itself of no account.
      return declared.keepsClosures || machine.isKeptOutside && !isEvent(closure) ? .later : .unknown
    }
    switch scope.receiver {
    case .other: return machine.storage == .parameter ? closure.timingAtOnce : .unknown
    case .value: return closure.timingAtOnce
    case .machine:
      // A result and a collection run it at once, a future later; a bare name does not tell which it is.
      if closure.timingAtOnce == .repeatedly,
        machine.isStatic || closure.isGivenToName(scope) && !isBare(closure, scope: scope)
      {
        return .unknown
      }
      // In a value that changes itself no closure can outlive the call; elsewhere such a one has to write 'self'.
      let isLater = machine.isShared && (machine.isOutlivedByClosures || !isBare(closure, scope: scope))
      let when = isLater ? "later" : "at once"
      if machine.isKeptOutside, !isEvent(closure) { return .later }
      if !isLater, runsWhileWaitedFor(closure, scope: scope) { return .meanwhile }
      let place = lines.place(at: closure.offset, seenFrom: machine.offset)
      assume("\(place): the closure given to '\(closure.calleeText)' runs \(when)")
      return isLater ? .later : closure.timingAtOnce
    }
  }

  /// Whether it is given to a function of the type that asks for the state, and may show it in some states only.
  private func isShownByCondition(_ closure: ClosureExprSyntax, scope: Scope) -> Bool {
    if isShownByObserver(closure) { return true }
    guard machine.isKeptOutside, let state = machine.stateName(in: machine.owner),
      let body = closure.call.flatMap({ declared($0, scope: scope) })?.body
    else { return false }
    return machine.declarations.surveys.survey(body).mentions(state)
  }

  /// Whether what an observer of the state sets decides when it is shown: `sheet(isPresented: $model.isOpen) { … }`.
  private func isShownByObserver(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.call?.trailingClosure == closure, let call = closure.call, let observers = machine.observersOfState
    else { return false }
    let set = machine.declarations.surveys.survey(observers).assigned
    return call.arguments.contains { argument in
      let text = argument.expression.trimmedDescription
      return text.hasPrefix("$") && set.contains(text.dropFirst().split(separator: ".").last.map(String.init) ?? "")
    }
  }

  private func isBare(_ closure: ClosureExprSyntax, scope: Scope) -> Bool {
    let survey = machine.declarations.surveys.fresh(closure)
    let asked = closure.signature?.capture == nil ? survey.looked.subtracting(survey.ofSelf) : []
    return survey.assigned.union(asked).contains { isState($0, scope: scope) }
      || survey.calls.contains {
        $0.base == nil && scope[$0.name] == nil && changesState(named: $0.name, owner: scope.owner)
      }
  }

  private func declared(_ call: FunctionCallExprSyntax, scope: Scope) -> FunctionDeclSyntax? {
    guard let name = call.calledName, call.calledExpression.nameBehindSelf == name else { return nil }
    let own = machine.declarations.types[scope.owner]?.functions ?? []
    return (own + machine.declarations.functions).first { $0.name.identifierText == name }
  }

  /// The closure in the place of its call.
  ///
  /// - Parameter given: what its parameters are, as far as that is known.
  mutating func body(of closure: ClosureExprSyntax, given: [String: Slot] = [:], scope: Scope) -> Statement {
    let id = function(of: closure, given: given, scope: scope)
    return .call(Call(function: id, arguments: [], site: Site(text: closure.firstLine, offset: closure.offset)))
  }

  /// The function that a closure is which was given to the function at hand: `body(&state)`.
  mutating func function(
    of given: GivenClosure,
    taking arguments: [LabeledExprSyntax],
    result: ValueType?,
    record: RecordType? = nil,
    closure: GivenClosure? = nil,
    scope: Scope
  ) -> Int {
    let names =
      given.closure.parameterNames.isEmpty ? (0...arguments.count).map { "$\($0)" } : given.closure.parameterNames
    let types = given.closure.parameterTypes.isEmpty ? given.toldTypes : given.closure.parameterTypes
    var inside = self.scope(of: given.closure, in: given.scope.shadowed(by: names))
    var parameters: [Signature.Parameter] = []
    for (name, argument) in zip(names, arguments) {
      let place = argument.expression.as(InOutExprSyntax.self).flatMap {
        self.place(Operands($0.expression), scope: scope)
      }
      let written = types.dropFirst(parameters.count).first ?? nil
      let type =
        place.flatMap { variables[$0.id].type } ?? ValueType(written, in: machine.declarations, from: inside.owner)
      let slot = slot(of: type)
      inside.bind(name, to: .slot(slot))
      if given.scope.receiver == .machine, isInstance(lent: argument.expression, scope: scope) {
        inside.bind(name, to: .machine)
      }
      if isHolder(lent: argument.expression, scope: scope) { inside.bind(name, to: .content(.state)) }
      let label = argument.label?.identifierText
      parameters.append(Signature.Parameter(label: label, slot: slot, type: type, written: written))
    }
    if let closure, names.count > arguments.count { inside.bind(names[arguments.count], to: .closure(closure)) }
    inside.result = result
    inside.record = record.map { self.record(of: $0) }
    functions.append(
      Function(name: "a closure", offset: given.closure.offset, assigns: true, isAsked: result?.isTracked == true)
    )
    signatures.append(
      Signature(
        key: Signature.Key(offset: given.closure.offset, isEntry: false, isOnValue: false),
        parameters: parameters
      )
    )
    let id = functions.count - 1
    signatures[id].record = inside.record
    functions[id].body = block(
      given.closure.statements,
      scope: inside,
      to: given.closure.statements.count == 1 ? .result : nil
    )
    return id
  }

  private mutating func function(
    of closure: ClosureExprSyntax,
    given: [String: Slot] = [:],
    scope: Scope,
    keeping kept: [KeptConstant] = []
  ) -> Int {
    var inside = scope.shadowed(by: closure.hidingNames)
    for (name, slot) in given { inside.bind(name, to: .slot(slot)) }
    inside.result = nil
    let before = bind(kept, in: &inside)
    if machine.steps != nil, let event = closure.switchedParameter, !cases(of: closure).names.isEmpty {
      inside.bind(event, to: .slot(.event))
    }
    functions.append(Function(name: "a closure", offset: closure.offset, assigns: true))
    signatures.append(Signature(key: Signature.Key(offset: closure.offset, isEntry: false, isOnValue: false)))
    let id = functions.count - 1
    functions[id].body = block(closure.statements, scope: inside, to: nil)
    functions[id].body.statements.insert(contentsOf: before, at: 0)
    return id
  }

  // MARK: Later

  /// A closure that runs later is an event if it looks at the state or changes it; what only calls functions is none, but they are.
  private mutating func addLater(_ closure: ClosureExprSyntax, told: ToldClosure?, scope: Scope) {
    guard scope.receiver == .machine, !laterClosures.contains(where: { $0.offset == closure.offset }) else {
      return
    }
    var outlived = scope.outlived
    if let told { outlived.bind(told.parameter, to: .slot(.event)) }
    let kept = constants(keptBy: closure, scope: scope)
    laterClosures.append(
      LaterClosure(closure: closure, scope: outlived, isEvent: isEvent(closure), told: told, kept: kept)
    )
  }

  func isEvent(_ closure: ClosureExprSyntax) -> Bool {
    if machine.steps != nil { return machine.performsStep(closure.statements) }
    let survey = machine.declarations.surveys.fresh(closure.statements, isBareAtOnce: !machine.isOutlivedByClosures)
    let names = machine.stateNames(in: machine.owner).union(["self"])
    if !names.isDisjoint(with: survey.assigned) || survey.calls.contains(where: wrappers.contain)
      || survey.assigns(any: observed) || machine.changesContent(survey)
    {
      return true
    }
    let locals = survey.calls.isEmpty ? [] : closure.localFunctions + closure.localConstants
    if survey.calls.contains(where: { call in
      call.base == nil
        && locals.contains { $0.name == call.name && assigns($0.body) }
    }) {
      return true
    }
    // What sends an event is none itself.
    let dispatchers = Set(machine.entries.filter { !$0.isEvent }.map(\.function.name.identifierText))
    let calls = survey.calls.filter { !isOfGiver($0) }
    if calls.contains(where: callsHelper) || callsEventsInTurn(closure, survey) || tellsHelper(survey) { return true }
    let surveys = machine.declarations.surveys
    let hidden = Set(closure.ownNames).subtracting(survey.ofSelf)
    return survey.asks(any: names.subtracting(hidden))
      && calls.contains { call in
        call.isOnSelf && !dispatchers.contains(call.name) && !isView(named: call.name)
          && surveys.reachable(from: call.name, in: machine.declarations.types[machine.owner], excluding: dispatchers)
            .contains { !names.isDisjoint(with: $0.allAssigned) }
      }
  }

  private func assigns(_ body: some SyntaxProtocol) -> Bool {
    let names = machine.stateNames(in: machine.owner).union(["self"])
    let survey = machine.declarations.surveys.survey(body)
    return !names.isDisjoint(with: survey.assigned) || survey.calls.contains(where: callsHelper)
  }

  /// Whether a call is one of a function that sets the state and is no event itself, but a helper: `transition(to: .closed)`.
  private func callsHelper(_ call: Survey.CallName) -> Bool {
    guard call.isOnSelf, let type = machine.declarations.types[machine.owner] else { return false }
    return type.functions(named: call.name).contains { function in
      function.answers(call)
        && (function.access == .hidden && !machine.entries.contains { $0.function == function }
          || function.isTold(machine.stateType, by: call, in: machine.declarations, of: machine.owner))
        && !isView(named: call.name)
        && changesState(named: call.name, owner: machine.owner) && !onlyLeavesBehind(named: call.name)
    }
  }

  /// Whether functions of a name do nothing to the state, and ask nothing of it, but in closures that run later.
  func onlyLeavesBehind(named name: String) -> Bool {
    guard machine.steps == nil, !wrappers.names.contains(name) else { return false }
    let names = machine.stateNames(in: machine.owner).union(["self"])
    let surveys = machine.declarations.surveys
    let reached = surveys.reachable(from: name, in: machine.declarations.types[machine.owner])
    return reached.allSatisfy { survey in
      survey.assigned.isDisjoint(with: names) && !machine.changesContent(survey) && !survey.asks(any: names)
        && !survey.calls.contains(where: wrappers.contain)
        && survey.closures.allSatisfy {
          $0.timing == .later
            || surveys.fresh($0.statements, includingClosures: true).assigned.isDisjoint(with: names)
        }
    }
  }

  /// The events that are closures; in these there may be others.
  mutating func closureEvents() -> [Program.Event] {
    var events: [Program.Event] = []
    var next = 0
    while next < laterClosures.count || !laterFunctions.isEmpty || lowerGivers() {
      guard next < laterClosures.count || !laterFunctions.isEmpty else { continue }
      if let local = laterFunctions.popLast() {
        events.append(self.event(of: local))
        continue
      }
      let later = laterClosures[next]
      next += 1
      if later.told != nil { setType(of: .event, to: Variable(type: ValueType(path: machine.stateType))) }
      let id = function(of: later.closure, scope: later.scope, keeping: later.kept)
      let set = telling(setBefore: later.closure, scope: later.scope)
      functions[id].body = filtered(functions[id].body, by: later.closure.filtersBefore, scope: later.scope)
      functions[id].body.statements.insert(contentsOf: set, at: 0)
      if later.told == nil { callbacks[Callback(offset: later.offset)] = id }
      guard later.isEvent, machine.steps == nil else { continue }
      if let told = later.told {
        events += self.events(of: later.closure, told: told, function: id)
        continue
      }
      let name = laterName(in: later.site, of: later.call.map { nameGiven(by: $0) } ?? nameGiven(to: later.closure))
      let callback = isInView(later.site) ? Callback(offset: later.offset) : nil
      var event = Program.Event(name: name, path: [], function: id, resultIsState: false, callback: callback)
      event.isClosure = true
      event.dropsErrors = later.closure.isStarted
      events.append(event)
    }
    return machine.steps == nil ? events : callbackEvents()
  }
}

/// A closure that is an argument or a constant, and the scope in which it is written.
struct GivenClosure {
  var closure: ClosureExprSyntax
  var scope: Scope
  /// Whether it cannot outlive the call of the function that it was given to, whatever that gives it to.
  var endsWithCall = false
  /// The types of what the function tells it.
  var toldTypes: [TypeSyntax?] = []
  /// The type of what it gives, where that is written elsewhere.
  var givenType: TypeSyntax?
  /// Whether it is no part of the function that calls it, so that it knows by other names what it is given.
  var standsElsewhere = false

  /// Whether it goes by the name of a constant of the function.
  var isConstant: Bool { closure.constantName != nil }
}

extension ClosureExprSyntax {
  /// Whether it is given to a function of a parameter or a local: `result.map { … }`.
  fileprivate func isGivenToName(_ scope: Scope) -> Bool {
    let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
    return base.map { scope[$0.baseName.identifierText] != nil } ?? false
  }

  /// The functions that are declared inside of the function in which it stands.
  fileprivate var localFunctions: [(name: String, body: Syntax)] {
    itemsAround.compactMap { $0.item.as(FunctionDeclSyntax.self) }.compactMap { function in
      function.body.map { (function.name.identifierText, Syntax($0)) }
    }
  }

  /// The closures that are constants of that function.
  fileprivate var localConstants: [(name: String, body: Syntax)] {
    let bindings = itemsAround.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) }
    return bindings.compactMap { $0.initializer?.value.as(ClosureExprSyntax.self) }.compactMap { closure in
      closure.constantName.map { ($0, Syntax(closure.statements)) }
    }
  }

  private var itemsAround: [CodeBlockItemSyntax] {
    sequence(first: Syntax(self), next: \.parent).compactMap { $0.as(CodeBlockItemListSyntax.self) }.flatMap { $0 }
  }

  /// What it is given to.
  var calleeText: String { call?.calledName ?? firstLine }

  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.identifierText)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: []
    }
  }
}
