/// The nodes and arrows of one diagram in the language of Graphviz, line by line.
struct DOTDiagram {
  private(set) var lines: [String] = []

  /// Before each id, so that several diagrams can stand in one text.
  private let prefix: String

  init(_ diagram: Diagram, prefix: String = "", indent: String = "  ") {
    self.prefix = prefix
    if !diagram.initial.isEmpty { lines.append(#"\#(indent)\#(prefix)start [shape=point, width=0.15, label=""]"#) }
    add(diagram.states, current: diagram.current, indent: indent)
    add(diagram.others, current: nil, indent: indent)
    if !diagram.final.isEmpty {
      lines.append("\(indent)\(prefix)end [\(Self.endStyle)]")
    }
    lines += diagram.initial.map { "\(indent)\(prefix)start -> \(prefix)\($0)" }
    for edge in diagram.edges {
      let label = edge.labels.map(\.dotText).joined(separator: #"\n"#)
      let style = edge.isForAny ? ", style=dashed" : ""
      lines.append("\(indent)\(prefix)\(edge.from) -> \(prefix)\(edge.to) [label=\"\(label)\"\(style)]")
    }
    lines += diagram.final.map { "\(indent)\(prefix)\($0) -> \(prefix)end" }
    for (index, region) in diagram.regions.enumerated() {
      lines.append("\(indent)subgraph cluster_\(prefix)r\(index) {")
      lines.append("\(indent)  label=\"\(region.name.dotText)\"")
      lines += DOTDiagram(region.diagram, prefix: "\(prefix)r\(index)_", indent: indent + "  ").lines
      lines.append("\(indent)}")
    }
  }

  private mutating func add(_ nodes: [Diagram.Node], current: String?, indent: String) {
    for node in nodes {
      let label = "label=\"\(node.label.dotText)\""
      guard node.role == .composite else {
        let style = node.id == current ? Self.currentStyle : node.role.dotStyle
        lines.append("\(indent)\(prefix)\(node.id) [\(label)\(style)]")
        if node.isInnerFinal {
          lines.append("\(indent)\(prefix)end_\(node.id) [\(Self.endStyle)]")
          lines.append("\(indent)\(prefix)\(node.id) -> \(prefix)end_\(node.id)")
        }
        continue
      }
      lines.append("\(indent)subgraph cluster_\(prefix)\(node.id) {")
      lines.append("\(indent)  \(label)")
      add(node.inner, current: current, indent: indent + "  ")
      lines.append("\(indent)}")
    }
  }

  private static let endStyle = #"shape=doublecircle, width=0.12, style=filled, fillcolor=black, label="""#

  private static let currentStyle = #", style="rounded,filled", fillcolor=gold, color=goldenrod4, penwidth=3"#

  /// The diagram as one of several, with its name above it.
  func lines(inClusterNamed name: String) -> [String] {
    ["  subgraph cluster_\(prefix) {", "    label=\"\(name.dotText)\""] + lines + ["  }"]
  }

  /// The whole text around its lines.
  static func page(named name: String, _ lines: [String]) -> String {
    let start = [
      "digraph \"\(name.dotText)\" {", #"  graph [fontname="Helvetica", style=rounded, color=gray62]"#,
      #"  node [shape=box, style=rounded, fontname="Helvetica"]"#, #"  edge [fontname="Helvetica", fontsize=11]"#,
    ]
    return (start + lines + ["}"]).joined(separator: "\n")
  }
}

extension Diagram.Role {
  fileprivate var dotStyle: String {
    switch self {
    case .state, .composite: ""
    case .any: #", style="rounded,dashed""#
    case .unknown: #", style="rounded,dotted""#
    case .trap: ", color=red3, fontcolor=red3"
    }
  }
}
