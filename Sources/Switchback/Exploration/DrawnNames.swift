/// What a drawing calls the states and events of an exploration; kinds by number, because names are dear to make.
struct DrawnNames {
  let events: [String]
  private(set) var kinds: [String] = []
  /// The number of each state's kind.
  private(set) var numbers: [Int] = []

  init<Rule: TransitionRule>(_ name: DrawnName, in exploration: Exploration<Rule>) {
    events = exploration.events.map { name.of(event: $0, of: Rule.self) }
    var known: [Rule.Kind: Int] = [:]
    for rule in exploration.states {
      let kind = Rule.kind(of: rule.state)
      let number = known[kind] ?? kinds.count
      if number == kinds.count {
        known[kind] = number
        kinds.append(name.of(kind: kind))
      }
      numbers.append(number)
    }
  }

  func kind(of state: Int) -> String { kinds[numbers[state]] }
}
