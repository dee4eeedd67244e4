import Switchback
import Testing

@Suite("An exploration agrees with a closure by hand")
struct RandomTableTests {
  @Test(arguments: 0..<200)
  func `states, distances, dead ends and traps are those of the table`(seed: Int) {
    let table = RandomTable(seed: UInt64(seed))
    let distances = table.distances()
    let found = Exploration(from: table, over: [0, 1, 2], by: \.state)
    let reached = distances[0].indices.filter { distances[0][$0] != nil }

    #expect(found.isComplete)
    #expect(Set(found.states.map(\.state)) == Set(reached))
    #expect(found.depth == reached.compactMap { distances[0][$0] }.max())
    for state in reached {
      let trace = found.reaches { $0.state == state }.trace
      #expect(trace?.events.count == distances[0][state])
      #expect(trace.flatMap { try? table.after($0.events) }?.state == state)
      let isAlwaysReached = reached.allSatisfy { distances[$0][state] != nil }
      #expect(found.canAlwaysReach { $0.state == state }.holds == isAlwaysReached)
    }
    let isStuck = reached.contains { state in
      !table.isEnd(state) && distances[state].indices.allSatisfy { $0 == state || distances[state][$0] == nil }
    }
    #expect(found.hasNoDeadEnd().holds == !isStuck)
  }
}

/// A rule of a dozen states whose rows are drawn by lot.
private struct RandomTable: TransitionRule {
  private var targets: [[Int?]]
  private let ends: Set<Int>
  var state = 0

  init(seed: UInt64) {
    var number = seed &* 2 &+ 1
    func next(below bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % bound
    }
    let count = 4 + next(below: 9)
    // Few rows, so that there are dead ends and traps; an event that is drawn beyond the last state is not handled.
    targets = (0..<count).map { _ in
      (0..<3).map { _ in next(below: count * 2) }.map { $0 < count ? $0 : nil }
    }
    ends = [1 + next(below: count - 1)]
  }

  static func kind(of state: Int) -> Int { state }

  var isFinal: Bool { isEnd(state) }

  func isEnd(_ state: Int) -> Bool { ends.contains(state) }

  mutating func apply(_ event: Int) -> Outcome {
    guard let target = targets[state][event] else { return .unhandled }
    defer { state = target }
    return target == state ? .unchanged : .changed
  }

  /// The least number of events from each state to each, by trying every state in between.
  func distances() -> [[Int?]] {
    var all: [[Int?]] = targets.indices.map { state in
      targets.indices.map { other in
        if other == state { return 0 }
        return !isEnd(state) && targets[state].contains(other) ? 1 : nil
      }
    }
    for middle in all.indices {
      for from in all.indices {
        for to in all.indices {
          guard let first = all[from][middle], let second = all[middle][to] else { continue }
          all[from][to] = min(all[from][to] ?? .max, first + second)
        }
      }
    }
    return all
  }
}
