/// The entries of a graph by state and event: each cell is a list of which the first that holds decides.
struct Cells: Sendable {
  private(set) var lists: [Cell: [Entry]] = [:]
  /// What happens in every cell that is not in the list; nil where those have no entry.
  var rest: [Entry.Outcome]?

  struct Cell: Hashable, Sendable {
    var state: String
    var event: String
  }

  init(_ entries: [Entry] = []) {
    lists = Dictionary(grouping: entries) { Cell(state: $0.from, event: $0.event) }
  }

  subscript(_ cell: Cell) -> [Entry] {
    lists[cell]
      ?? rest.map {
        [Entry(from: cell.state, event: cell.event, outcomes: $0)]
      } ?? []
  }

  mutating func add(_ entry: Entry) {
    lists[Cell(state: entry.from, event: entry.event), default: []].append(entry)
  }
}

extension [Entry] {
  /// What may happen when these conditions are known; an event that is not handled is rejected.
  func outcomes(when known: [String: Bool]) -> Set<Entry.Outcome> {
    var outcomes: Set<Entry.Outcome> = []
    for entry in self {
      let holds = entry.formula.holds(known)
      if holds == false { continue }
      outcomes.formUnion(entry.outcomes)
      if holds == true { return outcomes }
    }
    return outcomes.union([.reject])
  }

  var atoms: Set<String> { reduce(into: []) { $0.formUnion($1.formula.atoms) } }

  /// Whether two lists lead to the same wherever their conditions hold.
  func means(_ other: [Entry]) -> Bool {
    let atoms = self.atoms.union(other.atoms).sorted()
    guard atoms.count <= 12 else { return false }
    return (0..<(1 << atoms.count)).allSatisfy { bits in
      let known = Dictionary(uniqueKeysWithValues: atoms.enumerated().map { ($1, bits & (1 << $0) != 0) })
      let wanted = outcomes(when: known)
      return other.outcomes(when: known).allSatisfy { outcome in wanted.contains { $0.allows(outcome) } }
    }
  }
}
