extension TransitionTable {
  /// What machines and copies share: the rows as written, and the same laid out for looking up. Never changed.
  @usableFromInline
  final class Plan {
    let initial: State
    let final: [State]
    /// As written, in order, each state once.
    let rows: [(state: State, row: Row)]
    /// The cells of all rows, one row behind the other.
    let cells: [Cell]
    private let places: [State: Place]
    /// For each row that is too long to walk, by its first cell: where each event is.
    @usableFromInline let indices: [Int32: [Event: Int]]

    init(initial: State, final: [State], rows: [(state: State, row: Row)]) {
      self.initial = initial
      self.final = final
      self.rows = rows
      let places = Self.places(of: rows, final)
      cells = rows.flatMap { state, row in
        row.entries.map { Cell($0, from: state, place: places[$0.target] ?? Place()) }
      }
      self.places = places
      indices = Self.indices(of: places.values, cells)
    }

    func place(of state: State) -> Place { places[state] ?? Place() }

    func row(of state: State) -> Row { rows.first { $0.state == state }?.row ?? [:] }

    /// The same with another row in the place of a state's row; an empty one takes it away.
    func replacing(_ row: Row, of state: State) -> Plan {
      let place = rows.firstIndex { $0.state == state } ?? rows.endIndex
      var rows = rows.filter { $0.state != state }
      if !row.entries.isEmpty { rows.insert((state: state, row: row), at: place) }
      return Plan(initial: initial, final: final, rows: rows)
    }
  }
}

extension TransitionTable.Plan {
  private typealias Table = TransitionTable<State, Event>

  /// Where each state's cells lie, rows in their order; final states have a place also where they have no row.
  private static func places(
    of rows: [(state: State, row: Table.Row)],
    _ final: [State]
  ) -> [State: Table.Place] {
    var places: [State: Table.Place] = [:]
    var first: Int32 = 0
    for (state, row) in rows + final.map({ (state: $0, row: [:]) }) where places[state] == nil {
      let end = first + Int32(row.entries.count)
      places[state] = Table.Place(first: first, end: end, isFinal: final.contains(state))
      first = end
    }
    return places
  }

  private static func indices(
    of places: some Sequence<Table.Place>,
    _ cells: [Table.Cell]
  ) -> [Int32: [Event: Int]] {
    let long = places.filter { $0.end - $0.first > Table.Cell.walked }
    return long.reduce(into: [:]) { indices, place in
      for index in Int(place.first)..<Int(place.end) { indices[place.first, default: [:]][cells[index].event] = index }
    }
  }
}

extension TransitionTable.Plan: Equatable {
  @usableFromInline
  static func == (one: TransitionTable.Plan, other: TransitionTable.Plan) -> Bool {
    one === other
      || one.initial == other.initial && one.final == other.final
        && one.rows.elementsEqual(other.rows) { $0.state == $1.state && $0.row == $1.row }
  }
}

extension TransitionTable.Plan: Sendable where State: Sendable, Event: Sendable {}
