/// One Mermaid state diagram, line by line.
struct MermaidDiagram {
  private(set) var lines: [String] = ["stateDiagram-v2"]

  init(_ diagram: Diagram, named name: String) {
    add(diagram.states, prefix: "", indent: "  ")
    add(diagram.regions, in: name)
    add(diagram.others, prefix: "", indent: "  ")
    lines += diagram.initial.map { "  [*] --> \($0)" }
    addEdges(of: diagram, prefix: "")
    for (index, region) in diagram.regions.enumerated() { addEdges(of: region.diagram, prefix: "r\(index)_") }
    lines += diagram.final.map { "  \($0) --> [*]" }
    addStyles(diagram)
  }

  /// Regions stand between dashes in one composite state, each a composite itself, because dashes have no names.
  private mutating func add(_ regions: [Diagram.Region], in name: String) {
    guard !regions.isEmpty else { return }
    lines.append("  state \"\(name.mermaidText)\" as r {")
    for (index, region) in regions.enumerated() {
      if index > 0 { lines.append("    --") }
      lines.append("    state \"\(region.name.mermaidText)\" as r\(index) {")
      let prefix = "r\(index)_"
      add(region.diagram.states + region.diagram.others, prefix: prefix, indent: "      ")
      lines += region.diagram.initial.map { "      [*] --> \(prefix)\($0)" }
      lines += region.diagram.final.map { "      \(prefix)\($0) --> [*]" }
      lines.append("    }")
    }
    lines.append("  }")
  }

  /// Always at the outermost level: within a region, Mermaid stumbles over arrows that leave a composite state.
  private mutating func addEdges(of diagram: Diagram, prefix: String) {
    for edge in diagram.edges {
      let label = edge.labels.map(\.mermaidText).joined(separator: "<br/>")
      lines.append("  \(prefix)\(edge.from) --> \(prefix)\(edge.to) : \(label)")
    }
  }

  private mutating func add(_ nodes: [Diagram.Node], prefix: String, indent: String) {
    for node in nodes {
      let declaration = "\(indent)state \"\(node.label.mermaidText)\" as \(prefix)\(node.id)"
      guard node.role == .composite else {
        lines.append(declaration)
        if node.isInnerFinal { lines.append("\(indent)\(prefix)\(node.id) --> [*]") }
        continue
      }
      lines.append(declaration + " {")
      add(node.inner, prefix: prefix, indent: indent + "  ")
      lines.append("\(indent)}")
    }
  }

  private mutating func addStyles(_ diagram: Diagram) {
    let styles = [
      ("any", "stroke-dasharray:5 4"), ("unknown", "stroke-dasharray:2 3"), ("trap", "stroke:#c62828"),
      ("current", "fill:#ffd54f,stroke:#8d6e00,stroke-width:3px,color:#000"),
    ]
    let members = diagram.styled(prefix: "")
    for (name, style) in styles {
      let styled = members.filter { $0.style == name }.map(\.id)
      guard !styled.isEmpty else { continue }
      lines.append("  classDef \(name) \(style)")
      lines.append("  class \(styled.joined(separator: ",")) \(name)")
    }
  }
}

extension Diagram {
  /// The ids of the nodes that have a style, those of the regions included.
  fileprivate func styled(prefix: String) -> [(style: String, id: String)] {
    let roles: [(String, Role)] = [("any", .any), ("unknown", .unknown), ("trap", .trap)]
    let own = roles.flatMap { style, role in others.filter { $0.role == role }.map { (style, prefix + $0.id) } }
    let inner = regions.enumerated().flatMap { index, region in
      region.diagram.styled(prefix: "\(prefix)r\(index)_")
    }
    return own + (current.map { [("current", prefix + $0)] } ?? []) + inner
  }
}
