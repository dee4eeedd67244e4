/// The graph as a Mermaid state diagram.
///
/// ```swift
/// print(Registration.graph.formatted(.mermaid))
/// ```
///
/// Events between the same two states share an arrow. A rule for every state is one arrow from the dashed *any state*,
/// a target that is not in the source a dashed question mark with its expression, a trap an arrow to ✕. Rejected events
/// are not drawn. Several graphs become a Markdown text with a heading and a diagram for each.
public struct MermaidFormat: GraphFormat {
  /// The state that is marked as the current one.
  public var current: String?

  /// Makes the format.
  public init(current: String? = nil) {
    self.current = current
  }

  /// One diagram.
  public func text(of graph: StateGraph) -> String {
    MermaidDiagram(Diagram(graph, current: current), named: graph.name).lines.joined(separator: "\n")
  }

  /// A diagram alone, or several as Markdown.
  public func text(of graphs: [StateGraph]) -> String {
    if graphs.count == 1 { return text(of: graphs[0]) }
    return graphs.map { "## \($0.name.onOneLine)\n\n```mermaid\n\(text(of: $0))\n```" }.joined(separator: "\n\n")
  }
}

extension GraphFormat where Self == MermaidFormat {
  /// The graph as a Mermaid state diagram.
  public static var mermaid: MermaidFormat { MermaidFormat() }

  /// The graph as a Mermaid state diagram with the current state marked.
  public static func mermaid(current: String?) -> MermaidFormat { MermaidFormat(current: current) }
}
