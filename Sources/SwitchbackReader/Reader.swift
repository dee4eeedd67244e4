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
    let machines = MachineFinder.machines(in: tree)
    if machines.isEmpty { return [] }
    let lines = SourceLines(tree: Syntax(tree))
    let directives = Directives(in: tree, lines: lines)
    // Where no row names an event that is declared elsewhere, there is none to draw.
    return grouped(machines).map { ($0, read($0, file: file, directives: directives, lines: lines)) }
      .filter { isMachine($0[0], $1) }.map(\.1)
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

  static func read(
    _ regions: [MachineDeclaration],
    file: String,
    directives: Directives,
    lines: SourceLines
  ) -> Reading {
    guard regions[0].region != nil else {
      return read(regions[0], file: file, directives: directives, lines: lines)
    }
    let drawn = regions.map { self.drawn($0, file: file, directives: directives, lines: lines) }
    let graph = Drawing.graph(of: regions, drawn: drawn.map(\.graph))
    return Reading(placed: graph, shadowed: [], directives: directives, lines: lines)
  }

  private static func isMachine(_ declaration: MachineDeclaration, _ reading: Reading) -> Bool {
    if declaration.refusal != nil { return true }
    // A property that methods set and ask is no machine as long as nothing leads from one state to another.
    if declaration.hasMethodsOnly { return reading.graph.transitions.contains { $0.kind == .move } }
    return !reading.graph.events.isEmpty || declaration.storage == .itself
  }

  /// One machine that was found.
  package static func read(
    _ machine: MachineDeclaration,
    file: String,
    directives: Directives,
    lines: SourceLines
  ) -> Reading {
    let (graph, rows) = drawn(machine, file: file, directives: directives, lines: lines)
    return Reading(placed: graph, shadowed: rows, directives: directives, lines: lines)
  }

  private static func drawn(
    _ machine: MachineDeclaration,
    file: String,
    directives: Directives,
    lines: SourceLines
  ) -> (graph: StateGraph, rows: [ShadowedRow.Row]) {
    let program = Lowering.program(of: machine, directives: directives, lines: lines)
    let run = Interpreter.run(program)
    let graph = Drawing.graph(of: machine, program: program, run: run, file: file)
    return (graph, Drawing.shadowedRows(of: program, run: run, lines: lines))
  }
}
