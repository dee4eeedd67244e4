import SwitchbackGraph

extension Program {
  /// The same, which draws what happens on the events that no row names where that is more than to stay or to refuse.
  func drawingRest(where run: Run) -> Program {
    guard events.contains(where: { !$0.isRest }) else { return self }
    let leading = Set(run.exits.filter { isRest($0.event) && leads($0) }.map(\.event))
    var program = self
    for event in leading { program.events[event].isDrawnRest = true }
    return program
  }

  private func leads(_ exit: Run.Exit) -> Bool {
    switch exit.target {
    case .state(let path): path != states[exit.state].path
    case .reject: false
    case .trap, .oneOf: true
    case .unknown: !exit.target.isHandedOn
    }
  }

  /// What the events are that stand for those that no row names.
  var assumptionsOfRest: [String] {
    events.filter(\.isDrawnRest).map { "'\($0.name)' is what no row names" }
  }
}
