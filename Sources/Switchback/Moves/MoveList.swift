/// Which states may follow which, as data; written as a dictionary whose keys may repeat.
///
/// ```swift
/// let moves: MoveList = [
///   "initial": ["loading"],
///   "loading": ["loaded", "failed"],
///   "failed": ["loading"],
/// ]
/// print(moves["loading"])
/// ```
///
/// A value that is kept, in a `static let` for example, is shared by all machines that are made with it.
public struct MoveList<Kind: Hashable> {
  /// All states, each once, in the order in which they are first written, those that may be left first.
  public private(set) var kinds: [Kind] = []

  // Of all rows one after the other, with one row more for states that the list does not have: walking the few targets
  // of a row is faster than hashing.
  @usableFromInline private(set) var targets: [Target] = []
  @usableFromInline private(set) var starts: [Int] = [0, 0]

  @usableFromInline
  struct Target {
    @usableFromInline let kind: Kind
    /// The place of the kind in `kinds`.
    @usableFromInline let row: Int
  }

  /// Makes a list of rows, such as a dictionary has; rows of one state are taken together.
  public init(_ rows: some Sequence<(key: Kind, value: [Kind])>) {
    let rows = Array(rows)
    self.init(rows, kinds: rows.map(\.key) + rows.flatMap(\.value))
  }

  private init(_ rows: [(key: Kind, value: [Kind])], kinds: [Kind]) {
    var places: [Kind: Int] = [:]
    for kind in kinds where places[kind] == nil {
      places[kind] = places.count
      self.kinds.append(kind)
    }
    var merged: [Kind: [Kind]] = [:]
    for (kind, targets) in rows { merged[kind, default: []] += targets }
    starts = []
    for kind in self.kinds {
      starts.append(targets.count)
      var isListed: Set<Kind> = []
      for target in merged[kind, default: []] where isListed.insert(target).inserted {
        targets.append(Target(kind: target, row: places[target, default: 0]))
      }
    }
    starts += [targets.count, targets.count]
  }

  /// The states that may follow one, in the order in which they are written.
  public subscript(kind: Kind) -> [Kind] {
    targets(at: row(of: kind)).map(\.kind)
  }
}

extension MoveList: ExpressibleByDictionaryLiteral {
  /// Makes a list of a dictionary literal; rows of one state are taken together.
  public init(dictionaryLiteral rows: (Kind, [Kind])...) {
    self.init(rows.map { (key: $0.0, value: $0.1) })
  }
}

extension MoveList {
  /// The row of a state; a last, empty one for those that the list does not have.
  @inlinable
  func row(of kind: Kind) -> Int {
    kinds.firstIndex(of: kind) ?? kinds.count
  }

  /// The row of a state, if it may follow the state of another row.
  @inlinable
  func row(of kind: Kind, after row: Int) -> Int? {
    for index in starts[row]..<starts[row + 1] where targets[index].kind == kind { return targets[index].row }
    return nil
  }

  func targets(at row: Int) -> ArraySlice<Target> {
    targets[starts[row]..<starts[row + 1]]
  }

  /// This list with more states, which nothing leads out of; the same storage where it has them already.
  func adding(_ more: [Kind]) -> Self {
    if more.allSatisfy(kinds.contains) { return self }
    return Self(kinds.map { (key: $0, value: self[$0]) }, kinds: kinds + more)
  }
}

extension MoveList.Target: Equatable {}
extension MoveList.Target: Sendable where Kind: Sendable {}
extension MoveList: Equatable {}
extension MoveList: Sendable where Kind: Sendable {}
