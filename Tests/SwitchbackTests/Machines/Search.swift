import Switchback

/// Payloads, a final state, and stays that can be told from updates.
enum Search: MachineState, Equatable {
  case idle
  case loading(String)
  case found([String])
  case closed

  enum Kind { case idle, loading, found, closed }

  var kind: Kind {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .found: .found
    case .closed: .closed
    }
  }

  var isFinal: Bool { self == .closed }

  enum Event {
    case typed(String), loaded([String]), cleared, left
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.closed, _): .idle  // never asked: the state is final
    case (_, .left): .closed
    case (_, .typed(let text)): .loading(text)
    case (.loading, .loaded(let results)): .found(results)
    case (.found, .cleared), (.loading, .cleared): .idle
    default: nil
    }
  }
}
