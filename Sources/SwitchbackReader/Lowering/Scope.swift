/// The names by which the state and the event go at one point of the body.
struct Scope {
  var states: Set<String>
  var events: Set<String>

  func subject(named name: String) -> Subject? {
    if states.contains(name) { return .state }
    return events.contains(name) ? .event : nil
  }

  /// A new name hides what went by it before.
  func shadowed(by names: some Sequence<String>) -> Scope {
    Scope(states: states.subtracting(names), events: events.subtracting(names))
  }

  mutating func bind(_ name: String, to subject: Subject) {
    self = shadowed(by: [name])
    switch subject {
    case .state: states.insert(name)
    case .event: events.insert(name)
    case .other: break
    }
  }
}
