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
      for group in grouped(MachineFinder.machines(in: statements, declarations.seen(fromFile: file))) {
        let home = module.asked(for: group[0])
        guard home != nil || regions.contains(group[0].name) else { continue }
        var machine = Self.drawn(group, file: "", directives: directives, lines: lines, onlyIfItMoves: true)
        guard isMachine(group[0], machine.graph) else { continue }
        machine.home = home
        machine.look(at: group, in: uses.around(machine.graph, lines), told: &told)
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
      if machine.region != nil, groups.last?.first?.region != nil, groups.last?.first?.name == machine.name {
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
    return Drawn(graph: graph, assignments: parts.reduce(into: []) { $0.formUnion($1.assignments) })
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

  private static func isMachine(_ declaration: MachineDeclaration, _ graph: StateGraph) -> Bool {
    if declaration.refusal != nil { return true }
    // A rule of our own is a machine, be it that nothing of it can be drawn.
    if declaration.table?.type.form == .own { return true }
    if declaration.hasMethodsOnly {
      // What any view may set from anywhere is a choice: a tab, a filter.
      return declaration.isKeptOutside ? graph.hasOrder : graph.transitions.contains { $0.kind == .move }
    }
    // Where no row names an event that is declared elsewhere, there is none to draw.
    return !graph.events.isEmpty || declaration.storage == .itself
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
    let isIdle = onlyIfItMoves && machine.refusal == nil && machine.hasMethodsOnly && !program.mayMove
    let run = isIdle ? Run() : Interpreter.run(program)
    return Drawn(
      graph: Drawing.graph(of: machine, program: program, run: run, file: file),
      assignments: run.assignments,
      checks: [any Check].all.filter { !machine.isOpenToOthers || $0.rule != UnreachableState().rule } + [
        ShadowedRow(rows: Drawing.shadowedRows(of: program, run: run, lines: lines)),
        WrongName(messages: WrongNames(of: machine).messages),
      ],
      eventType: machine.eventType,
      isOpenToOthers: machine.isOpenToOthers
    )
  }
}
