import SwitchbackGraph

extension Program {
  /// Whether a way that begins with one of some events may come to an assignment in a range of the source.
  func mayCome(to range: Range<Int>, from events: Set<Int>) -> Bool {
    guard !events.isEmpty else { return false }
    let homes = functions.indices.filter { functions[$0].body.assignments.contains(where: range.contains) }
    // What is nested too deeply has no statements here.
    guard !homes.isEmpty else {
      return unread.contains { $0.why == ReadingLimit.nesting.rawValue && $0.offset <= range.lowerBound }
    }
    var pending = self.events.indices.filter(events.contains).map { self.events[$0].function }
    var seen = Set(pending)
    while let function = pending.popLast() {
      if homes.contains(function) { return true }
      pending += functions[function].body.callees.filter { seen.insert($0).inserted }
    }
    return false
  }
}
