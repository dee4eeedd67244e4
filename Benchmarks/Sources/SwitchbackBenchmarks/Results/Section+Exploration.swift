import Switchback

extension Section {
  /// What it takes to find a state and to keep it.
  static func exploration() -> Section {
    Section(
      title: "an exploration, median of seven",
      values: "µs a state",
      rows: [
        row("a small machine, four events", states: Dials.stateCount) { Exploration(from: Dials(), upTo: .max) },
        row("eight tiles, the farthest 31 slides away", states: EightTiles.stateCount) {
          Exploration(from: EightTiles(), upTo: .max)
        },
      ]
    )
  }

  /// The goal is 300,000 states a second.
  private static func row<Rule>(_ title: String, states: Int, _ explore: () -> Exploration<Rule>) -> Row {
    let times = (0..<7).map { _ in
      ContinuousClock().measure {
        let found = explore()
        precondition(found.isComplete && found.states.count == states, "\(found), and \(states) are there")
      }
    }
    let seconds = times.sorted()[3] / .seconds(1)
    return Row(
      title: title,
      figure: "\((Double(states) / seconds / 1_000).text(0)),000 states a second",
      value: seconds / Double(states) * 1_000_000,
      goal: 1_000_000 / 300_000
    )
  }
}
