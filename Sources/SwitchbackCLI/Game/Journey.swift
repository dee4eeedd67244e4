import SwitchbackGraph

/// Where a person is in a machine, and the way that they came.
struct Journey {
  private(set) var path: StateGraph.Path

  init(from start: String) {
    path = StateGraph.Path(from: start)
  }

  var state: String { path.end }

  /// Takes a transition, which leads to where it says, or to where the person says.
  mutating func take(_ step: StateGraph.Transition, to target: String? = nil) {
    var step = step
    step.to = target ?? step.to
    path.steps.append(step)
  }

  /// Goes a step back; nil at the start.
  mutating func undo() -> StateGraph.Transition? {
    path.steps.popLast()
  }
}
