/// One Mermaid state diagram, line by line.
struct MermaidDiagram {
  private(set) var lines: [String] = ["stateDiagram-v2"]

  init(_ diagram: Diagram) {
    add(diagram.states, indent: "  ")
    add(diagram.others, indent: "  ")
    lines += diagram.initial.map { "  [*] --> \($0)" }
    for edge in diagram.edges {
      lines.append("  \(edge.from) --> \(edge.to) : \(edge.labels.map(\.mermaidText).joined(separator: "<br/>"))")
    }
    lines += diagram.final.map { "  \($0) --> [*]" }
    addStyles(diagram)
  }

  private mutating func add(_ nodes: [Diagram.Node], indent: String) {
    for node in nodes {
      let declaration = "\(indent)state \"\(node.label.mermaidText)\" as \(node.id)"
      guard node.role == .composite else {
        lines.append(declaration)
        if node.isInnerFinal { lines.append("\(indent)\(node.id) --> [*]") }
        continue
      }
      lines.append(declaration + " {")
      add(node.inner, indent: indent + "  ")
      lines.append("\(indent)}")
    }
  }

  private mutating func addStyles(_ diagram: Diagram) {
    func members(_ role: Diagram.Role) -> [String] { diagram.others.filter { $0.role == role }.map(\.id) }
    let styles = [
      ("any", members(.any), "stroke-dasharray:5 4"),
      ("unknown", members(.unknown), "stroke-dasharray:2 3"),
      ("trap", members(.trap), "stroke:#c62828"),
      (
        "current", diagram.current.map { [$0] } ?? [],
        "fill:#ffd54f,stroke:#8d6e00,stroke-width:3px,color:#000"
      ),
    ]
    for (name, members, style) in styles where !members.isEmpty {
      lines.append("  classDef \(name) \(style)")
      lines.append("  class \(members.joined(separator: ",")) \(name)")
    }
  }
}
