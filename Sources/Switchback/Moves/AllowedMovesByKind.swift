/// Allowed moves between states with payloads, by the kinds of the states: their cases without the payloads.
///
/// A request is an event of the machine, so a state gets its kinds as events do: by `@MachineEvent`, or by hand.
///
/// ```swift
/// @MachineEvent
/// enum Screen { case list, detail(Int) }
///
/// let machine = StateMachine(AllowedMovesByKind(initial: Screen.list, [.list: [.detail], .detail: [.list, .detail]]))
/// machine.state = .detail(3)
/// machine.move(to: .detail(4))  // .updated: allowed, and the same kind of state
/// ```
public struct AllowedMovesByKind<State: MachineEvent>: MoveRule {
  @usableFromInline var cursor: MoveCursor<State, State.Kind>

  /// Allows the moves of a list of kinds.
  ///
  /// - Parameters:
  ///   - final: where the machine ends. A state that nothing leads out of is only final if it is named here.
  ///   - condition: what else must hold for a move of the list. It is pure: it depends on the two states alone.
  ///   - missing: where a request leads that is not allowed: to the state that it gives, allowed or not, or nowhere.
  public init(
    initial: State,
    final: [State.Kind] = [],
    _ moves: MoveList<State.Kind>,
    where condition: (@Sendable (_ from: State, _ to: State) -> Bool)? = nil,
    missing: (@Sendable (_ from: State, _ to: State) -> State?)? = nil
  ) {
    let plan = MovePlan(initial: initial.kind, final: final, list: moves, condition: condition, missing: missing)
    cursor = MoveCursor(initial, of: initial.kind, plan: plan)
  }

  /// Allows the moves for which a closure says so; there is no graph then, since it cannot be asked without payloads.
  public init(
    initial: State,
    final: [State.Kind] = [],
    where condition: @escaping @Sendable (_ from: State, _ to: State) -> Bool,
    missing: (@Sendable (_ from: State, _ to: State) -> State?)? = nil
  ) {
    let plan = MovePlan(initial: initial.kind, final: final, list: nil, condition: condition, missing: missing)
    cursor = MoveCursor(initial, of: initial.kind, plan: plan)
  }
}

extension AllowedMovesByKind {
  /// The current state.
  @inlinable public var state: State {
    get { cursor.state }
    set { cursor.put(newValue, of: newValue.kind) }
  }

  /// The state's own kind.
  @inlinable
  public static func kind(of state: State) -> State.Kind { state.kind }

  /// Whether the current state is of a kind that was named as final.
  @inlinable public var isFinal: Bool { cursor.isFinal }

  /// Moves to the state that is asked for, if that is allowed; of the same kind it is an update, or a stay where it is equal.
  @inlinable
  public mutating func apply(_ request: State) -> Outcome {
    cursor.apply(request, of: request.kind) { $0.kind }
  }

  /// Whether the state may change to this one, as it is asked for.
  public func allows(_ request: State) -> Bool { cursor.allows(request, of: request.kind) }

  /// The kinds of state that may come next, conditions aside; nil where only code decides.
  public var allowedMoves: [State.Kind]? { cursor.allowedMoves() }

  /// The drawing: exactly the list; refused where only code decides.
  public var graph: StateGraph { MoveDrawing(cursor.plan, asking: nil).graph }
}

extension AllowedMovesByKind: Sendable where State: Sendable, State.Kind: Sendable {}
