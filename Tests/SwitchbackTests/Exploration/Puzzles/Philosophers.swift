import Switchback
import Testing

/// Philosophers around a table, a fork between each two; who has both forks eats, and puts them down again.
private struct Table: TransitionRule, Hashable {
  enum Philosopher { case thinking, holding, eating }

  private(set) var philosophers: [Philosopher]
  private var isForkTaken: [Bool]
  /// Whether the last one takes the fork with the lower number first, as all others do.
  private let isOrdered: Bool

  enum Event { case took(Int), ate(Int) }

  init(seats: Int, isOrdered: Bool) {
    philosophers = Array(repeating: .thinking, count: seats)
    isForkTaken = Array(repeating: false, count: seats)
    self.isOrdered = isOrdered
  }

  static func kind(of table: Table) -> [Philosopher] { table.philosophers }

  mutating func apply(_ event: Event) -> Outcome {
    switch event {
    case .took(let seat):
      let (first, second) = forks(of: seat)
      switch philosophers[seat] {
      case .thinking where !isForkTaken[first]: take(first, .holding, seat)
      case .holding where !isForkTaken[second]: take(second, .eating, seat)
      default: return .unhandled
      }
    case .ate(let seat):
      guard philosophers[seat] == .eating else { return .unhandled }
      let (first, second) = forks(of: seat)
      (isForkTaken[first], isForkTaken[second]) = (false, false)
      philosophers[seat] = .thinking
    }
    return .changed
  }

  private mutating func take(_ fork: Int, _ next: Philosopher, _ seat: Int) {
    isForkTaken[fork] = true
    philosophers[seat] = next
  }

  private func forks(of seat: Int) -> (Int, Int) {
    let other = (seat + 1) % philosophers.count
    return isOrdered ? (min(seat, other), max(seat, other)) : (seat, other)
  }

  static func explored(seats: Int, isOrdered: Bool) -> Exploration<Table> {
    let events = (0..<seats).map(Event.took) + (0..<seats).map(Event.ate)
    return Exploration(from: Table(seats: seats, isOrdered: isOrdered), over: events)
  }
}

@Suite("Dining philosophers")
struct PhilosophersTests {
  @Test(arguments: 2...6)
  func `where all take the left fork first, each may hold one and wait for ever`(seats: Int) {
    let table = Table.explored(seats: seats, isOrdered: false)
    let deadlock = table.hasNoDeadEnd()
    #expect(deadlock.answer == .fails)
    #expect(deadlock.trace?.events.count == seats)
    #expect(deadlock.trace?.end.philosophers.allSatisfy { $0 == .holding } == true)
  }

  @Test func `the way into the deadlock can be pasted`() {
    let deadlock = Table.explored(seats: 5, isOrdered: false).hasNoDeadEnd()
    #expect(deadlock.trace?.description == "after(.took(0), .took(1), .took(2), .took(3), .took(4))")
  }

  @Test(arguments: 2...6)
  func `where all take the fork with the lower number first, somebody can always eat`(seats: Int) {
    let table = Table.explored(seats: seats, isOrdered: true)
    #expect(table.hasNoDeadEnd().holds)
    for seat in 0..<seats { #expect(table.canAlwaysReach { $0.philosophers[seat] == .eating }.holds) }
  }

  @Test(arguments: 2...6, [false, true])
  func `no two neighbours eat at once`(seats: Int, isOrdered: Bool) {
    let table = Table.explored(seats: seats, isOrdered: isOrdered)
    let verdict = table.never { table in
      (0..<seats).contains { table.philosophers[$0] == .eating && table.philosophers[($0 + 1) % seats] == .eating }
    }
    #expect(verdict.holds)
  }

  /// Going around the table: who eats has the left fork of the next one, who then can only think.
  @Test(arguments: 2...8)
  func `there are as many states as there are ways to share the forks`(seats: Int) {
    let follows = [[1, 1, 1], [1, 1, 1], [1, 0, 0]]
    let ways = (0..<3).map { first in
      var counts = [0, 0, 0]
      counts[first] = 1
      for _ in 0..<seats { counts = (0..<3).map { next in (0..<3).reduce(0) { $0 + counts[$1] * follows[$1][next] } } }
      return counts[first]
    }
    #expect(Table.explored(seats: seats, isOrdered: false).states.count == ways.reduce(0, +))
  }
}
