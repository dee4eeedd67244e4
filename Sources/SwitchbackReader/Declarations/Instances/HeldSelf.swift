import SwiftSyntax

extension MachineDeclaration {
  /// Where the type calls what sets the state on what may be the instance.
  var callsOnHeldSelf: [AssignmentSite] {
    guard case .property = storage, !isStatic, region == nil, steps == nil, closure == nil,
      let type = declarations.types[owner], type.isShared
    else { return [] }
    let names = stateNames(in: owner)
    let held = HeldSelf(of: type, declarations.surveys.facts) { name in
      declarations.surveys.reachable(from: name, in: type).contains { !$0.assigned.isDisjoint(with: names) }
    }
    return type.members.withoutAlikes.filter { !$0.isProtocolOrType }.flatMap(held.calls(in:)).map { call in
      let why = "what '\(call.calledExpression.text)' does to 'self' is not followed"
      return AssignmentSite(range: call.offset..<call.endPosition.utf8Offset, why: why)
    }
  }
}

/// What may be the instance though it does not go by a name of it: an element of `[self]`, `Optional(self)`,
/// `self as any Runner`.
struct HeldSelf {
  private let type: Declarations.TypeDeclaration
  private let facts: ModuleFacts
  /// Whether a function of the type changes the state.
  private let changesState: (String) -> Bool

  init(of type: Declarations.TypeDeclaration, _ facts: ModuleFacts, changesState: @escaping (String) -> Bool) {
    self.type = type
    self.facts = facts
    self.changesState = changesState
  }

  /// The calls in a member of what changes the state, on something that may be the instance.
  func calls(in member: DeclSyntax) -> [FunctionCallExprSyntax] {
    EveryCallFinder.calls(in: member).filter { call in
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base else {
        return false
      }
      let name = callee.declName.baseName.identifierText
      let isOfOwn = !type.functions(named: name).isEmpty
      return isOfOwn && (isCast(base) || isCurried(call, base: base) || mayBe(base)) && changesState(name)
    }
  }

  /// Whether a call takes a method from its type: `Machine.stop(self)()`.
  private func isCurried(_ call: FunctionCallExprSyntax, base: ExprSyntax) -> Bool {
    ["Self", type.path.lastName].contains(base.trimmedDescription) && call.arguments.first?.expression.isSelf == true
  }

  /// The assignments in a member of a state of something that may be the instance: `root.state = .done`.
  func assignments(in member: DeclSyntax, of state: Set<String>) -> [Int] {
    AssignmentFinder.assignments(in: member).filter { assignment, _ in
      guard let target = assignment.target.as(MemberAccessExprSyntax.self), let base = target.base else { return false }
      return state.contains(target.declName.baseName.identifierText) && (isCast(base) || mayBe(base))
    }.map(\.offset)
  }

  /// Whether an expression is an element of what holds the instance, or a local that is.
  private func mayBe(_ expression: ExprSyntax, depth: Int = 8) -> Bool {
    guard depth > 0 else { return false }
    let place = expression.withoutMarks
    if let base = place.as(MemberAccessExprSyntax.self)?.base { return holds(base, depth: depth - 1) }
    if let list = place.as(SubscriptCallExprSyntax.self)?.calledExpression { return holds(list, depth: depth - 1) }
    if let call = place.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map { holds($0, depth: depth - 1) } ?? false
    }
    // `(isFirst ? self : other)`, `(other ?? self)`
    if let tuple = place.as(TupleExprSyntax.self)?.elements, tuple.count == 1, let only = tuple.first,
      Operands(only.expression).single == nil
    {
      return holdsAny(of: Operands(only.expression).elements, depth: depth - 1)
    }
    guard let name = place.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !isAlias(name, at: place) else {
      return false
    }
    switch Syntax(place).localBinding(of: name, in: facts.bindings) {
    case .value(let value): return value.isSelf || isCast(value) || mayBe(value, depth: depth - 1)
    case .bound(let value): return isCast(value) || holds(value, depth: depth - 1)
    case .element(let list, _): return holds(list, depth: depth - 1)
    case .given(let closure, _):
      let callee = closure.call?.calledExpression.as(MemberAccessExprSyntax.self)
      return callee?.base.map { holds($0, depth: depth - 1) } ?? false
    default: return false
    }
  }

  /// Whether an expression is a list, a dictionary, a tuple or an optional in which the instance is.
  private func holds(_ expression: ExprSyntax, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let place = expression.withoutMarks
    if let list = place.as(ArrayExprSyntax.self) { return holdsAny(of: list.elements.map(\.expression), depth: depth) }
    if case .elements(let pairs)? = place.as(DictionaryExprSyntax.self)?.content {
      return holdsAny(of: pairs.map(\.value), depth: depth)
    }
    if let tuple = place.as(TupleExprSyntax.self) {
      return holdsAny(of: tuple.elements.map(\.expression), depth: depth)
    }
    if let value = place.inOptional, isInstance(value) { return true }
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !isAlias(name, at: place),
      case .value(let value) = Syntax(place).localBinding(of: name, in: facts.bindings), holds(value, depth: depth - 1)
    {
      return true
    }
    return mayBe(place, depth: depth - 1)
  }

  private func holdsAny(of values: [ExprSyntax], depth: Int) -> Bool {
    values.contains { value in
      if let ternary = value.as(UnresolvedTernaryExprSyntax.self) {
        return isInstance(ternary.thenExpression) || holds(ternary.thenExpression, depth: depth - 1)
      }
      return isInstance(value) || holds(value, depth: depth - 1)
    }
  }

  private func isInstance(_ expression: ExprSyntax) -> Bool {
    let value = expression.withoutMarks
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, isAlias(name, at: value) {
      return true
    }
    return value.isSelf || facts.selfGivers.include(value)
  }

  /// Whether an expression is `self as Runner`.
  private func isCast(_ expression: ExprSyntax) -> Bool {
    let parts = Operands(expression)
    let inner = parts.single?.withoutMarks.as(TupleExprSyntax.self)?.elements
    if let inner { return inner.count == 1 && inner.first.map { isCast($0.expression) } == true }
    guard parts.elements.count == 3, parts.elements[1].is(UnresolvedAsExprSyntax.self) else { return false }
    return isInstance(parts.elements[0])
  }

  private func isAlias(_ name: String, at place: ExprSyntax) -> Bool {
    SelfAliases.around(place, in: facts.bindings).contains(name)
  }
}
