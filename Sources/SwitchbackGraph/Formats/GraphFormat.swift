/// A way to write a graph down.
///
/// ```swift
/// struct StateList: GraphFormat {
///   func text(of graph: StateGraph) -> String {
///     graph.states.map(\.name).joined(separator: "\n")
///   }
/// }
/// ```
public protocol GraphFormat: Sendable {
  /// The graph as text, without a line end after it.
  func text(of graph: StateGraph) -> String

  /// Several graphs as one text: one below the other, unless the format has a way of its own.
  func text(of graphs: [StateGraph]) -> String
}

extension GraphFormat {
  /// The graphs one below the other.
  public func text(of graphs: [StateGraph]) -> String {
    graphs.map { text(of: $0) }.joined(separator: "\n\n")
  }
}

extension StateGraph {
  /// The graph in a format: `Registration.graph.formatted(.mermaid)`.
  public func formatted(_ format: some GraphFormat) -> String {
    format.text(of: self)
  }
}

extension Sequence where Element == StateGraph {
  /// Several graphs in a format, as one text: `graphs.formatted(.json)`.
  public func formatted(_ format: some GraphFormat) -> String {
    format.text(of: Array(self))
  }
}
