import SwiftParser
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
    guard obstacle(in: source) == nil else { return [] }
    let tree = Parser.parse(source: source)
    let declarations = Declarations(in: tree)
    let (machines, structs) = (MachineFinder.machines(in: tree, declarations), MachineStruct.all(in: declarations))
    if machines.isEmpty, structs.isEmpty { return [] }
    let lines = SourceLines(tree: Syntax(tree))
    let directives = Directives(in: tree, lines: lines)
    let uses = CaseUses(in: tree)
    var told: Set<Int> = []
    var drawn: [Drawn] = []
    for group in grouped(machines) {
      var machine = Self.drawn(group, file: file, directives: directives, lines: lines)
      guard isMachine(group[0], machine.graph) else { continue }
      machine.look(at: group, in: uses, told: &told)
      drawn.append(machine)
    }
    drawn.add(structs, file: file, in: declarations)
    drawn.shareEvents()
    return drawn.map { Reading(placed: $0, directives: directives, lines: lines) }
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
    lines: SourceLines
  ) -> Drawn {
    let parts = regions.map { drawn($0, file: file, directives: directives, lines: lines) }
    return regions[0].region == nil ? parts[0] : Drawn(graph: Drawing.graph(of: regions, drawn: parts.map(\.graph)))
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
    // A property that methods set and ask is no machine as long as nothing leads from one state to another.
    if declaration.hasMethodsOnly { return graph.transitions.contains { $0.kind == .move } }
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
    lines: SourceLines
  ) -> Drawn {
    let program = Lowering.program(of: machine, directives: directives, lines: lines)
    let run = Interpreter.run(program)
    return Drawn(
      graph: Drawing.graph(of: machine, program: program, run: run, file: file),
      checks: [any Check].all.filter { !machine.isOpenToOthers || $0.rule != UnreachableState().rule } + [
        ShadowedRow(rows: Drawing.shadowedRows(of: program, run: run, lines: lines)),
        WrongName(messages: WrongNames(of: machine).messages),
      ],
      eventType: machine.eventType,
      isOpenToOthers: machine.isOpenToOthers
    )
  }
}
