/// How often running code took each transition of a drawing; printed, it is the report of a test run.
///
/// ```swift
/// var coverage = GraphCoverage(of: Door.graph)
/// coverage.note(from: "open", on: "push", to: "closed")
/// print(coverage)
/// // Door: 1 of 2 transitions taken
/// //   never: closed: pull → open
/// ```
///
/// Rows that differ by their guards alone cannot be told apart from outside: what takes one of them counts for all.
public struct GraphCoverage: Sendable, Hashable {
  /// The drawing.
  public let graph: StateGraph
  /// What was taken and is not drawn, in the order in which it was first taken.
  public private(set) var undrawn: [StateGraph.Transition] = []

  /// How often each of the drawing's transitions was taken.
  private var counts: [Int]

  /// Makes one in which nothing was taken yet.
  public init(of graph: StateGraph) {
    self.graph = graph
    counts = graph.transitions.map { _ in 0 }
  }

  /// Notes that the code took a step, by the names that the drawing has for states and events.
  public mutating func note(from state: String, on event: String, to target: String, times: Int = 1) {
    let rows = graph.transitions.indices.filter {
      graph.transitions[$0].from == state && graph.transitions[$0].event == event && graph.transitions[$0].canBeTaken
    }
    let drawn = rows.filter { graph.transitions[$0].to == target }
    // Where a computed transition leads is not in the source: anywhere else.
    let taken = drawn.isEmpty ? rows.filter { graph.transitions[$0].kind == .computed } : drawn
    for row in taken { counts[row] += times }
    let step = StateGraph.Transition(from: state, on: event, to: target)
    if taken.isEmpty, !undrawn.contains(step) { undrawn.append(step) }
  }

  /// How often a transition of the drawing was taken.
  public func count(of transition: StateGraph.Transition) -> Int {
    graph.transitions.firstIndex(of: transition).map { counts[$0] } ?? 0
  }

  /// The moves, stays and computed transitions that were never taken.
  public var missed: [StateGraph.Transition] {
    zip(graph.transitions, counts).filter { $0.canBeTaken && $1 == 0 }.map(\.0)
  }
}

extension GraphCoverage: CustomStringConvertible {
  /// How many were taken, and a line for each that never was or that is not drawn.
  public var description: String {
    let all = graph.transitions.count(where: \.canBeTaken)
    let lines = missed.map { "  never: \($0.text)" } + undrawn.map { "  not drawn: \($0.text)" }
    return (["\(graph.name): \(all - missed.count) of \(all) transitions taken"] + lines).joined(separator: "\n")
  }
}

extension StateGraph.Transition {
  /// Whether it changes the state or leaves it on purpose; what rejects an event or stops the program is not taken.
  fileprivate var canBeTaken: Bool { kind == .move || kind == .stay || kind == .computed }

  fileprivate var text: String {
    let condition = guardText.map { " [\($0.split(whereSeparator: \.isWhitespace).joined(separator: " "))]" } ?? ""
    return "\(from): \(event)\(condition) → \(to ?? "?")"
  }
}
