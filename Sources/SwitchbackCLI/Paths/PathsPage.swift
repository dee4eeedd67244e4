import SwitchbackGraph

/// The paths through one machine in lines, and what none of them takes.
struct PathsPage {
  private(set) var lines: [String] = []

  private let graph: StateGraph
  private let style: Style

  init(of graph: StateGraph, covering coverage: StateGraph.Coverage, style: Style) {
    self.graph = graph
    self.style = style
    let paths = graph.paths(covering: coverage)
    let summary = graph.read == .refused ? "no paths" : summary(of: paths, covering: coverage)
    lines.append(style.bold("\(graph.name): \(summary)"))
    if graph.isParallel { addRegions(paths) } else { add(paths) }
    switch coverage {
    case .transitions: addMissedTransitions(paths)
    case .states: addMissedStates(paths)
    }
  }

  private mutating func add(_ paths: [StateGraph.Path]) {
    for (number, path) in zip(1..., paths) {
      let steps = path.lines(style)
      lines += ["", "\(number). \(steps[0])"] + steps.dropFirst().map { "  " + $0 }
    }
  }

  private mutating func addRegions(_ paths: [StateGraph.Path]) {
    for region in graph.innerRegions {
      let inside = paths.compactMap { $0.within(region) }
      lines += ["", style.bold("region \(region): \(inside.isEmpty ? "no path" : counted(inside.count, "path"))")]
      add(inside)
    }
  }

  /// `4 paths take all 11 moves and stays`
  private func summary(of paths: [StateGraph.Path], covering coverage: StateGraph.Coverage) -> String {
    let (all, missed, noun) =
      switch coverage {
      case .transitions:
        (
          graph.transitions.count { $0.kind == .move || $0.kind == .stay }, graph.transitions(missedBy: paths).count,
          "moves and stays"
        )
      case .states: (graph.states.count, missedStates(paths).count, "states")
      }
    let verbs = coverage == .transitions ? ("takes", "take") : ("reaches", "reach")
    let verb = paths.count == 1 ? verbs.0 : verbs.1
    let taken = missed == 0 ? "all \(all)" : "\(all - missed) of \(all)"
    return "\(counted(paths.count, "path")) \(verb) \(taken) \(noun)"
  }

  private mutating func addMissedTransitions(_ paths: [StateGraph.Path]) {
    let missed = Set(graph.transitions(missedBy: paths))
    let notes = graph.transitions.compactMap { row -> Note? in
      guard let reason = reason(for: row, isMissed: missed.contains(row)) else { return nil }
      let label = [row.event, row.condition].filter { !$0.isEmpty }.joined(separator: " ")
      return Note(line: row.line, file: row.file, text: "'\(label)' in '\(row.from)': \(reason)")
    }
    addMissed(notes)
  }

  private func reason(for row: StateGraph.Transition, isMissed: Bool) -> String? {
    switch row.kind {
    case .computed: "where it leads cannot be read"
    case .trap: "it stops the program"
    case .reject: nil
    case .move, .stay: isMissed ? reasonForMissing(row.from) : nil
    }
  }

  private func reasonForMissing(_ state: String) -> String {
    graph.states.contains { $0.name == state && $0.isFinal }
      ? "the \(graph.isParallel ? "region" : "machine") has ended in '\(state)'" : "no path leads to '\(state)'"
  }

  private mutating func addMissedStates(_ paths: [StateGraph.Path]) {
    addMissed(
      missedStates(paths).map { Note(line: $0.line, file: $0.file, text: "no path leads to '\($0.name)'") }
    )
  }

  private func missedStates(_ paths: [StateGraph.Path]) -> [StateGraph.State] {
    let reached = Set(paths.flatMap { [$0.start] + $0.steps.compactMap(\.to) })
    return graph.states.filter { !reached.contains($0.name) }
  }

  private mutating func addMissed(_ notes: [Note]) {
    let unread = graph.unread.filter { !graph.isComputed(line: $0.line, file: $0.file) }
      .map { Note(line: $0.line, file: $0.file, text: "not read: \($0.why)") }
    // What is in other files comes behind.
    let all = (notes + unread).enumerated().sorted {
      ($0.element.file ?? "", $0.element.line, $0.offset) < ($1.element.file ?? "", $1.element.line, $1.offset)
    }.map(\.element)
    if all.isEmpty { return }
    lines += ["", "on no path:"] + all.map { "  \(StateGraph.place(line: $0.line, file: $0.file)): \($0.text)" }
  }

  private struct Note {
    var line: Int
    var file: String?
    var text: String
  }
}
