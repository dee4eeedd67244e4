@testable import Switchback
import Testing

@Suite("Long rows")
struct LongRowTests {
  @Test(arguments: [1, 63, 64, 65, 200])
  func `an event is found in a row of any length`(length: Int) {
    let machine = StateMachine(Self.table(length), unhandled: .ignore)
    for event in 0..<length {
      machine.reset(to: 0)
      #expect(machine.transition(event) == event + 1)
    }
    machine.reset(to: 0)
    #expect(machine.transition(length) == nil)
    #expect(machine.transition(-1) == nil)
  }

  @Test func `long rows are not mixed up with each other, nor with short ones`() {
    var table = Self.table(100)
    for event in 100..<200 { table[1][event] = -event }
    table[2] = [7: 1]
    let machine = StateMachine(table, unhandled: .ignore)
    #expect(machine.transition(0) == 1)
    #expect(machine.transition(0) == nil)
    #expect(machine.transition(150) == -150)
    machine.reset(to: 2)
    #expect(machine.transition(150) == nil)
    #expect(machine.transition(7) == 1)
    table[0] = [0: 9]
    #expect(table[1][150] == -150)
    #expect(StateMachine(table).transition(0) == 9)
  }

  /// From state 0 every event leads to its number and one.
  private static func table(_ length: Int) -> TransitionTable<Int, Int> {
    var table = TransitionTable<Int, Int>(initial: 0)
    for event in 0..<length { table[0][event] = event + 1 }
    return table
  }
}
