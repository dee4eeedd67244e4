extension TransitionTable {
  /// What is wrong with the table: duplicates, and states that cannot be reached or left. A table from JSON has none.
  ///
  /// ```swift
  /// enum Light { case red, green }
  /// enum Tick { case waited }
  ///
  /// let table = TransitionTable<Light, Tick>(initial: .red, [.red: [.waited: .green]])
  /// for problem in table.problems { print(problem) }  // state 'green' cannot be left; …
  /// ```
  public var problems: [TransitionTableError.Problem] {
    duplicates + deadlocks { TableWord(state: $0).description }
  }

  private var duplicates: [TransitionTableError.Problem] {
    plan.rows.flatMap { state, row in
      row.duplicates.map { entry in
        let (event, from) = (TableWord(event: entry.event), TableWord(state: state))
        return TransitionTableError.Problem(
          .duplicate,
          "'\(event)' is handled twice in '\(from)'; remove one of the two"
        )
      }
    }
  }

  /// The states that cannot be reached, or not be left though they should, or left though they should not.
  func deadlocks(named name: (State) -> String) -> [TransitionTableError.Problem] {
    let reached = reachedStates
    let mentioned = mentionedStates
    let unreachable = mentioned.filter { !reached.contains($0) }.map { state in
      TransitionTableError.Problem(
        .unreachableState,
        "state '\(name(state))' is never reached; add a transition to it, or remove what names it"
      )
    }
    let stuck = mentioned.filter { reached.contains($0) && mentioned.count > 1 && isStuck(in: $0) }.map { state in
      TransitionTableError.Problem(
        .deadEnd,
        "state '\(name(state))' cannot be left; add a transition out of it, or name it in 'final'"
      )
    }
    let left = final.filter { !plan.row(of: $0).entries.isEmpty }.map { state in
      TransitionTableError.Problem(
        .finalStateLeft,
        "final state '\(name(state))' has transitions; remove them, or take it out of 'final'"
      )
    }
    return unreachable + stuck + left
  }

  private func isStuck(in state: State) -> Bool {
    !final.contains(state) && plan.row(of: state).entries.allSatisfy { $0.target == state }
  }

  private var reachedStates: Set<State> {
    var reached: Set = [initial]
    var open = [initial]
    while let state = open.popLast() {
      // A machine that has ended goes nowhere, whatever the table says.
      let entries = final.contains(state) ? [] : plan.row(of: state).entries
      for entry in entries where reached.insert(entry.target).inserted { open.append(entry.target) }
    }
    return reached
  }
}
