extension Exploration {
  /// Whether the running code takes a path of a drawing, step by step.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push, .pull])
  /// for path in Door.graph.paths() { print(door.follows(path).holds) }
  /// ```
  ///
  /// Of the sample events that have a step's name, one must lead where it is drawn to. Whether guards hold, a path does
  /// not know: where the step cannot be taken from the state in which the path is, any state of that kind will do to which
  /// the samples lead. The verdict's trace is the way that was taken last.
  public func follows(_ path: StateGraph.Path) -> Verdict<Rule> {
    var run = PathRun(of: self, along: path)
    guard run.begin(in: path.start) else {
      return isComplete ? Verdict(.fails, "no state is '\(path.start)'") : undecided("no state is '\(path.start)'")
    }
    for step in path.steps where !run.take(step) {
      let parting = run.parting(from: step)
      return isComplete ? verdict(.fails, parting, run.trace) : undecided(parting)
    }
    return verdict(.holds, "takes '\(path)'", run.trace)
  }
}
