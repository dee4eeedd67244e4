import RegistrationWorkload

/// Time per event of every scenario, in rounds that run each scenario once, so that a slow moment hits all alike.
struct Times {
  private static let rounds = 7
  private static let sample = Duration.milliseconds(20)

  /// Nanoseconds per event, one entry for each round.
  private var rounds: [String: [Double]] = [:]

  init(_ scenarios: [Scenario], walkLength: Int) {
    var runs: [Run] = []
    for scenario in scenarios { runs.append(Run(scenario, Walk(scenario.walk, length: walkLength))) }
    for _ in 0..<Self.rounds {
      for run in runs { rounds[run.name, default: []].append(run.nanosecondsPerEvent()) }
    }
  }

  func nanoseconds(_ name: String) -> Double {
    median(rounds[name, default: []])
  }

  /// The median of the rounds' ratios: both sides of each were measured in the same moment.
  func ratio(_ name: String, to other: String) -> Double {
    median(zip(rounds[name, default: []], rounds[other, default: []]).map { $0 / $1 })
  }

  private func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  private struct Run {
    let name: String
    private let pass: Scenario.Pass
    private let walk: Walk
    private let passes: Int

    init(_ scenario: Scenario, _ walk: Walk) {
      name = scenario.name
      self.walk = walk
      pass = scenario.prepare(walk)
      run(pass, times: 2, over: walk, name)
      let one = ContinuousClock().measure { [pass, name] in run(pass, times: 1, over: walk, name) }
      passes = max(1, Int(Times.sample / one))
    }

    func nanosecondsPerEvent() -> Double {
      let time = ContinuousClock().measure { run(pass, times: passes, over: walk, name) }
      return time / .nanoseconds(1) / Double(passes * walk.events.count)
    }
  }
}

/// Runs the pass, and stops the program if the machine did not do what the walk's author foresaw.
func run(_ pass: Scenario.Pass, times: Int, over walk: Walk, _ name: String) {
  for _ in 0..<times {
    let moves = pass()
    precondition(moves == walk.moves, "'\(name)' made \(moves) moves of \(walk.moves)")
  }
}
