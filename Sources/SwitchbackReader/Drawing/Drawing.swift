import SwitchbackGraph

/// Turns what came out of running a program into a graph; its lines are still offsets.
enum Drawing {
  static func graph(of machine: MachineDeclaration, program: Program, run: Run, file: String) -> StateGraph {
    StateGraph(
      name: machine.name,
      file: file,
      line: machine.offset,
      dialect: StateEventSwitch.name,
      read: machine.hasBody ? nil : .refused,
      assumptions: program.assumptions,
      states: machine.states.drawn(),
      events: events(of: machine, program: program),
      transitions: transitions(of: program, run: run),
      unread: program.unread.map { StateGraph.Unread(line: $0.offset, why: $0.why) }
    )
  }

  private static func events(of machine: MachineDeclaration, program: Program) -> [StateGraph.Event] {
    switch machine.events {
    case .declared(let shape): shape.cases.map { StateGraph.Event($0.name, payload: $0.payload, line: $0.offset) }
    case .elsewhere: program.events.map { StateGraph.Event($0, line: machine.offset) }
    }
  }

  /// The rows that matched only what an earlier row always takes.
  static func shadowedRows(of program: Program, run: Run, lines: SourceLines) -> [ShadowedRow.Row] {
    let rows = Dictionary(uniqueKeysWithValues: program.body.rows.map { ($0.id, $0) })
    return run.blocked.sorted { $0.key < $1.key }.compactMap { loser, winner in
      guard !run.reached.contains(loser), let row = rows[loser], let first = rows[winner] else { return nil }
      return ShadowedRow.Row(line: row.offset, pattern: row.text, winner: lines.line(at: first.offset))
    }
  }
}

extension EnumShape {
  /// - Parameter isInitial: whether a machine that starts in this enum's first state starts here.
  fileprivate func drawn(
    prefix: String = "",
    isInitial: Bool = true,
    isFinal: Bool = false
  ) -> [StateGraph.State] {
    let hasMark = cases.contains(where: \.isInitial)
    return cases.enumerated().flatMap { index, item in
      let starts = isInitial && (hasMark ? item.isInitial : index == 0)
      let ends = isFinal || (prefix.isEmpty && item.isFinal)
      if let nested = item.nested {
        return nested.drawn(prefix: prefix + item.name + ".", isInitial: starts, isFinal: ends)
      }
      return [
        StateGraph.State(
          prefix + item.name,
          payload: item.payload,
          isInitial: starts,
          isFinal: ends,
          line: item.offset
        )
      ]
    }
  }
}

extension Block {
  fileprivate var rows: [Row] { statements.flatMap(\.rows) }
}

extension Statement {
  fileprivate var rows: [Row] {
    switch self {
    case .choose(let choice): choice.rows + choice.arms.flatMap(\.rows)
    case .branch(_, let then, let otherwise): then.rows + otherwise.rows
    case .leave: []
    }
  }
}
