/// The graph in the language of Graphviz.
///
/// ```swift
/// print(Registration.graph.formatted(.dot))
/// ```
///
/// Events between the same two states share an arrow. A rule for every state is one dashed arrow from *any state*, a
/// target that is not in the source a dashed question mark with its expression, a trap an arrow to ✕. Rejected events
/// are not drawn. Several graphs become one text with a cluster for each, so that `dot` makes one picture of them.
public struct DOTFormat: GraphFormat {
  /// The state that is marked as the current one.
  public var current: String?

  /// Makes the format.
  public init(current: String? = nil) {
    self.current = current
  }

  /// One diagram.
  public func text(of graph: StateGraph) -> String {
    let diagram = Diagram(graph, current: current)
    let lines =
      diagram.regions.isEmpty
      ? DOTDiagram(diagram).lines
      : DOTDiagram(diagram, prefix: "m_", indent: "    ").lines(inClusterNamed: graph.name)
    return DOTDiagram.page(named: graph.name, lines)
  }

  /// A diagram alone, or several as clusters of one.
  public func text(of graphs: [StateGraph]) -> String {
    if graphs.count == 1 { return text(of: graphs[0]) }
    let clusters = graphs.enumerated().flatMap { index, graph in
      DOTDiagram(Diagram(graph, current: current), prefix: "m\(index)_", indent: "    ")
        .lines(inClusterNamed: graph.name)
    }
    return DOTDiagram.page(named: "machines", clusters)
  }
}

extension GraphFormat where Self == DOTFormat {
  /// The graph in the language of Graphviz.
  public static var dot: DOTFormat { DOTFormat() }

  /// The graph in the language of Graphviz with the current state marked.
  public static func dot(current: String?) -> DOTFormat { DOTFormat(current: current) }
}
