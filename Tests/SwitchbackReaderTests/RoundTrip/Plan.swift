/// A machine as rows in the order in which they are tried: what is printed, and what has to be read.
struct Plan {
  var states: [State] = []
  var events: [Event] = []
  /// What a state does, on one event or, behind those, on any; in the order in which it is tried.
  var rows: [Row] = []
  /// What an event does in any state that has no row for it.
  var rules: [Row] = []
  /// What is left.
  var otherwise: Outcome = .stay

  struct State {
    var name: String
    var hasPayload = false
    var isFinal = false
    var isInitial = false
  }

  struct Event {
    var name: String
    var hasPayload = false
  }

  struct Row: Hashable {
    /// Nil for any.
    var state: Int?
    /// Nil for any.
    var event: Int?
    /// A literal that the state's payload has to be.
    var payload: String?
    var condition: String?
    var outcome: Outcome

    /// Whether it takes all that comes.
    var isClosed: Bool { payload == nil && condition == nil }
    var guardText: String? {
      let texts = [payload, condition].compactMap(\.self)
      return texts.isEmpty ? nil : texts.joined(separator: " && ")
    }
  }

  enum Outcome: Hashable {
    case move(Int)
    case stay
    case reject
    case trap
  }
}

extension Plan {
  func rows(of state: Int) -> [Row] { rows.filter { $0.state == state } }
  func hasRows(_ state: Int) -> Bool { rows.contains { $0.state == state } }
  func rows(of state: Int, on event: Int) -> [Row] { rows(of: state).filter { $0.event == event } }
  func rules(on event: Int) -> [Row] { rules.filter { $0.event == event } }

  /// The rows that are tried for a state and an event, up to the first that takes all.
  func list(state: Int, event: Int) -> [Row] {
    let all = rows(of: state).filter { $0.event == nil || $0.event == event } + rules(on: event)
    guard let last = all.firstIndex(where: \.isClosed) else { return all + [Row(outcome: otherwise)] }
    return Array(all[...last])
  }

  /// The rows without those that never have their turn in these states, of which final ones are none, and on these events.
  func reached(_ rows: [Row], states: [Int]? = nil, events: [Int]? = nil) -> [Row] {
    let states = (states ?? Array(self.states.indices)).filter { !self.states[$0].isFinal }
    let lists = states.flatMap { state in
      (events ?? Array(self.events.indices)).flatMap { list(state: state, event: $0) }
    }
    return rows.filter(Set(lists).contains)
  }

  /// Whether no cell has two entries that lead to the same, which a reader may well draw as one.
  var isDistinct: Bool {
    states.indices.allSatisfy { state in
      events.indices.allSatisfy { event in
        let outcomes = list(state: state, event: event).map { $0.outcome == .move(state) ? .stay : $0.outcome }
        return Set(outcomes).count == outcomes.count
      }
    }
  }
}
