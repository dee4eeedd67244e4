extension TransitionTable {
  /// One event of one state, and where it leads.
  @usableFromInline
  struct Cell {
    @usableFromInline let event: Event
    @usableFromInline let target: State
    @usableFromInline let place: Place
    /// Whether it leads to where it is.
    @usableFromInline let stays: Bool

    init(_ entry: Row.Entry, from state: State, place: Place) {
      event = entry.event
      target = entry.target
      self.place = place
      stays = entry.target == state
    }

    /// So many cells are walked faster than an event is hashed.
    @usableFromInline static var walked: Int { 64 }
  }

  /// Where a state's cells lie among all; small, because each cell has the one that it leads to.
  @usableFromInline
  struct Place {
    @usableFromInline let first: Int32
    @usableFromInline let end: Int32
    @usableFromInline let isFinal: Bool

    /// None, for a state without a row.
    init() {
      self.init(first: 0, end: 0, isFinal: false)
    }

    init(first: Int32, end: Int32, isFinal: Bool) {
      self.first = first
      self.end = end
      self.isFinal = isFinal
    }
  }
}

extension TransitionTable.Cell: Sendable where State: Sendable, Event: Sendable {}
extension TransitionTable.Place: Sendable {}
