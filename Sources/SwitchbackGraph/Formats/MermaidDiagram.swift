/// One Mermaid state diagram, line by line.
///
/// No name of the graph becomes an id, because Mermaid has reserved ones: states are `s0`, `s1`, …, composite states
/// `g0`, …, unknown targets `u0`, ….
struct MermaidDiagram {
  private(set) var lines: [String] = ["stateDiagram-v2"]

  private var ids: [String: String] = [:]
  private var composites = 0
  private var unknowns: [String: String] = [:]
  private var edges: [(from: String, to: String, labels: [String])] = []
  private var classes: [(id: String, style: String)] = []

  init(_ graph: StateGraph, current: String?) {
    addStates(graph)
    addArrows(graph)
    addUnread(graph)
    if let current, let id = ids[current] { classes.append((id, "current")) }
    addEdges(graph)
    addStyles()
  }

  /// Every state, also one that only a transition names.
  private mutating func addStates(_ graph: StateGraph) {
    var states = graph.states
    for name in graph.transitions.flatMap({ [$0.from, $0.to ?? $0.from] })
    where !states.contains(where: { $0.name == name }) {
      states.append(.init(name))
    }
    for (index, state) in states.enumerated() where ids[state.name] == nil { ids[state.name] = "s\(index)" }
    add(StateNest(of: states).inner, indent: "  ")
  }

  private mutating func add(_ nests: [StateNest], indent: String) {
    for nest in nests {
      if let state = nest.state, let id = ids[state.name] {
        let label = StateGraph.label(nest.name, payload: state.payload)
        lines.append("\(indent)state \"\(label.mermaidText)\" as \(id)")
      }
      guard !nest.inner.isEmpty else { continue }
      lines.append("\(indent)state \"\(nest.name.mermaidText)\" as g\(composites) {")
      composites += 1
      add(nest.inner, indent: indent + "  ")
      lines.append("\(indent)}")
    }
  }

  private mutating func addArrows(_ graph: StateGraph) {
    let labels = graph.eventLabels
    for arrow in graph.arrows where arrow.transition.kind != .reject {
      guard let from = arrow.from.map({ ids[$0] }) ?? node("any", "any state", style: "any") else { continue }
      guard let to = target(of: arrow, from: from) else { continue }
      let label = arrow.label(event: labels[arrow.transition.event] ?? arrow.transition.event).mermaidText
      if let index = edges.firstIndex(where: { $0.from == from && $0.to == to }) {
        edges[index].labels.append(label)
      } else {
        edges.append((from, to, [label]))
      }
    }
  }

  private mutating func target(of arrow: Arrow, from: String) -> String? {
    switch arrow.transition.kind {
    case .move: arrow.transition.to.flatMap { ids[$0] }
    case .stay: from
    case .reject: nil
    case .trap: node("trap", "✕", style: "trap")
    case .computed: unknown("? " + (arrow.transition.why ?? ""))
    }
  }

  /// Lines that were not read and that no arrow stands for.
  private mutating func addUnread(_ graph: StateGraph) {
    for entry in graph.unread where !graph.isComputed(line: entry.line) {
      _ = unknown("? line \(entry.line): \(entry.why)")
    }
  }

  /// The id of a node that is no state, which is declared when it is first asked for.
  private mutating func node(_ id: String, _ label: String, style: String) -> String? {
    if !classes.contains(where: { $0.id == id }) {
      lines.append("  state \"\(label.mermaidText)\" as \(id)")
      classes.append((id, style))
    }
    return id
  }

  private mutating func unknown(_ label: String) -> String? {
    let id = unknowns[label] ?? "u\(unknowns.count)"
    unknowns[label] = id
    return node(id, label, style: "unknown")
  }

  private mutating func addEdges(_ graph: StateGraph) {
    lines += graph.states.filter(\.isInitial).compactMap { ids[$0.name] }.map { "  [*] --> \($0)" }
    lines += edges.map { "  \($0.from) --> \($0.to) : \($0.labels.joined(separator: "<br/>"))" }
    lines += graph.states.filter(\.isFinal).compactMap { ids[$0.name] }.map { "  \($0) --> [*]" }
  }

  private mutating func addStyles() {
    let styles = [
      ("any", "stroke-dasharray:5 4"), ("unknown", "stroke-dasharray:2 3"), ("trap", "stroke:#c62828"),
      ("current", "fill:#ffd54f,stroke:#8d6e00,stroke-width:3px,color:#000"),
    ]
    for (name, style) in styles {
      let members = classes.filter { $0.style == name }.map(\.id)
      guard !members.isEmpty else { continue }
      lines.append("  classDef \(name) \(style)")
      lines.append("  class \(members.joined(separator: ",")) \(name)")
    }
  }
}
