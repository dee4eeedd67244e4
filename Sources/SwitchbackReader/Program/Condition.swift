/// A condition as far as it looks at the state or the event.
indirect enum Condition {
  case matches(Subject, CasePattern, text: String)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  /// Nothing is known but the source text.
  case text(String)

  /// - Parameters:
  ///   - state: the case path of the state at hand.
  ///   - event: the case path of the event at hand.
  func match(state: [String], event: [String]) -> Match {
    switch self {
    case .matches(.state, let pattern, _): pattern.match(state)
    case .matches(.event, let pattern, _): pattern.match(event)
    case .matches(.other, _, let text), .text(let text): .sometimes(text)
    case .not(let condition): condition.match(state: state, event: event).negated
    case .all(let conditions): .all(conditions.map { $0.match(state: state, event: event) })
    case .any(let conditions): .any(conditions.map { $0.match(state: state, event: event) })
    }
  }

  /// Whether the answer can differ from state to state.
  var looksAtState: Bool {
    switch self {
    case .matches(let subject, _, _): subject == .state
    case .not(let condition): condition.looksAtState
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.looksAtState)
    case .text: false
    }
  }
}
