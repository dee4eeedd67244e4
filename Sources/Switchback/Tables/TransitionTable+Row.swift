extension TransitionTable {
  /// The events that one state handles, and where each leads: `[.next: .createProfile, .login: .finished]`.
  public struct Row: ExpressibleByDictionaryLiteral {
    /// As written, in order.
    var entries: [Entry]

    /// Makes a row of a literal; of an event that is there twice the first counts.
    public init(dictionaryLiteral entries: (Event, State)...) {
      self.entries = entries.map { Entry(event: $0, target: $1) }
    }

    /// The events, in order.
    public var events: [Event] { effective.map(\.event) }

    /// Where an event leads; nil where it is not handled.
    public subscript(event: Event) -> State? {
      get { entries.first { $0.event == event }?.target }
      set {
        let place = entries.firstIndex { $0.event == event } ?? entries.endIndex
        entries.removeAll { $0.event == event }
        if let newValue { entries.insert(Entry(event: event, target: newValue), at: place) }
      }
    }

    /// Those that count: the first of each event.
    var effective: [Entry] {
      var known: Set<Event> = []
      return entries.filter { known.insert($0.event).inserted }
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
        rows[place].row.entries += row.entries
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
