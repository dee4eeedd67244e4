import SwitchbackGraph

/// Allowed moves about which a delegate has a say; made by `StateMachine(_:delegate:)`.
///
/// The delegate is not kept. Once it has gone nothing moves, and the reports say why.
public struct DelegatedMoves<State: Hashable>: MoveRule {
  @usableFromInline var moves: AllowedMoves<State>
  @usableFromInline let shouldTransition: (State, State) -> Bool
  @usableFromInline let isDelegateGone: () -> Bool

  @inlinable
  init(_ moves: AllowedMoves<State>, delegate: some MoveDelegate<State>) {
    self.moves = moves
    shouldTransition = { [weak delegate] in delegate?.shouldTransition(from: $0, to: $1) == true }
    isDelegateGone = { [weak delegate] in delegate == nil }
  }

  /// The current state.
  @inlinable public var state: State {
    get { moves.state }
    set { moves.state = newValue }
  }

  /// The state itself.
  @inlinable
  public static func kind(of state: State) -> State { state }

  /// Whether the current state is one of those that were named as final.
  @inlinable public var isFinal: Bool { moves.isFinal }

  /// Moves to the state that is asked for, if the list has the move and the delegate agrees.
  @inlinable
  public mutating func apply(_ request: State) -> Outcome {
    if allows(request) { return moves.cursor.take(request, of: request) { $0 } }
    return isDelegateGone() ? .unhandled : moves.cursor.redirect(request, of: request) { $0 }
  }

  /// Whether the list has the move and the delegate agrees.
  @inlinable
  public func allows(_ request: State) -> Bool {
    moves.cursor.allows(request, of: request) && shouldTransition(state, request)
  }

  /// The states that may come next; nil where only the delegate knows and the states are not `CaseIterable`.
  public var allowedMoves: [State]? { moves.cursor.allowedMoves(asking: shouldTransition) }

  /// Why a request is refused: the delegate has gone, or the move is not allowed.
  public func refusal(of request: State) -> String {
    let sentence = missingMove(to: request)
    return isDelegateGone() ? "\(sentence); its delegate is gone" : sentence + allowedFromHere
  }

  /// The drawing of the list, or what the delegate answers for all pairs when this is read.
  public var graph: StateGraph {
    var graph = MoveDrawing(moves.cursor.plan, asking: shouldTransition).graph
    if isDelegateGone(), !moves.cursor.plan.hasList {
      graph.read = .refused
      graph.unread = [.init(line: 0, why: "the delegate that decides about the moves is gone")]
    }
    return graph
  }
}
