/// A state and its row in the plan of the moves: what all rules of moves are made of.
@usableFromInline
struct MoveCursor<State, Kind: Hashable> {
  @usableFromInline var state: State
  @usableFromInline var isFinal: Bool
  // Kept, so that a move need not look for it; small, because it lies in the machine.
  @usableFromInline var row: Int32
  @usableFromInline let plan: MovePlan<State, Kind>

  @inlinable
  init(_ state: State, of kind: Kind, plan: MovePlan<State, Kind>) {
    self.plan = plan
    self.state = state
    let row = plan.list.row(of: kind)
    self.row = Int32(truncatingIfNeeded: row)
    isFinal = plan.isFinal(row)
  }

  /// Whether the plan has the move to a state.
  @inlinable
  func allows(_ request: State, of kind: Kind) -> Bool {
    if plan.hasList, plan.list.row(of: kind, after: Int(row)) == nil { return false }
    return plan.condition?(state, request) ?? true
  }

  /// Puts a state in place, allowed or not.
  @inlinable
  mutating func put(_ state: State, of kind: Kind) {
    self = MoveCursor(state, of: kind, plan: plan)
  }
}

extension MoveCursor {
  /// Moves to a state if that is allowed, or to where the request is redirected.
  @inlinable
  mutating func apply(_ request: State, of kind: Kind, kindOf: (State) -> Kind) -> Outcome {
    guard plan.isPlain else { return applyAsking(request, of: kind, kindOf: kindOf) }
    guard let next = plan.list.row(of: kind, after: Int(row)) else { return .unhandled }
    if next == Int(row), isSame(request) { return .unchanged }
    state = request
    row = Int32(truncatingIfNeeded: next)
    isFinal = plan.isFinal(next)
    return .changed
  }

  /// The same where there is code to ask; apart, so that the other stays small.
  @inlinable
  @inline(never)
  mutating func applyAsking(_ request: State, of kind: Kind, kindOf: (State) -> Kind) -> Outcome {
    allows(request, of: kind) ? take(request, of: kind, kindOf: kindOf) : redirect(request, of: kind, kindOf: kindOf)
  }

  /// Goes where the plan sends a request that is not allowed; the state that it is in is not missing.
  @inlinable
  mutating func redirect(_ request: State, of kind: Kind, kindOf: (State) -> Kind) -> Outcome {
    guard kind != kindOf(state), let target = plan.missing?(state, request) else { return .unhandled }
    return take(target, of: kindOf(target), kindOf: kindOf)
  }

  @inlinable
  mutating func take(_ target: State, of kind: Kind, kindOf: (State) -> Kind) -> Outcome {
    if kind == kindOf(state), isSame(target) { return .unchanged }
    put(target, of: kind)
    return .changed
  }

  /// Whether a state of the current kind is the current one.
  @inlinable
  func isSame(_ other: State) -> Bool {
    State.self == Kind.self || areEqual(state, other)
  }
}

/// Whether two values are equal, where their type can tell.
@usableFromInline
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == other as? Known }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}

extension MoveCursor: Sendable where State: Sendable, Kind: Sendable {}
