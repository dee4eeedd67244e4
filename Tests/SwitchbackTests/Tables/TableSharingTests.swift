@testable import Switchback
import Testing

@Suite("Tables are shared")
struct TableSharingTests {
  @Test func `copies and machines have the same rows in memory`() {
    let table = Screens.sample
    let copy = table
    let machines = (1...3).map { _ in StateMachine(table) }
    machines.forEach { $0.send(.next) }
    for shared in machines.map(\.rule) + [copy] {
      #expect(shared.plan === table.plan)
      #expect(address(of: shared) == address(of: table))
    }
  }

  @Test func `a table that is changed changes no machine that was made of it`() {
    var table = Screens.sample
    let machine = StateMachine(table, unhandled: .ignore)
    table[.login] = [.back: .finished]
    #expect(machine.send(.back) == .unhandled)
    #expect(machine.send(.next) == .moved)
  }

  @Test func `a rule takes at most 32 bytes, however long its table is`() {
    #expect(MemoryLayout<Screens>.size <= 32)
  }

  /// Where its cells lie.
  private func address(of table: Screens) -> UnsafeRawPointer? {
    table.cells.withUnsafeBytes { $0.baseAddress }
  }
}
