extension StateMachine {
  /// Goes on with another table from the state it is in: a flow is changed while it runs.
  ///
  /// ```swift
  /// enum Light { case red, green }
  /// enum Tick { case waited }
  ///
  /// let machine = StateMachine(TransitionTable<Light, Tick>(initial: .red, [.red: [.waited: .green]]))
  /// try machine.use(TransitionTable(initial: .green, [.green: [.waited: .red], .red: [.waited: .red]]))
  /// ```
  ///
  /// It throws, and nothing has changed, where the new table does not name the machine's state. Hooks are not called, because
  /// the state is the same. In a hook it counts from the next event on, those that already wait included.
  public func use<Stage, Signal>(_ table: TransitionTable<Stage, Signal>) throws(UnknownStateError)
  where Rule == TransitionTable<Stage, Signal> {
    let state = peek().state
    guard table.mentionedStates.contains(state) else { throw UnknownStateError(state, in: table) }
    goOn(with: table.standing(in: state))
  }

  /// A row of the machine's table: `machine[.login] = [.next: .createProfile]` changes the row of this machine alone.
  public subscript<Stage, Signal>(state: Stage) -> TransitionTable<Stage, Signal>.Row
  where Rule == TransitionTable<Stage, Signal> {
    get { peek()[state] }
    set {
      var table = peek()
      table[state] = newValue
      goOn(with: table)
    }
  }

  /// Replaces the rule by one that is in the same state.
  private func goOn(with rule: Rule) {
    // In a hook those who follow the state are told by the step that it is about, which they have yet to hear of.
    let isAboutNoStep = phase == .idle
    // Busy before the old rule goes away: whatever goes with it may send events.
    whileBusy {
      self.rule = rule
      tellObservers()
      if isAboutNoStep, isFollowed { tellFollowers() }
    }
  }
}

/// A machine is in a state that the table, which it was to go on with, does not name.
public struct UnknownStateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The machine's state.
  public let state: String
  /// The states that the table names.
  public let states: [String]

  init<State, Event>(_ state: State, in table: TransitionTable<State, Event>) {
    self.state = TableWord(state: state).name
    states = table.mentionedStates.map { TableWord(state: $0).name }
  }

  /// One phrase that says what to do.
  public var description: String {
    "the table has no state '\(state)', in which the machine is; reset the machine to one of these first: "
      + states.joined(separator: ", ")
  }
}

extension TransitionTable {
  /// The same table in another state.
  func standing(in state: State) -> Self {
    TransitionTable(plan, in: state)
  }
}
