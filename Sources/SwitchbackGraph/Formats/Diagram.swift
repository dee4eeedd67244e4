/// What a diagram shows of a graph, whatever the format: nodes that nest, and arrows that share their way.
///
/// No name of the graph becomes an id, because formats have reserved ones: states are `s0`, `s1`, …, composite states
/// `g0`, …, unknown targets `u0`, ….
struct Diagram {
  /// The states as they nest, also one that only a transition names.
  private(set) var states: [Node] = []
  /// The nodes that are no states: *any state*, the trap, and what is unknown.
  private(set) var others: [Node] = []
  private(set) var edges: [Edge] = []
  /// The ids of the states where the machine can start.
  private(set) var initial: [String] = []
  /// The ids of the states where the machine ends.
  private(set) var final: [String] = []
  /// The id of the state that is marked as the current one.
  private(set) var current: String?
  /// Machines side by side, each with its name; what stands above is then in none of them.
  private(set) var regions: [Region] = []

  struct Region {
    var name: String
    var diagram: Diagram
  }

  struct Node {
    var id: String
    var label: String
    var role: Role
    /// Whether what is around it ends here.
    var isInnerFinal = false
    /// What a composite state holds.
    var inner: [Node] = []
  }

  enum Role {
    case state, composite, any, trap, unknown
  }

  /// The arrow from one node to another, for all events that lead there.
  struct Edge {
    var from: String
    var to: String
    var labels: [String]
    /// Whether it starts at *any state*.
    var isForAny: Bool
  }

  private var ids: [String: String] = [:]
  private var composites = 0

  init(_ graph: StateGraph, current: String?) {
    guard !graph.isParallel else {
      regions = graph.innerRegions.compactMap { name in
        graph.region(name).map {
          Region(name: name, diagram: Diagram($0, current: StateGraph.state(current, in: name)))
        }
      }
      addUnread(graph)
      return
    }
    addStates(graph)
    addArrows(graph)
    addUnread(graph)
    initial = graph.states.filter(\.isInitial).compactMap { ids[$0.name] }
    final = graph.states.filter(\.isFinal).compactMap { ids[$0.name] }
    self.current = current.flatMap { ids[$0] }
  }

  private mutating func addStates(_ graph: StateGraph) {
    var states = graph.states
    for name in graph.transitions.flatMap({ [$0.from, $0.to ?? $0.from] })
    where !states.contains(where: { $0.name == name }) {
      states.append(.init(name))
    }
    for (index, state) in states.enumerated() where ids[state.name] == nil { ids[state.name] = "s\(index)" }
    self.states = nodes(of: StateNest(of: states).inner)
  }

  private mutating func nodes(of nests: [StateNest]) -> [Node] {
    var nodes: [Node] = []
    for nest in nests {
      if let state = nest.state, let id = ids[state.name] {
        let label = StateGraph.label(nest.name, payload: state.payload)
        nodes.append(Node(id: id, label: label, role: .state, isInnerFinal: state.isInnerFinal))
      }
      guard !nest.inner.isEmpty else { continue }
      var node = Node(id: "g\(composites)", label: nest.name, role: .composite)
      composites += 1
      node.inner = self.nodes(of: nest.inner)
      nodes.append(node)
    }
    return nodes
  }
}

extension Diagram {
  private mutating func addArrows(_ graph: StateGraph) {
    let labels = graph.eventLabels
    for arrow in graph.arrows where arrow.transition.kind != .reject {
      let start = arrow.from.map { ids[$0] } ?? other("any state", role: .any)
      guard let from = start, let to = target(of: arrow, from: from) else { continue }
      let label = arrow.label(event: labels[arrow.transition.event] ?? arrow.transition.event)
      if let index = edges.firstIndex(where: { $0.from == from && $0.to == to }) {
        edges[index].labels.append(label)
      } else {
        edges.append(Edge(from: from, to: to, labels: [label], isForAny: arrow.from == nil))
      }
    }
  }

  private mutating func target(of arrow: Arrow, from: String) -> String? {
    switch arrow.transition.kind {
    case .move: arrow.transition.to.flatMap { ids[$0] }
    case .stay: from
    case .reject: nil
    case .trap: other("✕", role: .trap)
    case .computed: other("? " + (arrow.transition.why ?? ""), role: .unknown)
    }
  }

  /// Lines that were not read and that no arrow stands for.
  private mutating func addUnread(_ graph: StateGraph) {
    for entry in graph.unread where !graph.isComputed(line: entry.line, file: entry.file) {
      let place = StateGraph.place(line: entry.line, file: entry.file)
      _ = other("? \(place): \(entry.why)", role: .unknown)
    }
  }

  /// The id of a node that is no state, which is there from when it is first asked for.
  private mutating func other(_ label: String, role: Role) -> String? {
    if let node = others.first(where: { $0.role == role && $0.label == label }) { return node.id }
    let id =
      switch role {
      case .any: "any"
      case .trap: "trap"
      default: "u\(others.count { $0.role == .unknown })"
      }
    others.append(Node(id: id, label: label, role: role))
    return id
  }
}
