/// A machine written as a table: for each state the events that it handles, and where each leads.
///
/// ```swift
/// enum Screen { case login, createProfile, finished }
/// enum Action { case login, next }
///
/// var table = TransitionTable<Screen, Action>(initial: .login, final: [.finished])
/// table[.login] = [.next: .createProfile, .login: .finished]
/// table[.createProfile] = [.next: .finished]
///
/// let machine = StateMachine(table)
/// machine.transition(.next)  // .createProfile
/// ```
///
/// States and events are compared as they are: a state with another payload is another state, with a row of its own.
/// Machines and copies share the rows, and a table that is changed changes no machine that was made of it.
public struct TransitionTable<State: Hashable, Event: Hashable>: TransitionRule {
  /// Each state of a table is a kind of its own.
  public typealias Kind = State

  /// All that copies share.
  @usableFromInline var plan: Plan
  // The plan's, kept at hand: an event is looked up among these, and each object on the way costs a load that others wait for.
  @usableFromInline var cells: [Cell]
  /// Where the current state's cells lie, and whether it is final.
  @usableFromInline var place: Place
  @usableFromInline var current: State

  /// Makes a table whose machines start in a state, with its rows or to be given rows.
  ///
  /// ```swift
  /// enum Light { case red, green }
  /// enum Tick { case waited }
  ///
  /// let table = TransitionTable<Light, Tick>(
  ///   initial: .red,
  ///   [
  ///     .red: [.waited: .green],
  ///     .green: [.waited: .red],
  ///   ]
  /// )
  /// ```
  ///
  /// Of an event that is written twice for a state the first one counts, as in a switch; ``problems`` has the other.
  public init(initial: State, final: [State] = [], _ rows: Rows = [:]) {
    self.init(Plan(initial: initial, final: final, rows: rows.rows), in: initial)
  }

  init(_ plan: Plan, in state: State) {
    self.plan = plan
    cells = plan.cells
    place = plan.place(of: state)
    current = state
  }

  /// The state in which machines start.
  public var initial: State { plan.initial }

  /// The states in which machines end.
  public var final: [State] { plan.final }

  /// A state's row: the events that it handles, and where each leads.
  public subscript(state: State) -> Row {
    get { plan.row(of: state) }
    set { self = TransitionTable(plan.replacing(newValue, of: state), in: current) }
  }
}

extension TransitionTable: Sendable where State: Sendable, Event: Sendable {}

extension TransitionTable: Equatable {
  /// Whether both have the same rows in the same order, start and end alike, and are in the same state.
  public static func == (one: Self, other: Self) -> Bool {
    one.current == other.current && one.plan == other.plan
  }
}
