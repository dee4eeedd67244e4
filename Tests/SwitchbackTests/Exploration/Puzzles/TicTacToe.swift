import Switchback
import Testing

/// Nine fields, crosses first.
private struct TicTacToe: TransitionRule, Hashable, CustomStringConvertible {
  enum Mark: String { case empty = ".", cross = "x", nought = "o" }

  private(set) var fields: [Mark] = Array(repeating: .empty, count: 9)
  private(set) var next = Mark.cross

  static func kind(of game: TicTacToe) -> Mark { game.next }

  var isFinal: Bool { hasWon(.cross) || hasWon(.nought) || !fields.contains(.empty) }

  func hasWon(_ mark: Mark) -> Bool { Self.hasWon { fields[$0] == mark } }

  static func hasWon(_ isOwn: (Int) -> Bool) -> Bool {
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
      .contains { $0.allSatisfy(isOwn) }
  }

  mutating func apply(_ field: Int) -> Outcome {
    guard fields[field] == .empty else { return .unhandled }
    fields[field] = next
    next = next == .cross ? .nought : .cross
    return .changed
  }

  /// The first, in order of their text, of the eight boards that are this one turned and mirrored.
  var turned: String {
    let fields = fields.map(\.rawValue)
    let turns: [(Int, Int) -> Int] = [
      { $0 * 3 + $1 }, { $0 * 3 + 2 - $1 }, { (2 - $0) * 3 + $1 }, { (2 - $0) * 3 + 2 - $1 },
      { $1 * 3 + $0 }, { $1 * 3 + 2 - $0 }, { (2 - $1) * 3 + $0 }, { (2 - $1) * 3 + 2 - $0 },
    ]
    let boards = turns.map { turn in (0..<9).map { fields[turn($0 / 3, $0 % 3)] }.joined() }
    return boards.min() ?? ""
  }

  var description: String {
    stride(from: 0, to: 9, by: 3).map { fields[$0..<($0 + 3)].map(\.rawValue).joined() }.joined(separator: "\n")
  }
}

@Suite("Tic-tac-toe")
struct TicTacToeTests {
  private static let game = Exploration(from: TicTacToe(), over: Array(0..<9))

  @Test func `there are 5,478 positions, of which 958 are ends`() {
    #expect(Self.game.states.count == 5_478)
    #expect(Self.game.isComplete)
    #expect(Self.game.depth == 9)
    let ends = Self.game.states.filter(\.isFinal)
    #expect(ends.count == 958)
    #expect(ends.count { $0.hasWon(.cross) } == 626)
    #expect(ends.count { $0.hasWon(.nought) } == 316)
    #expect(ends.count { !$0.hasWon(.cross) && !$0.hasWon(.nought) } == 16)
  }

  @Test func `turned and mirrored alike, there are 765 positions and 138 ends`() {
    let game = Exploration(from: TicTacToe(), over: Array(0..<9), by: \.turned)
    #expect(game.states.count == 765)
    #expect(game.states.count(where: \.isFinal) == 138)
  }

  /// Every board is a number of nine digits to the base three; a board is one of a game if the marks took turns and the game
  /// was not over before.
  @Test func `the positions are those that counting finds`() {
    let powers = [1, 3, 9, 27, 81, 243, 729, 2_187, 6_561]
    let boards = (0..<19_683).map { number in powers.map { number / $0 % 3 } }
    let possible = boards.filter { board in
      let crosses = board.count { $0 == 1 }
      let noughts = board.count { $0 == 2 }
      let (crossesWin, noughtsWin) = (TicTacToe.hasWon { board[$0] == 1 }, TicTacToe.hasWon { board[$0] == 2 })
      return crossesWin
        ? crosses == noughts + 1 && !noughtsWin
        : noughtsWin ? crosses == noughts : crosses == noughts || crosses == noughts + 1
    }
    let marks: [TicTacToe.Mark] = [.empty, .cross, .nought]
    #expect(Set(possible.map { $0.map { marks[$0] } }) == Set(Self.game.states.map(\.fields)))
  }

  @Test func `never have both won, and a game always comes to an end`() {
    #expect(Self.game.never { $0.hasWon(.cross) && $0.hasWon(.nought) }.holds)
    #expect(Self.game.hasNoDeadEnd().holds)
    #expect(Self.game.canAlwaysReach(\.isFinal).holds)
  }

  @Test func `the shortest win takes five marks`() {
    let verdict = Self.game.never { $0.hasWon(.cross) }
    #expect(verdict.description == "TicTacToe: 'xoo x.. x..' is reached; to see it: after(0, 1, 3, 2, 6)")
  }
}
