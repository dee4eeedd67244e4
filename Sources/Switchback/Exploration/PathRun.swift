/// A path of a drawing on its way through an exploration: everywhere it may be, nearest first.
struct PathRun<Rule: TransitionRule> {
  private let exploration: Exploration<Rule>
  private let names: DrawnNames
  private var places: [Place] = []

  /// A state, and how the path came there: to where it began, or began anew, and on by these events.
  private struct Place {
    var state: Int
    var start: Int
    var events: [Int32] = []
  }

  init(of exploration: Exploration<Rule>, along path: StateGraph.Path) {
    self.exploration = exploration
    let states = [path.start] + path.steps.flatMap { [$0.from, $0.to ?? $0.from] }
    names = DrawnNames(DrawnName(states: states, events: path.events), in: exploration)
  }

  /// The way to the nearest place.
  var trace: Trace<Rule> {
    guard let place = places.first else { return exploration.trace(to: 0) }
    let events = exploration.trace(to: place.start).events + place.events.map { exploration.events[Int($0)] }
    return Trace(events: events, end: exploration.states[place.state])
  }

  /// Begins in every state of a kind; false if there is none.
  mutating func begin(in kind: String) -> Bool {
    places = exploration.states.indices.filter { names.kind(of: $0) == kind }.map { Place(state: $0, start: $0) }
    return !places.isEmpty
  }

  /// Takes a step from where the path is, or, if it hangs on a guard, from any state of that kind.
  mutating func take(_ step: StateGraph.Transition) -> Bool {
    let before = places
    if advance(by: step) || hangsOnGuard(step) && begin(in: step.from) && advance(by: step) { return true }
    places = before
    return false
  }

  /// Whether there is a condition, in this row or in another one for the same event; without a drawing nobody knows.
  private func hangsOnGuard(_ step: StateGraph.Transition) -> Bool {
    guard let graph = exploration.states[0].drawing else { return true }
    let rows = graph.transitions.filter { $0.from == step.from && $0.event == step.event }
    return rows.count != 1 || step.guardText != nil
  }

  private mutating func advance(by step: StateGraph.Transition) -> Bool {
    var reached: [Place] = []
    var seen: Set<Int> = []
    for place in places where names.kind(of: place.state) == step.from {
      for taken in steps(from: place, on: step.event) {
        let target = Int(taken.target)
        guard names.kind(of: target) == step.to ?? step.from, seen.insert(target).inserted else { continue }
        reached.append(Place(state: target, start: place.start, events: place.events + [taken.event]))
      }
    }
    if !reached.isEmpty { places = reached }
    return !reached.isEmpty
  }

  /// What the code does where a step could not be taken.
  func parting(from step: StateGraph.Transition) -> String {
    guard names.events.contains(step.event) else { return "no sample event is '\(step.event)'" }
    let reached = places.flatMap { steps(from: $0, on: step.event) }.map { names.kind(of: Int($0.target)) }
    let targets = names.kinds.filter(reached.contains).map { "'\($0)'" }.joined(separator: " or ")
    return "'\(step.event)' in '\(step.from)' is drawn to '\(step.to ?? "?")', and "
      + (targets.isEmpty ? "is not handled" : "leads to \(targets)")
  }

  private func steps(from place: Place, on event: String) -> [Exploration<Rule>.Step] {
    guard exploration.wasExplored(place.state) else { return [] }
    return exploration.steps(from: place.state).filter { names.events[Int($0.event)] == event }
  }
}
