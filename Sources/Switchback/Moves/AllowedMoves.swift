/// The rule of a machine whose state is assigned: which states may follow which.
///
/// ```swift
/// enum LoadState { case initial, loading, loaded, failed }
///
/// let machine = StateMachine(
///   AllowedMoves(
///     initial: LoadState.initial,
///     [.initial: [.loading], .loading: [.loaded, .failed], .failed: [.loading]]
///   )
/// )
/// machine.state = .loading
/// machine.move(to: .initial)  // .unhandled, and a line on standard error says so
/// ```
///
/// A request for the state that the machine is in is a request like any other: it has to be allowed, and then the machine
/// stays. A value that is kept, as in `static let moves = AllowedMoves(…)`, is shared by all machines made with it.
///
/// Each value of `State` is a state of its own, payloads included; for states whose payloads do not matter to the moves there
/// is ``AllowedMovesByKind``.
public struct AllowedMoves<State: Hashable>: MoveRule {
  @usableFromInline var cursor: MoveCursor<State, State>

  /// Allows the moves of a list.
  ///
  /// - Parameters:
  ///   - final: where the machine ends. A state that nothing leads out of is only final if it is named here.
  ///   - condition: what else must hold for a move of the list. It is pure: it depends on the two states alone.
  ///   - missing: where a request leads that is not allowed: to the state that it gives, allowed or not, or nowhere.
  public init(
    initial: State,
    final: [State] = [],
    _ moves: MoveList<State>,
    where condition: (@Sendable (_ from: State, _ to: State) -> Bool)? = nil,
    missing: (@Sendable (_ from: State, _ to: State) -> State?)? = nil
  ) {
    let plan = MovePlan(initial: initial, final: final, list: moves, condition: condition, missing: missing)
    cursor = MoveCursor(initial, of: initial, plan: plan)
  }

  /// Allows the moves for which a closure says so. It is pure: it depends on the two states alone.
  ///
  /// ```swift
  /// enum Level: Int, CaseIterable { case low, middle, high }
  ///
  /// let moves = AllowedMoves(initial: Level.low) { from, to in abs(from.rawValue - to.rawValue) == 1 }
  /// ```
  ///
  /// Where the states are `CaseIterable` the graph is drawn by asking for all pairs.
  public init(
    initial: State,
    final: [State] = [],
    where condition: @escaping @Sendable (_ from: State, _ to: State) -> Bool,
    missing: (@Sendable (_ from: State, _ to: State) -> State?)? = nil
  ) {
    let plan = MovePlan(initial: initial, final: final, list: nil, condition: condition, missing: missing)
    cursor = MoveCursor(initial, of: initial, plan: plan)
  }
}

extension AllowedMoves {
  /// The current state.
  @inlinable public var state: State {
    get { cursor.state }
    set { cursor.put(newValue, of: newValue) }
  }

  /// The state itself.
  @inlinable
  public static func kind(of state: State) -> State { state }

  /// Whether the current state is one of those that were named as final.
  @inlinable public var isFinal: Bool { cursor.isFinal }

  /// Moves to the state that is asked for, if that is allowed.
  @inlinable
  public mutating func apply(_ request: State) -> Outcome {
    cursor.apply(request, of: request) { $0 }
  }

  /// Whether the state may change to this one, as it is asked for.
  public func allows(_ request: State) -> Bool { cursor.allows(request, of: request) }

  /// The states that may come next; nil where only code decides and the states are not `CaseIterable`.
  public var allowedMoves: [State]? { cursor.allowedMoves() }

  /// The drawing: exactly the list; where code decides, what it answers for all pairs when this is read.
  public var graph: StateGraph { MoveDrawing(cursor.plan, asking: nil).graph }
}

extension AllowedMoves: Sendable where State: Sendable {}

extension AllowedMoves {
  /// Allows every move: for a delegate to decide on.
  @usableFromInline
  init(anyFrom initial: State) {
    let plan = MovePlan<State, State>(initial: initial, final: [], list: nil, condition: nil, missing: nil)
    cursor = MoveCursor(initial, of: initial, plan: plan)
  }
}
