import SwitchbackGraph

/// Turns what came out of running a program into a graph; its lines are still offsets.
enum Drawing {
  static func graph(of machine: MachineDeclaration, program: Program, run: Run, file: String) -> StateGraph {
    var program = program.drawingRest(where: run)
    let initial = run.initial.isEmpty ? program.initial : run.initial
    var run = run.choosingTargets(of: program).joiningAlikeCases(of: &program)
    var placeholders = placeholders(of: program, run: run, initial: initial)
    let seen = statesBetweenLocks(of: machine, program: program, run: run)
    placeholders.subtract(seen.map(\.state))
    let left = assumptions(leavingOut: placeholders)
    if program.hasNil, !run.comesToNil(of: program, initial: initial) { placeholders.insert("nil") }
    run = run.without(placeholders, of: program)
    let idle = idleCombinations(of: machine, program: program, run: run, initial: initial)
    run = run.without(idle, of: program)
    placeholders.formUnion(idle)
    let transitions = transitions(of: program, run: run)
    var graph = StateGraph(
      name: machine.name,
      file: file,
      line: machine.offset,
      dialect: machine.dialect.rawValue,
      read: machine.hasBody && machine.refusal == nil ? nil : .refused,
      assumptions: program.assumptions + assumptions(of: machine, program: program, run: run, initial: initial)
        + (placeholders.contains("nil") ? machine.assumptionsOfNil : []) + run.assumptionsOfAssertions
        + program.assumptionsOfRest + run.assumptionsOfLoops + (run.putsBack ? machine.assumptionsOfPutBack : [])
        + machine.states.assumptionsOfPayloads + left,
      states: states(of: machine, program: program, initial: initial).filter { !placeholders.contains($0.name) },
      events: events(of: machine, program: program, run: run, named: Set(transitions.map(\.event)))
        + resumptions(of: program, run: run),
      transitions: transitions,
      unread: unread(of: machine, program: program, run: run, besides: seen.map(\.note))
    )
    if program.step != nil { graph.endWhereNothingIsLeft(entries: machine.entries) }
    if machine.dialect == .allowedMoves { graph.leaveOpenWhatOneConditionAllows() }
    return graph
  }

