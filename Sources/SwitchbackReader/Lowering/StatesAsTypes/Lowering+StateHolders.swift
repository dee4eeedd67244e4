import SwiftSyntax

/// What holds a machine of states that are classes: its methods enter them, and ask which of them is there.
extension Lowering {
  mutating func heldEvents(of states: StateTypes) -> [Program.Event] {
    let asking = states.types.flatMap { StateRequestFinder.events(in: $0, asking: states) }.map(\.name)
    for name in ["willExit", "didEnter"] where !states.holders.isEmpty && asking.contains(name) {
      assume("'\(name)' is an event of its own, which comes with what enters a state")
    }
    return states.holders.flatMap { holder in
      if !holder.type.hides(settingOf: holder.property) {
        assume("nobody else is seen to enter a state by '\(holder.type.path.plainPath).\(holder.property)'")
      }
      return holder.events.map { event in
        functions.append(Function(name: event.name, offset: event.offset, assigns: true))
        signatures.append(Signature(key: Signature.Key(offset: -functions.count, isEntry: true, isOnValue: false)))
        let id = functions.count - 1
        let scope = Scope(receiver: .other, owner: holder.type.path).shadowed(by: event.parameters)
        functions[id].body = block(event.statements, scope: scope, to: nil)
        return Program.Event(name: event.name, path: [], function: id, resultIsState: false)
      }
    }
  }

  func stateHolder(_ scope: Scope) -> StateHolder? { machine.stateTypes?.holder(scope.owner) }

  /// `if machine.enter(Running.self)`, `if machine.canEnterState(Running.self)`, `if machine.currentState is Running`
  mutating func askedOfMachine(_ term: Operands, scope: Scope) -> Asked? {
    guard let states = machine.stateTypes, let holder = stateHolder(scope), permissionFunction != nil else {
      return nil
    }
    if let kind = eventCast(term, text: term.text, scope: scope) { return Asked(condition: kind, scope: scope) }
    guard let call = term.single else { return nil }
    let allowed = slot(of: .bool)
    if let name = holder.question(call, of: states) {
      let before = permitted(name, by: term.site, answering: allowed)
      return Asked(before: before, condition: validity(of: name, in: allowed), scope: scope)
    }
    guard let request = holder.request(call, of: states) else { return nil }
    let before = entered(request, by: term.site, answering: allowed, scope: scope)
    return Asked(before: before, condition: .holds(allowed, text: term.text), scope: scope)
  }

  /// `guard let machine = self.machine`
  func unwrapsMachine(_ binding: OptionalBindingConditionSyntax, scope: Scope) -> Bool {
    guard let holder = stateHolder(scope) else { return false }
    guard let value = binding.initializer?.value else { return binding.pattern.trimmedDescription == holder.property }
    return holder.names(value)
  }

  /// Whether an expression is an answer of the machine.
  func isAnswerOfMachine(_ term: Operands, scope: Scope) -> Bool {
    guard let states = machine.stateTypes, let holder = stateHolder(scope), let first = term.elements.first else {
      return false
    }
    guard let single = term.single else {
      return term.elements.count == 3 && term.elements[1].is(UnresolvedIsExprSyntax.self) && holder.isCurrent(first)
    }
    return holder.question(single, of: states) != nil || holder.request(single, of: states) != nil
  }

  /// A computed property of the holder that asks the machine.
  func holdersProperty(_ expression: ExprSyntax, named name: String, scope: Scope) -> InlinedCall? {
    guard scope[name] == nil, expression.nameBehindSelf == name, stateHolder(scope)?.bearing.contains(name) == true,
      let binding = machine.declarations.property(named: name, of: scope.owner, seenFrom: expression.offset),
      let body = binding.getter
    else { return nil }
    let callee = InlinedCall.Callee.getter(body, type: binding.typeAnnotation?.type)
    return InlinedCall(callee: callee, receiver: scope.receiver, owner: scope.owner)
  }

  /// `machine.currentState is Running`
  func statePattern(_ type: TypeSyntax, of slot: Slot?) -> CasePattern? {
    guard let states = machine.stateTypes, permissionFunction != nil, let slot,
      variables[slot.id].type?.path == machine.stateType
    else { return nil }
    return states.pattern(for: type.plainName)
  }

  /// Whether something enters a state: a call, or a closure in its place.
  func entersState(in syntax: some SyntaxProtocol, scope: Scope) -> Bool {
    guard let states = machine.stateTypes, permissionFunction != nil else { return false }
    return EntryFinder.enters(syntax) { call in
      states.request(ExprSyntax(call), from: scope.owner) != nil || callsEntering(call, scope: scope)
    }
  }

  /// Whether a call is one of a function of the holder that enters a state.
  func callsEntering(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    guard let holder = stateHolder(scope), let name = call.calledName else { return false }
    return holder.entering.contains(name) && call.calledExpression.nameBehindSelf == name
  }
}

private final class EntryFinder: SyntaxVisitor {
  private var found = false
  private let isEntry: (FunctionCallExprSyntax) -> Bool

  private init(_ isEntry: @escaping (FunctionCallExprSyntax) -> Bool) {
    self.isEntry = isEntry
    super.init(viewMode: .sourceAccurate)
  }

  static func enters(_ syntax: some SyntaxProtocol, _ isEntry: @escaping (FunctionCallExprSyntax) -> Bool) -> Bool {
    let finder = EntryFinder(isEntry)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isEntry(node) { found = true }
    return found ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.timing.isAtOnce ? .visitChildren : .skipChildren
  }
}
