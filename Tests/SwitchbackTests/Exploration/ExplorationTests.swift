import Switchback
import Testing

@Suite("An exploration runs the code from a state over sample events")
struct ExplorationTests {
  @Test func `it finds what can be reached, nearest first`() {
    let door = Exploration(from: Door.open, over: [.push, .pull, .turnKey, .knock])
    #expect(door.states == [.open, .closed, .locked])
    #expect(door.depth == 2)
    #expect(door.isComplete)
    #expect(door.description == "Door: 3 states, at most 2 events away; complete")
  }

  @Test func `what the sample events do not lead to is not found`() {
    #expect(Exploration(from: Door.open, over: [.push, .pull]).states == [.open, .closed])
    #expect(Exploration(from: Door.open, over: []).description == "Door: 1 state, at most 0 events away; complete")
  }

  @Test func `an event without payloads needs no samples`() {
    #expect(Exploration(from: Counter(below: 3)).states.map(\.count) == [0, 1, 2])
  }

  @Test func `a machine that has ended is not left`() {
    // Its rule leads out of the end, and is never asked.
    let search = Exploration(from: Search.idle, over: [.left, .cleared], by: \.kind)
    #expect(search.states == [.idle, .closed])
    #expect(search.hasNoDeadEnd().holds)
  }

  @Test(arguments: Exploration(from: Player.stopped, over: Player.samples, depth: 5, by: { "\($0)" }).states)
  func `a machine that is sent the same events comes to the same state`(state: Player) throws {
    let explored = Exploration(from: Player.stopped, over: Player.samples, depth: 5, by: { "\($0)" })
    let trace = try #require(explored.reaches { $0 == state }.trace)
    let machine = StateMachine(Player.stopped, unhandled: .trap)
    for event in trace.events { machine.send(event) }
    #expect(machine.state == state)
  }

  @Test func `a key says which states are the same`() {
    let steps = Exploration(from: Counter(below: 100), over: [.up], by: { $0.count % 10 })
    #expect(steps.states.map(\.count) == Array(0...9))
    #expect(steps.isComplete)
  }

  @Test func `a rule that is not its own state is explored by a key`() {
    let list = Exploration(from: Rows(), over: ["b", "c"], by: \.state)
    #expect(list.states.map(\.state) == ["a", "b", "c"])
    #expect(list.always { $0.state != "c" }.description == "Rows: does not hold in 'c'; to see it: after(\"b\", \"c\")")
  }
}

extension Player {
  fileprivate static let samples: [Event] = [.play, .speedUp, .tick, .buffer, .stop, .wait]
}

/// Counts up to a bound, or down again.
struct Counter: TransitionRule, Hashable {
  var below = Int.max
  var count = 0

  enum Event: CaseIterable { case up, down }
  enum Kind { case only }

  init(below: Int = .max) { self.below = below }

  static func kind(of state: Counter) -> Kind { .only }

  mutating func apply(_ event: Event) -> Outcome {
    switch event {
    case .up where count + 1 < below: count += 1
    case .down where count > 0: count -= 1
    default: return .unhandled
    }
    return .changed
  }
}

/// Its state is a name, the rest does not change.
private struct Rows: TransitionRule {
  private let rows = ["a": "b", "b": "c", "c": "b"]
  var state = "a"

  static func kind(of state: String) -> String { state }

  mutating func apply(_ event: String) -> Outcome {
    guard rows[state] == event else { return .unhandled }
    state = event
    return .changed
  }
}
