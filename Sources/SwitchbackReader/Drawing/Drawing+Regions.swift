import SwitchbackGraph

extension Drawing {
  /// The regions of a struct as one graph; of one that is refused only the reason.
  static func graph(of regions: [MachineDeclaration], drawn: [StateGraph]) -> StateGraph {
    let first = drawn[0]
    var graph = StateGraph(
      name: first.name,
      file: first.file,
      line: first.line,
      dialect: Dialect.stateReducer.rawValue,
      assumptions: assumptions(of: regions),
      states: [],
      events: first.events,
      transitions: []
    )
    for (machine, region) in zip(regions, drawn) {
      guard let name = machine.region?.name else { continue }
      if let refusal = machine.refusal {
        graph.unread.append(.init(line: refusal.offset, why: "\(name): \(refusal.why)"))
        if graph.read == .complete { graph.read = .partial }
      } else {
        graph = graph.adding(region, as: name)
      }
    }
    if regions.allSatisfy({ $0.refusal != nil }) { graph.read = .refused }
    return graph
  }

  private static func assumptions(of regions: [MachineDeclaration]) -> [String] {
    let others = regions.first?.region?.others ?? []
    guard !others.isEmpty else { return [] }
    let names = others.map { "'\($0)'" }.joined(separator: ", ")
    return ["there is no end to what \(names) can be; conditions on it are guards"]
  }
}
