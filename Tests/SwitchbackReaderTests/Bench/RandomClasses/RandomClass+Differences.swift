import SwitchbackGraph
@testable import SwitchbackReader

extension RandomClass {
  /// What is drawn of the class; nil where it is not found.
  var graph: StateGraph? { Reader.read(source: source).first { $0.graph.name == "Machine" }?.graph }

  /// One sentence for each move that happens, and is neither drawn nor said to be unknown.
  func silences(of graph: StateGraph, _ moves: Exploration.Moves) -> [String] {
    let drawn = arrows(of: graph)
    return moves.reached.filter { move in
      !drawn.contains { $0.from == move.from && ($0.to ?? move.to) == move.to && move.lines.contains($0.line) }
    }.map { "'\($0.from)' becomes '\($0.to)' by \(text(of: $0.lines)), and no arrow says so" }.sorted()
  }

  /// One sentence for each arrow that stands for no move.
  func wrongArrows(of graph: StateGraph, _ moves: Exploration.Moves) -> [String] {
    // A closure is drawn even if no way leads to the statement that leaves it behind, and so is what it calls.
    guard closures.isSubset(of: moves.begun) else { return [] }
    // What nothing leads to has no moves to compare, and a setter is drawn with all that it could be told.
    let drawn = arrows(of: graph).filter { $0.to != nil && $0.to != $0.from && $0.line != 2 }
    return drawn.filter { moves.begun.contains($0.line) }.filter { arrow in
      !moves.possible.contains { $0.from == arrow.from && $0.to == arrow.to && $0.lines.contains(arrow.line) }
    }.map { "'\($0.from)' is drawn to become '\($0.to ?? "?")' by \(text(of: [$0.line])), and never does" }.sorted()
  }

  /// The lines in which closures are left behind.
  private var closures: Set<Int> {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return Set(
      lines.indices.filter { [" Task {", "whenDone {", "request {"].contains(where: lines[$0].contains) }.map { $0 + 1 }
    )
  }

  private struct Arrow: Hashable {
    var from: String
    var line: Int
    /// Nil where the target is not known.
    var to: String?
  }

  private func arrows(of graph: StateGraph) -> Set<Arrow> {
    let lines = Dictionary(graph.events.map { ($0.name, $0.line) }, uniquingKeysWith: { first, _ in first })
    return Set(graph.transitions.map { Arrow(from: $0.from, line: lines[$0.event] ?? 0, to: $0.to) })
  }

  private func text(of lines: Set<Int>) -> String {
    let all = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.sorted().map { "line \($0), '\(all[$0 - 1].drop { $0 == " " })'" }.joined(separator: ", or ")
  }
}
