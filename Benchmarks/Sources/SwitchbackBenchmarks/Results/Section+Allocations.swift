import RegistrationWorkload
import Switchback

extension Section {
  /// What an event allocates.
  static func allocationsPerEvent(_ scenarios: [Scenario] = Scenario.all) -> Section {
    Section(
      title: "allocations per event",
      values: "blocks",
      rows: scenarios.map { scenario in
        let walk = Walk(scenario.walk, length: 1_000)
        let pass = scenario.prepare(walk)
        run(pass, times: 1, over: walk, scenario.name)
        let all = Allocations { run(pass, times: 1, over: walk, scenario.name) }
        let events = Double(walk.events.count)
        return Row(
          title: "\(scenario.title), \(scenario.walk.title) events",
          figure: "\((Double(all.bytes) / events).text(0)) bytes",
          value: Double(all.blocks) / events,
          goal: scenario.allocates ? nil : 0
        )
      }
    )
  }

  /// What a machine allocates, from its making to its use.
  static func bytesPerMachine() -> Section {
    let make = { StateMachine(Registration.login, unhandled: .ignore) }
    let table = TransitionTable.registration
    let onTable = { StateMachine(table, unhandled: .ignore) }
    return Section(
      title: "a machine on the heap",
      values: "bytes",
      rows: [
        row("switch in a final class, by hand", .each(HandWrittenRegistration.init)),
        row("@Observable class by hand", .each(ObservableRegistration.init)),
        row("StateMachine, just made", .each(make), bytes: 96, blocks: 1),
        row("StateMachine, after an event", .each(make) { $0.send(.next) }, bytes: 96, blocks: 1),
        row("StateMachine on a table", .each(onTable), bytes: 112, blocks: 1),
        row("StateMachine, its state read", .each(make) { _ = $0.state }),
        row("StateMachine, one onTransition hook", .each(make) { $0.onTransition { _ in } }),
        row("StateMachine, one effect", .each(make) { $0.follow() }),
      ]
    )
  }

  /// Too many blocks miss the goal as well as too many bytes.
  private static func row(_ title: String, _ each: Allocations, bytes: Double? = nil, blocks: Int? = nil) -> Row {
    Row(
      title: title,
      figure: each.blocks == 1 ? "1 block" : "\(each.blocks) blocks",
      value: Double(each.bytes),
      goal: each.blocks > blocks ?? .max ? 0 : bytes
    )
  }
}
