import SwitchbackGraph

/// Turns what came out of running a program into a graph; its lines are still offsets.
enum Drawing {
  static func graph(of machine: MachineDeclaration, program: Program, run: Run, file: String) -> StateGraph {
    let initial = run.initial.isEmpty ? program.initial : run.initial
    return StateGraph(
      name: machine.name,
      file: file,
      line: machine.offset,
      dialect: MachineDeclaration.dialect,
      read: machine.hasBody && machine.refusal == nil ? nil : .refused,
      assumptions: program.assumptions + assumptions(of: machine, initial: initial),
      states: states(of: machine, program: program, initial: initial),
      events: events(of: machine, program: program),
      transitions: transitions(of: program, run: run),
      unread: unread(of: machine, program: program, run: run)
    )
  }

  private static func assumptions(of machine: MachineDeclaration, initial: [[String]]) -> [String] {
    guard machine.storage.propertyName != nil, initial.isEmpty else { return [] }
    return ["where it starts is not in the source; taken is the first state"]
  }

  private static func states(of machine: MachineDeclaration, program: Program, initial paths: [[String]]) -> [StateGraph
    .State]
  {
    var states =
      machine.hasForeignStates
      ? program.states.map { StateGraph.State($0.name, line: machine.offset) } : machine.states.drawn()
    guard !paths.isEmpty else { return states }
    let initial = Set(paths.map { $0.joined(separator: ".") })
    for index in states.indices { states[index].isInitial = initial.contains(states[index].name) }
    return states
  }

  private static func events(of machine: MachineDeclaration, program: Program) -> [StateGraph.Event] {
    var cases: [String: EnumShape.Case] = [:]
    for case .declared(let shape, _) in machine.entries.map(\.events) {
      for item in shape.cases where cases[item.name] == nil { cases[item.name] = item }
    }
    return program.events.map { event in
      let item = event.path.first.flatMap { cases[$0] }
      return StateGraph.Event(event.name, payload: item?.payload ?? [], line: item?.offset ?? machine.offset)
    }
  }

  /// What could not be lowered, what no arrow could be drawn to, and the assignments that are the target of none.
  private static func unread(of machine: MachineDeclaration, program: Program, run: Run) -> [StateGraph.Unread] {
    if let refusal = machine.refusal { return [StateGraph.Unread(line: refusal.offset, why: refusal.why)] }
    var notes = program.unread
    for exit in run.exits {
      guard case .unknown(let unknown) = exit.target else { continue }
      notes.append(Program.Note(why: unknown.why, offset: unknown.site.offset))
    }
    for site in machine.assignmentSites where !run.assignments.contains(where: site.range.contains) {
      let isSaid = notes.contains { site.range.contains($0.offset) || $0.offset == site.condition }
      if !isSaid { notes.append(Program.Note(why: site.why, offset: site.range.lowerBound)) }
    }
    notes += machine.bystanders + machine.notes
    var seen: Set<Program.Note> = []
    return notes.filter { seen.insert($0).inserted }.sorted { $0.offset < $1.offset }
      .map { StateGraph.Unread(line: $0.offset, why: $0.why) }
  }

  /// The rows that matched only what an earlier row always takes.
  static func shadowedRows(of program: Program, run: Run, lines: SourceLines) -> [ShadowedRow.Row] {
    let rows = Dictionary(uniqueKeysWithValues: program.functions.flatMap(\.body.rows).map { ($0.id, $0) })
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

extension MachineDeclaration {
  static let dialect = "state-event-switch"
}
