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
    return machines.map { ($0, read($0, file: file, directives: directives, lines: lines)) }
      .filter { !$1.graph.events.isEmpty || $0.storage == .itself || $0.refusal != nil }.map(\.1)
  }

  /// One machine that was found.
  package static func read(
    _ machine: MachineDeclaration,
    file: String,
    directives: Directives,
    lines: SourceLines
  ) -> Reading {
    let program = Lowering.program(of: machine, directives: directives, lines: lines)
    let run = Interpreter.run(program)
    let graph = Drawing.graph(of: machine, program: program, run: run, file: file)
    let rows = Drawing.shadowedRows(of: program, run: run, lines: lines)
    return Reading(placed: graph, shadowed: rows, directives: directives, lines: lines)
  }
}
