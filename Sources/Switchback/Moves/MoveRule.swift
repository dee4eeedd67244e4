/// A rule whose events are requests for a state: the machine moves to it, or the move is not allowed.
///
/// ``AllowedMoves`` is the one to begin with. What they have in common is that the state of their machine can be assigned.
public protocol MoveRule<State>: TransitionRule where Event == State {
  /// Whether the state may change to this one, as it is asked for; where a request is redirected to does not count.
  func allows(_ request: State) -> Bool

  /// The kinds of state that may come next; nil where code decides, and there is no list of the states to ask it for.
  var allowedMoves: [Kind]? { get }

  /// Why a request is refused, in one line that names states without their payloads.
  func refusal(of request: State) -> String

  /// The drawing: one arrow for each move that is allowed, on the event `->target`.
  var graph: StateGraph { get }
}

extension MoveRule {
  /// `LoadState: no move from 'initial' to 'loaded'; allowed from here: loading`.
  public func refusal(of request: State) -> String {
    missingMove(to: request) + allowedFromHere
  }

  var allowedFromHere: String {
    guard let allowed = allowedMoves else { return "" }
    if allowed.isEmpty { return "; nothing is allowed from here" }
    return "; allowed from here: \(allowed.map(Report.name(ofKind:)).joined(separator: ", "))"
  }

  func missingMove(to request: State) -> String {
    let (from, to) = (Report.name(ofKind: Self.kind(of: state)), Report.name(ofKind: Self.kind(of: request)))
    return "\(State.self): no move from '\(from)' to '\(to)'"
  }

  /// The graph, unless it could not be drawn.
  public var drawing: StateGraph? {
    let graph = graph
    return graph.read == .refused ? nil : graph
  }
}
