/// What pieces of a program came to, so that none is run twice from where the same is known.
///
/// What a piece does depends on what is known where it begins, and not on the conditions that led there. So it is run
/// behind stand-ins for these, which are replaced when its outcomes are put behind a way.
struct Memory {
  /// A piece of a program that is run again and again.
  enum Piece: Hashable {
    case body(ofFunction: Int)
    case turn(ofLoop: Int)
  }

  struct Key: Hashable {
    var piece: Piece
    /// With stand-ins.
    var way: Way
    /// The functions that are being called, which are not called again.
    var active: Set<Int>
    /// How the functions were called, where ways are joined that come to the same.
    var calls: [Interpreter.Entry]
  }

  struct Record {
    var outcomes: [Outcome]
    var steps: Int
    /// How many more calls were made inside of one another.
    var depth: Int
  }

  var records: [Key: Record] = [:]
  /// The pieces in which conditions are compared with those that led there.
  var dependent: Set<Key> = []
  /// Where the pieces that are being run began.
  var beginnings: [Way] = []
  /// Whether conditions were compared with those that led to the piece at hand.
  var looksBack = false
  /// The most calls inside of one another since the piece at hand began.
  var deepest = 0

  /// Whether the piece at hand will be run again from where it began, whatever it comes to.
  var isInVain: Bool { looksBack && !beginnings.isEmpty }

  /// The place in the source that a way came by last; nil where that is none but the function itself.
  func lastPlace(on way: Way) -> Int? {
    let ways = [way] + beginnings.reversed()
    let row = ways.first { $0.row != Way.placeBefore }?.row
    return row ?? ways.first { $0.assignment != Way.placeBefore }?.assignment
  }
}

extension Interpreter {
  mutating func remembered(_ piece: Memory.Piece, _ block: Block, from way: Way) -> [Outcome] {
    guard remembers || joinsWays, !provesTurns, steps < mostSteps else { return run(block, from: way) }
    let key = Memory.Key(
      piece: piece,
      way: way.withStandIns,
      active: Set(active),
      calls: joinsWays ? entries.map(\.withoutPlace) : []
    )
    guard !memory.dependent.contains(key) else { return run(block, from: way) }
    if let known = memory.records[key], steps + known.steps < mostSteps,
      active.count + known.depth < Self.mostCalls
    {
      steps += joinsWays ? 1 : known.steps
      memory.deepest = max(memory.deepest, active.count + known.depth)
      return known.outcomes.behind(way)
    }
    let (stepsBefore, lookedBack, deepestBefore) = (steps, memory.looksBack, memory.deepest)
    memory.looksBack = false
    memory.deepest = active.count
    memory.beginnings.append(way)
    let outcomes = run(block, from: key.way)
    let (isDependent, deepest) = (memory.looksBack, memory.deepest)
    memory.beginnings.removeLast()
    memory.looksBack = lookedBack
    memory.deepest = max(deepestBefore, deepest)
    if isDependent {
      memory.dependent.insert(key)
      steps = stepsBefore
      return run(block, from: way)
    }
    if steps < mostSteps, deepest < Self.mostCalls {
      memory.records[key] = Memory.Record(outcomes: outcomes, steps: steps - stepsBefore, depth: deepest - active.count)
    }
    return outcomes.behind(way)
  }
}

extension Way {
  /// Stands for the places by which the way came to a piece.
  fileprivate static let placeBefore = -1

  /// Whether the state was set, as far as it is known in the piece at hand.
  var setsState: Bool { assignment != nil && assignment != Self.placeBefore }

  fileprivate var withStandIns: Way {
    var way = self
    if !guards.isEmpty { way.guards = [.before] }
    way.guardsBefore = []
    way.row = Self.placeBefore
    way.assignment = Self.placeBefore
    way.waits = 0
    way.last = nil
    way.changed = []
    return way
  }

  fileprivate mutating func begin(behind before: Way) {
    if guards.first == .before { guards.replaceSubrange(..<1, with: before.guards) }
    guardsBefore = before.guardsBefore + guardsBefore.flatMap { $0 == .before ? before.guards : [$0] }
    if row == Self.placeBefore { row = before.row }
    if assignment == Self.placeBefore { assignment = before.assignment }
    if waits == 0 {
      last = before.last
      changed.formUnion(before.changed)
    }
    waits += before.waits
  }
}

extension [Outcome] {
  /// With what led to the piece in the place of the stand-ins.
  fileprivate func behind(_ before: Way) -> [Outcome] {
    var outcomes = self
    for index in outcomes.indices { outcomes[index].way.begin(behind: before) }
    return outcomes
  }
}
