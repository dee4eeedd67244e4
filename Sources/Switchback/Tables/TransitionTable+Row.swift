extension TransitionTable {
  /// The events that one state handles, and where each leads: `[.next: .createProfile, .login: .finished]`.
  public struct Row: ExpressibleByDictionaryLiteral {
    /// In order, each event once.
    private(set) var entries: [Entry] = []
    /// Those of events that were there before, which do not count.
    private(set) var duplicates: [Entry] = []

    /// Makes a row of a literal; of an event that is there twice the first counts.
    public init(dictionaryLiteral entries: (Event, State)...) {
      for (event, target) in entries { append(Entry(event: event, target: target)) }
    }

    /// The events, in order.
    public var events: [Event] { entries.map(\.event) }

    /// Where an event leads; nil where it is not handled.
    public subscript(event: Event) -> State? {
      get { entries.first { $0.event == event }?.target }
      set {
        let place = entries.firstIndex { $0.event == event } ?? entries.endIndex
        entries.removeAll { $0.event == event }
        duplicates.removeAll { $0.event == event }
        if let newValue { entries.insert(Entry(event: event, target: newValue), at: place) }
      }
    }

    mutating func append(_ row: Row) {
      for entry in row.entries + row.duplicates { append(entry) }
    }

    private mutating func append(_ entry: Entry) {
      if self[entry.event] == nil { entries.append(entry) } else { duplicates.append(entry) }
    }

    /// An event and where it leads.
    struct Entry: Equatable {
      var event: Event
      var target: State
    }
  }

  /// Rows by their states, as a literal: `[.login: [.next: .createProfile], .createProfile: [.next: .finished]]`.
  public struct Rows: ExpressibleByDictionaryLiteral {
    /// In order, each state once.
    private(set) var rows: [(state: State, row: Row)] = []
    private var places: [State: Int] = [:]

    /// Makes rows of a literal; what a state has in several rows is taken together, in order.
    public init(dictionaryLiteral rows: (State, Row)...) {
      for (state, row) in rows { append(row, to: state) }
    }

    mutating func append(_ row: Row, to state: State) {
      if let place = places[state] {
        rows[place].row.append(row)
      } else {
        places[state] = rows.count
        rows.append((state: state, row: row))
      }
    }
  }
}

extension TransitionTable.Row: Equatable {}
extension TransitionTable.Row: Sendable where State: Sendable, Event: Sendable {}
extension TransitionTable.Row.Entry: Sendable where State: Sendable, Event: Sendable {}
extension TransitionTable.Rows: Sendable where State: Sendable, Event: Sendable {}
