/// All states to which sample events lead from one state, found by running the code itself; a value to ask questions of.
///
/// ```swift
/// let door = Exploration(from: Door.open, over: [.push, .pull])
/// print(door.states.count)  // 2
/// print(door.never { $0 == .closed })  // Door: 'closed' is reached; to see it: after(.push)
/// ```
///
/// It goes breadth first, so that what it finds it shows by the fewest events. It is bounded: where there is more than it
/// may look at, ``isComplete`` is false, and no answer claims what was not seen.
public struct Exploration<Rule: TransitionRule> {
  /// The events that were tried in each state.
  public let events: [Rule.Event]
  /// What was reached, nearest first; the first is the start.
  public let states: [Rule]
  /// How many events lead to what is farthest.
  public let depth: Int

  /// How each state was first reached; the start by nothing.
  let arrivals: [Arrival]
  /// What the events do, state after state.
  let steps: [Step]
  /// Where in `steps` those of a state begin; and one more, where those of the last end. The rest was reached only.
  let firstSteps: [Int]

  /// Whether every event was tried in every state.
  public var isComplete: Bool { exploredCount == states.count }

  /// How many states, from the first, were left by every event.
  var exploredCount: Int { firstSteps.count - 1 }

  @usableFromInline
  init(_ search: ExplorationSearch<Rule>) {
    events = search.events
    states = search.states
    depth = search.depth
    arrivals = search.arrivals
    steps = search.steps
    firstSteps = search.firstSteps
  }

  /// The state from which one was first reached, and the event.
  @usableFromInline
  struct Arrival: Sendable {
    @usableFromInline let origin: Int32
    @usableFromInline let event: Int32

    @inlinable
    init(origin: Int32, event: Int32) {
      self.origin = origin
      self.event = event
    }
  }

  /// An event that is handled, and the state to which it leads.
  @usableFromInline
  struct Step: Sendable {
    @usableFromInline let event: Int32
    @usableFromInline let target: Int32

    @inlinable
    init(event: Int32, target: Int32) {
      self.event = event
      self.target = target
    }
  }
}

extension Exploration: Sendable where Rule: Sendable, Rule.Event: Sendable {}

extension Exploration {
  /// Whether every event was tried in a state, and not only some or none.
  func wasExplored(_ state: Int) -> Bool { state < exploredCount }

  /// What the events do in a state that was explored.
  func steps(from state: Int) -> ArraySlice<Step> {
    steps[firstSteps[state]..<firstSteps[state + 1]]
  }

  /// The fewest events that lead to a state.
  func trace(to state: Int) -> Trace<Rule> {
    var way: [Rule.Event] = []
    var current = state
    while current != 0 {
      way.append(events[Int(arrivals[current].event)])
      current = Int(arrivals[current].origin)
    }
    return Trace(events: way.reversed(), end: states[state])
  }
}

extension Exploration: CustomStringConvertible {
  /// What was seen, in a line: `Door: 2 states, at most 1 event away; complete`.
  public var description: String {
    let events = depth == 1 ? "1 event" : "\(depth) events"
    let counted = states.count == 1 ? "1 state" : "\(states.count) states"
    return "\(Rule.self): \(counted), at most \(events) away; \(isComplete ? "complete" : "there are more")"
  }
}
