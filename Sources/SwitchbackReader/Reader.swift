import SwiftSyntax
import SwitchbackGraph

/// Swift source in, graphs and findings out: find → lower → run → draw.
package enum Reader {
  /// Why a source cannot be read at all: the line, and what is wrong there.
  package static func obstacle(in source: String) -> (line: Int, why: String)? {
    SourceObstacle.line(in: source).map { ($0, "brackets nest too deeply for the parser; split the expression") }
  }

  /// The machines of one source file, in the order in which they stand there.
  package static func read(source: String, file: String = "") -> [Reading] {
    guard let parsed = ParsedSource(source, path: file) else { return [] }
    return read(SourceModule([parsed])).flatMap(\.self)
  }

  /// The machines of each file of a module that is asked for them, in the order in which they stand there.
  package static func read(_ module: SourceModule) -> [[Reading]] {
    let declarations = Declarations(in: module)
    let lines = SourceLines(of: module)
    let directives = Directives(in: module, lines: lines)
    let structs = MachineStruct.all(in: declarations, files: module.sources.indices)
    let regions = Set(structs.flatMap(\.regionTypes))
    let uses = FileUses(in: module)
    var told: Set<Int> = []
    var drawn: [Drawn] = []
    for (file, statements) in module.statements.enumerated() where module.mayHaveAsked(file, declarations, regions) {
      let declared = MachineFinder.machines(in: statements, declarations.seen(fromFile: file))
      let found = grouped(declared.compactMap { $0.followingRecords(in: module) }).filter {
        module.asked(for: $0[0]) != nil || regions.contains($0[0].name)
      }
      let stored = found.map { $0[0] }.filter { $0.storedProperty != nil && $0.records == nil }
      let properties = Dictionary(grouping: stored, by: \.owner)
      let parts = found.map { regions in
        // Beside another property it is said of which it is unknown where they lead.
        let isAlone = properties[regions[0].owner, default: []].count < 2
        let drawn = Self.drawn(regions, file: "", directives: directives, lines: lines, onlyIfItMoves: isAlone)
        return Part(regions: regions, drawn: drawn)
      }
      let machines = Part.machines(among: parts) { refused in
        Self.drawn([refused], file: "", directives: directives, lines: lines)
      }
      for part in machines {
        var machine = part.drawn
        machine.home = module.asked(for: part.regions[0])
        machine.isDeclared = part.regions.contains(where: \.isDeclared)
        machine.canBeMarked =
          part.regions.contains(where: \.namesLibrary)
          || module.sources[lines.file(at: machine.graph.line)].importsLibrary
        machine.look(at: part.regions, in: uses.around(machine.graph, lines), told: &told)
        drawn.append(machine)
      }
    }
    drawn.dropDoubles()
    drawn.add(structs)
    drawn.shareEvents()
    var readings = [[Reading]](repeating: [], count: module.askedCount)
    for machine in drawn {
      let home = machine.home ?? lines.file(at: machine.graph.line)
      guard readings.indices.contains(home) else { continue }
      readings[home].append(Reading(placed: machine, directives: directives, lines: lines))
    }
    return readings
  }

  /// The regions of one struct belong together.
  private static func grouped(_ machines: [MachineDeclaration]) -> [[MachineDeclaration]] {
    machines.reduce(into: []) { groups, machine in
      if let region = machine.region, let last = groups.last, last[0].region != nil, last[0].name == machine.name,
        !last.contains(where: { $0.region?.name == region.name })
      {
        groups[groups.count - 1].append(machine)
      } else {
        groups.append([machine])
      }
    }
  }

  private static func drawn(
    _ regions: [MachineDeclaration],
    file: String,
    directives: Directives,
    lines: SourceLines,
    onlyIfItMoves: Bool = false
  ) -> Drawn {
    let parts = regions.map {
      drawn($0, file: file, directives: directives, lines: lines, onlyIfItMoves: onlyIfItMoves)
    }
    guard regions[0].region != nil else { return parts[0] }
    let graph = Drawing.graph(of: regions, drawn: parts.map(\.graph))
    let isOpen = parts.contains(where: \.isOpenToOthers)
    return Drawn(
      graph: graph,
      assignments: parts.reduce(into: []) { $0.formUnion($1.assignments) },
      checks: [any Check].all.filter { !isOpen || $0.rule != UnreachableState().rule },
      isOpenToOthers: isOpen
    )
  }

  /// One machine, or the regions of a struct.
  static func read(
    _ regions: [MachineDeclaration],
    file: String,
    directives: Directives,
    lines: SourceLines
  ) -> Reading {
    let drawn = drawn(regions, file: file, directives: directives, lines: lines)
    return Reading(placed: drawn, directives: directives, lines: lines)
  }

  /// One machine that was found.
  package static func read(
    _ machine: MachineDeclaration,
    file: String,
    directives: Directives,
    lines: SourceLines
  ) -> Reading {
    let drawn = drawn(machine, file: file, directives: directives, lines: lines)
    return Reading(placed: drawn, directives: directives, lines: lines)
  }

  private static func drawn(
    _ machine: MachineDeclaration,
    file: String,
    directives: Directives,
    lines: SourceLines,
    onlyIfItMoves: Bool = false
  ) -> Drawn {
    let program = Lowering.program(of: machine, directives: directives, lines: lines)
    // A property that methods set and ask is no machine as long as nothing leads from one state to another.
    let mayMove =
      machine.refusal != nil || !machine.hasMethodsOnly || program.mayMove(whereLost: machine.isDrawnWhereLost)
      || machine.isDerived && machine.isDrawnWhereLost
    let run = onlyIfItMoves && !mayMove ? Run() : Interpreter.run(program)
    let others = machine.otherFunctions(besides: Set(program.functions.map(\.offset)))
    let isOpen = machine.isOpenToOthers || !others.isEmpty
    var left: Set<String> = isOpen ? [UnreachableState().rule] : []
    if others.contains(where: \.asksMachine) { left.insert(UnhandledEvent().rule) }
    return Drawn(
      graph: Drawing.graph(of: machine, program: program, run: run, file: file),
      place: machine.place,
      assignments: run.assignments,
      checks: [any Check].all.filter { !left.contains($0.rule) } + [
        ShadowedRow(rows: Drawing.shadowedRows(of: program, run: run, lines: lines)),
        WrongName(messages: WrongNames(of: machine).messages),
      ],
      eventType: machine.eventType,
      isOpenToOthers: isOpen,
      mayBeLost: program.mayBeLost || !run.givenUp.isEmpty
    )
  }
}
