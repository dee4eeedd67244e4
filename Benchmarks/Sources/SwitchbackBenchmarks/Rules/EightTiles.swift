import Switchback

/// The frame with eight tiles and a hole, four bits a tile.
struct EightTiles: TransitionRule, Hashable {
  private var tiles: UInt64 = 0x0_8765_4321
  private var hole: UInt64 = 8

  enum Event: CaseIterable { case up, down, left, right }
  enum Kind { case only }

  /// Half of all orders of nine.
  static let stateCount = 181_440

  static func kind(of state: EightTiles) -> Kind { .only }

  mutating func apply(_ event: Event) -> Outcome {
    switch event {
    case .up where hole < 6: slide(from: hole + 3)
    case .down where hole > 2: slide(from: hole - 3)
    case .left where hole % 3 < 2: slide(from: hole + 1)
    case .right where hole % 3 > 0: slide(from: hole - 1)
    default: return .unhandled
    }
    return .changed
  }

  private mutating func slide(from place: UInt64) {
    let tile = tiles >> (4 * place) & 15
    tiles ^= tile << (4 * place) | tile << (4 * hole)
    hole = place
  }
}
