import Switchback
import Testing

/// Tiles in a frame with one hole, into which a neighbour slides.
private struct Tiles: TransitionRule, Hashable {
  private let columns: Int
  private(set) var tiles: [Int]

  enum Event: CaseIterable { case up, down, left, right }

  init(rows: Int, columns: Int) {
    self.columns = columns
    tiles = Array(1..<(rows * columns)) + [0]
  }

  static func kind(of tiles: Tiles) -> [Int] { tiles.tiles }

  mutating func apply(_ event: Event) -> Outcome {
    guard let hole = tiles.firstIndex(of: 0) else { return .unhandled }
    let isNeighbour =
      switch event {
      case .up: hole + columns < tiles.count
      case .down: hole >= columns
      case .left: hole % columns < columns - 1
      case .right: hole % columns > 0
      }
    guard isNeighbour else { return .unhandled }
    let steps: [Event: Int] = [.up: columns, .down: -columns, .left: 1, .right: -1]
    tiles.swapAt(hole, hole + steps[event, default: 0])
    return .changed
  }
}

@Suite("Sliding tiles")
struct SlidingTilesTests {
  /// Half of all orders can be reached, because an exchange of two tiles alone cannot.
  @Test func `five tiles have 360 orders, none farther than 21 slides`() {
    let tiles = Exploration(from: Tiles(rows: 2, columns: 3))
    #expect(tiles.states.count == 360)
    #expect(tiles.depth == 21)
    #expect(tiles.never { $0.tiles == [2, 1, 3, 4, 5, 0] }.holds)
    #expect(tiles.canAlwaysReach { $0 == Tiles(rows: 2, columns: 3) }.holds)
  }

  @Test func `eight tiles are more than the usual bound, and it says so`() {
    let tiles = Exploration(from: Tiles(rows: 3, columns: 3), upTo: 2_000)
    #expect(tiles.states.count == 2_000)
    #expect(!tiles.isComplete)
    #expect(tiles.never { $0.tiles == [2, 1, 3, 4, 5, 6, 7, 8, 0] }.answer == .undecided)
  }
}
