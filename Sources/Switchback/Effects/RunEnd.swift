/// How a run of a machine came to its end.
///
/// ```swift
/// if case .ended(let state) = await machine.run() { print(state) }
/// ```
public enum RunEnd<State> {
  /// The machine reached this final state.
  case ended(State)
  /// The task was cancelled; this is the state when all work had returned.
  case cancelled(State)

  /// The state at the end.
  public var state: State {
    switch self {
    case .ended(let state), .cancelled(let state): state
    }
  }
}

extension RunEnd: Sendable where State: Sendable {}
extension RunEnd: Equatable where State: Equatable {}
