import SwitchbackGraph

extension Program {
  /// Whether a way that begins with one of some events may come to an assignment.
  struct Reach {
    /// Where the functions assign that such a way may come to, and where all do.
    private let reached: Offsets
    private let all: Offsets
    /// What is nested too deeply has no statements.
    private let nesting: Int?

    init(from events: Set<Int>, in program: Program) {
      guard !events.isEmpty else {
        reached = Offsets([])
        all = reached
        nesting = nil
        return
      }
      var pending = program.events.indices.filter(events.contains).map { program.events[$0].function }
      var seen = Set(pending)
      while let function = pending.popLast() {
        pending += program.functions[function].body.callees.filter { seen.insert($0).inserted }
      }
      let assignments = program.functions.map(\.body.assignments)
      reached = Offsets(seen.flatMap { assignments[$0] })
      all = Offsets(assignments.flatMap(\.self))
      nesting = program.unread.filter { $0.why == ReadingLimit.nesting.rawValue }.map(\.offset).min()
    }

    func contains(_ range: Range<Int>) -> Bool {
      guard all.areIn(range) else { return nesting.map { $0 <= range.lowerBound } ?? false }
      return reached.areIn(range)
    }
  }
}

/// Places in the source, of which there can be as many as there are statements.
struct Offsets {
  private let sorted: [Int]

  init(_ offsets: some Sequence<Int>) { sorted = offsets.sorted() }

  /// Whether one of them is in a range.
  func areIn(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && range.contains(sorted[low])
  }
}
