import RegistrationWorkload

extension Section {
  /// Every scenario's time per event.
  static func times(_ scenarios: [Scenario] = Scenario.all) -> Section {
    let times = Times(scenarios, walkLength: 1 << 16)
    return Section(
      title: "time per event, median of seven rounds",
      values: "× by hand",
      rows: scenarios.map { scenario in
        Row(
          title: "\(scenario.title), \(scenario.walk.title) events",
          figure: "\(times.nanoseconds(scenario.name).text(1)) ns",
          value: scenario.goal.map { times.ratio(scenario.name, to: $0.against) } ?? 1,
          goal: scenario.goal?.atMost
        )
      }
    )
  }
}
