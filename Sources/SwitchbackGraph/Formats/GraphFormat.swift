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
  /// The graph as text.
  func text(of graph: StateGraph) -> String
}

extension StateGraph {
  /// The graph in a format: `Registration.graph.formatted(.mermaid)`.
  public func formatted(_ format: some GraphFormat) -> String {
    format.text(of: self)
  }
}