  private static func assumptions(
    of machine: MachineDeclaration,
    program: Program,
    run: Run,
    initial: [[String]]
  ) -> [String] {
    if let type = foreignEvents(of: machine, program), run.rejectsRest(of: program) {
      return [StateGraph.assumption(onEventsOf: type)]
    }
    let waits = run.waitsForOthers || run.exits.contains { $0.event >= program.events.count }
    let waiting = waits ? ["while a function waits at 'await', no other one changes the state"] : []
    let isBeside = [.transitionTable, .allowedMoves].contains(machine.dialect) && machine.owner != machine.stateType
    let isGiven = machine.region.map { !$0.isBool } ?? false && machine.storage == .parameter
    let isOpen =
      machine.storage.propertyName != nil || machine.steps != nil || machine.stateTypes != nil || isBeside || isGiven
      || machine.loop != nil || !machine.ownInitializers.isEmpty
    guard isOpen, !machine.states.cases.contains(where: \.isInitial) else { return waiting }
    let isOther = run.mayStartElsewhere && initial.count < program.states.count
    if !initial.isEmpty { return waiting + (isOther ? ["it may start in other states as well"] : []) }
    return waiting + ["nothing that was read tells where it starts; taken is the first state"]
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

  /// - Parameter named: the events of the transitions: a request that is never answered is no event.
  private static func events(
    of machine: MachineDeclaration,
    program: Program,
    run: Run,
    named: Set<String>
  ) -> [StateGraph.Event] {
    var cases: [[String]: EnumShape.Case] = [:]
    for case .declared(let shape, _) in machine.events {
      for (path, item) in shape.leaves where cases[path] == nil { cases[path] = item }
    }
    var seen: Set<String> = []
    let events = program.events.indices.filter { !run.replaced.contains($0) }.map { program.events[$0] }
    return events.filter { event in
      let isAsked = event.isRequest || event.whole != nil
      return !event.onlyBegins && (!event.isRest || event.isDrawnRest) && (!isAsked || named.contains(event.name))
        && (event.callback == nil || seen.insert(event.name).inserted)
    }.map { event in
      guard !event.path.isEmpty, event.callback == nil else {
        return StateGraph.Event(event.name, line: program.functions[event.function].offset)
      }
      let item = event.whole == nil ? cases[event.path] : nil
      return StateGraph.Event(event.name, payload: item?.payload ?? [], line: item?.offset ?? machine.offset)
    }
  }

  private static func resumptions(of program: Program, run: Run) -> [StateGraph.Event] {
    let drawn = Set(run.exits.map(\.event))
    return program.resumptions.enumerated().filter { drawn.contains(program.events.count + $0.offset) }
      .map { StateGraph.Event($0.element.name, line: $0.element.offset) }
  }

  /// What could not be lowered, what no arrow could be drawn to, and the assignments that are the target of none.
  private static func unread(
    of machine: MachineDeclaration,
    program: Program,
    run: Run,
    besides others: [Program.Note]
  ) -> [StateGraph.Unread] {
    if let refusal = machine.refusal { return [StateGraph.Unread(line: refusal.offset, why: refusal.why)] }
    var notes = program.unread + others
    for exit in run.exits where exit.target.isHandedOn || !program.leavesOut(exit.event) {
      guard case .unknown(let unknown) = exit.target else { continue }
      notes.append(Program.Note(why: unknown.why, offset: unknown.site.offset))
    }
    notes += unplaced(in: program, run: run)
    notes += unmet(of: machine, program: program, run: run, besides: notes.map(\.offset))
    notes +=
      machine.bystanders(besides: Set(program.functions.map(\.offset))) + machine.borrowersElsewhere
      + machine.assignersElsewhere + machine.changesByHolders + machine.replacementsByHolders
      + machine.wrapperUsesElsewhere + machine.strayExtensions
      + machine.subclassesMoves + machine.setAbove + machine.restrictedExtensions + machine.extensionsSettingSelf
      + machine.chosenFunctions + machine.setWithoutAsking + machine.requests + machine.notes
      + machine.otherFunctions(besides: Set(program.functions.map(\.offset))).map(\.note)
      + machine.observedInPlace(besides: Set(program.functions.map(\.offset)))
      + unnamedEvents(of: machine, program: program, run: run)
    var seen: Set<Program.Note> = []
    return notes.filter { seen.insert($0).inserted }.sorted { $0.offset < $1.offset }
      .map { StateGraph.Unread(line: $0.offset, why: $0.why) }
  }

  /// The assignments that nothing came by.
  ///
  /// - Parameter places: where notes are already.
  private static func unmet(
    of machine: MachineDeclaration,
    program: Program,
    run: Run,
    besides places: [Int]
  ) -> [Program.Note] {
    let (assignments, said) = (Offsets(run.assignments), Offsets(places))
    let closure = machine.storedProperty?.obstacle?.closure
    let reach = Program.Reach(from: run.givenUp, in: program)
    var seen: Set<Int> = []
    return machine.assignmentSites.filter { site in
      !assignments.areIn(site.range) && !said.areIn(site.range)
        && site.condition.map { said.areIn($0..<$0 + 1) } != true && closure?.contains(site.range.lowerBound) != true
        && seen.insert(site.range.lowerBound).inserted
    }.map { Program.Note(why: $0.why(in: run, reach: reach), offset: $0.range.lowerBound) }
  }

  /// Closures that come with what a view shows, where it is not known in which states that is.
  private static func unplaced(in program: Program, run: Run) -> [Program.Note] {
    guard program.step == nil else { return [] }
    let lost = program.events.compactMap(\.callback).filter { run.scheduled[$0] == nil || run.unplaced.contains($0) }
    return lost.map {
      Program.Note(why: "in which states this can happen is not followed", offset: $0.offset)
    }
  }

  /// Events that no row names are no loss where a `default` rejects them, or a nested machine is asked.
  private static func unnamedEvents(of machine: MachineDeclaration, program: Program, run: Run) -> [Program.Note] {
    guard let type = foreignEvents(of: machine, program), !run.rejectsRest(of: program) else { return [] }
    return [Program.Note(why: MachineDeclaration.whyEventsAreUnread(of: type), offset: machine.offset)]
  }

  private static func foreignEvents(of machine: MachineDeclaration, _ program: Program) -> String? {
    guard let entry = machine.entries.first, case .elsewhere(let type) = entry.events, machine.hasRestOfEvents(entry)
    else { return nil }
    return type
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
    isFinal: Bool = false,
    isInnerFinal: Bool = false
  ) -> [StateGraph.State] {
    let hasMark = cases.contains(where: \.isInitial)
    return cases.enumerated().flatMap { index, item in
      let starts = isInitial && (hasMark ? item.isInitial : index == 0)
      let ends = isFinal || (prefix.isEmpty && item.isFinal)
      let endsWithin = !ends && (isInnerFinal || item.isFinal)
      var inner: [StateGraph.State] = []
      if let nested = item.nested {
        inner = nested.drawn(
          prefix: prefix + item.name + ".",
          isInitial: starts && !nested.isOpen,
          isFinal: ends,
          isInnerFinal: endsWithin
        )
        guard nested.isOpen else { return inner }
      }
      return inner + [
        StateGraph.State(
          prefix + item.name,
          payload: item.payload,
          isInitial: starts,
          isFinal: ends,
          isInnerFinal: endsWithin,
          line: item.offset
        )
      ]
    }
  }
}

extension MachineDeclaration {
  static func whyEventsAreUnread(of type: String) -> String {
    "the cases of '\(type)' are declared elsewhere; drawn are those that a row names"
  }
}
