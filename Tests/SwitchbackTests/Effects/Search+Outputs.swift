import Switchback

extension Search {
  var query: String? { if case .loading(let query) = self { query } else { nil } }
  var isFound: Bool { kind == .found }
  var isIdle: Void? { kind == .idle ? () : nil }
}

extension StateMachine {
  /// Every report and every state from now on, as lines.
  func tape() -> Tape<String> {
    let tape = Tape<String>()
    onReport { tape.put("\($0)") }
    onTransition { tape.put("\($0.to)") }
    return tape
  }
}

struct Failure: Error, Equatable {}
