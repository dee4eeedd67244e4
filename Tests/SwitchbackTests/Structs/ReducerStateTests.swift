@testable import Switchback
import Testing

@Suite("Structs as states")
struct ReducerStateTests {
  @Test func `every event is handled, and every change is an update`() {
    let machine = StateMachine(Draft(), unhandled: .trap)
    #expect(machine.send(.typed("a")) == .updated)
    #expect(machine.send(.cleared) == .updated)
    #expect(machine.send(.cleared) == .updated, "what is not compared may have changed")
    #expect(machine.kind == .state)
  }

  @Test func `a struct that is compared stays where nothing is different`() {
    let machine = StateMachine(Radio())
    #expect(machine.send(.chose(1)) == .updated)
    #expect(machine.send(.chose(1)) == .stayed)
    #expect(machine.send(.beeped) == .stayed)
    #expect(machine.send(.tapped) == .updated)
    #expect(machine.state.isAudible)
  }

  @Test func `a struct says itself when it has ended`() {
    let machine = StateMachine(Draft())
    machine.send(.sent)
    #expect(machine.isFinal)
    #expect(machine.send(.typed("late")) == .ended)
  }

  @Test func `a struct that states its kind moves`() {
    struct Light: ReducerState {
      enum Kind { case dark, lit }
      enum Event { case pressed }
      private(set) var isLit = false
      var kind: Kind { isLit ? .lit : .dark }
      mutating func reduce(_ event: Event) { isLit.toggle() }
    }
    let machine = StateMachine(Light())
    let log = Log()
    machine.onEnter(.lit) { _ in log.lines.append("lit") }
    machine.onExit(.lit) { _ in log.lines.append("dark") }
    #expect(machine.send(.pressed) == .moved)
    #expect(machine.send(.pressed) == .moved)
    #expect(log.lines == ["lit", "dark"])
  }

  @Test func `a reducer that returns a new state is a state with one line`() {
    let machine = StateMachine(Returning())
    #expect(machine.send(.flipped) == .updated)
    #expect(machine.state.side == "Tails")
  }

  @Test func `without an audience a struct is reduced where it lies`() {
    let machine = StateMachine(Draft(capacity: 200))
    let before = address(of: machine.rule.lines)
    for number in 1...100 {
      machine.send(.typed("\(number)"))
      #expect(address(of: machine.rule.lines) == before)
    }
    #expect(machine.state.lines.count == 100)
  }

  @Test func `a transition has the state before and the state after`() {
    let machine = StateMachine(Draft())
    let log = Log()
    machine.onTransition { log.lines.append("\($0.from.lines) to \($0.to.lines)") }
    machine.send(.typed("a"))
    machine.send(.typed("b"))
    #expect(log.lines == [#"[] to ["a"]"#, #"["a"] to ["a", "b"]"#])
  }

  private func address(of lines: [String]) -> UnsafeRawPointer? {
    lines.withUnsafeBytes { $0.baseAddress }
  }
}

/// A state in the shape that knows no library.
private struct Returning {
  private var isHeads = true
  var side: String { isHeads ? "Heads" : "Tails" }

  enum Event { case flipped }

  static func reduce(state: Returning, event: Event) -> Returning {
    var result = state
    result.isHeads.toggle()
    return result
  }
}

extension Returning: ReducerState {
  mutating func reduce(_ event: Event) { self = Self.reduce(state: self, event: event) }
}
