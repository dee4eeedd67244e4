/// The turns that a closure takes one after the other: up to its first `await`, behind that, and so on.
struct PiecesOfClosure {
  private let closure: Program.OwnClosure
  /// The position of each piece by the `await` behind which it begins; what is not among them is told as the first.
  private let positions: [Int: Int]
  /// A bit for each closure that asks for the same token, by the events that they are.
  private let bits: [Int: Int]

  /// So many can be counted.
  private static let most = Int.bitWidth / 2 - 1

  /// - Parameter isOne: whether all are told as the first.
  init(
    of closure: Program.OwnClosure,
    among closures: [Program.OwnClosure],
    in turns: Set<PendingClosures.Turn>,
    asOne isOne: Bool = false
  ) {
    self.closure = closure
    let resumptions = Set(turns.filter { $0.event == closure.event }.compactMap(\.begins)).sorted()
    positions = !isOne && resumptions.count < Self.most ? Dictionary(uniqueKeysWithValues: zip(resumptions, 1...)) : [:]
    // Timers that are in no place any more are not told apart.
    let asking = closures.filter { $0.token?.ends == false && $0.token?.stepped == closure.token?.stepped }
    bits = Dictionary(uniqueKeysWithValues: asking.prefix(Int.bitWidth).enumerated().map { ($1.event, 1 << $0) })
  }

  /// What may be so behind a turn; nothing where that does not come then.
  ///
  /// - Parameter isInTime: whether only those closures count that do not come too late.
  func moments(behind turn: PendingClosures.Turn, from moment: Moment, inTime isInTime: Bool) -> [Moment] {
    if isInTime, !turn.isLate, moment.superseded & bits[turn.event, default: 0] != 0 { return [] }
    let isOwn = turn.event == closure.event && !(isInTime && turn.isLate)
    guard !isOwn || moment.count(of: piece(turn.begins)) > 0 else { return [] }
    var counted = isOwn ? moments(behindOwn: turn, from: moment) : [moment]
    counted = isInTime ? counted.map { superseded($0, by: turn) } : counted
    if (isInTime ? turn.leftInTime : turn.left).contains(closure.event) {
      let times = turn.leftAgain.contains(closure.event) ? 2 : 1
      for _ in 0..<times { counted = counted.map { $0.adding(0) } }
    }
    let left = turn.leftInTime.reduce(0) { $0 | bits[$1, default: 0] }
    return counted.map { $0.in(turn.to, superseded: $0.superseded & ~left) }
  }

  /// What is left of what a turn makes come too late.
  private func superseded(_ moment: Moment, by turn: PendingClosures.Turn) -> Moment {
    let isMany = closure.token?.ends == true && moment.count(of: 0) > (turn.overwritten.contains(closure.event) ? 0 : 1)
    // A timer that is in no place any more is never ended.
    if isMany { return moment.adding(0).adding(0) }
    return turn.superseded.contains(closure.event) ? Moment(state: moment.state, superseded: ~0) : moment
  }

  private func moments(behindOwn turn: PendingClosures.Turn, from moment: Moment) -> [Moment] {
    let piece = piece(turn.begins)
    // What is begun by something that may do so again stays.
    let mayComeAgain = piece == 0 && !closure.runsOnce
    let counted = mayComeAgain ? [moment] : moment.taking(piece, isFollowed: closure.token?.ends != true)
    guard case .waits(let resumption) = turn.ends else { return counted }
    return mayComeAgain && self.piece(resumption) == 0 ? counted : counted.map { $0.adding(self.piece(resumption)) }
  }

  var all: ClosedRange<Int> { 0...positions.count }

  func piece(_ resumption: Int?) -> Int { resumption.flatMap { positions[$0] } ?? 0 }
}

/// A state, and how many of a closure that were left behind are about to take each of its turns, of which 2 are many.
struct Moment: Hashable {
  private(set) var state: Int
  /// Two bits for each.
  private var counts = 0
  /// The closures that come too late since the token was made for which the closure asks, by their bits.
  private(set) var superseded = 0

  init(state: Int, superseded: Int = 0) {
    self.state = state
    self.superseded = superseded
  }

  func count(of piece: Int) -> Int { counts >> (2 * piece) & 3 }

  func adding(_ piece: Int) -> Moment { counting(min(count(of: piece) + 1, 2), of: piece) }

  /// - Parameter isFollowed: whether it could be told of many that they are so no more.
  func taking(_ piece: Int, isFollowed: Bool) -> [Moment] {
    let count = count(of: piece)
    guard count < 2 || isFollowed else { return [self] }
    return (count > 1 ? [count - 1, count] : [count - 1]).map { counting($0, of: piece) }
  }

  func `in`(_ state: Int, superseded: Int) -> Moment {
    var moment = self
    moment.state = state
    moment.superseded = superseded
    return moment
  }

  private func counting(_ count: Int, of piece: Int) -> Moment {
    var moment = self
    moment.counts = counts & ~(3 << (2 * piece)) | count << (2 * piece)
    return moment
  }
}
