import SwitchbackGraph

extension Drawing {
  /// The regions of a struct as one graph.
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
      graph = graph.adding(region, as: name)
    }
    return graph
  }

  private static func assumptions(of regions: [MachineDeclaration]) -> [String] {
    let others = regions.first?.region?.others ?? []
    guard !others.isEmpty else { return [] }
    let names = others.map { "'\($0)'" }.joined(separator: ", ")
    return ["there is no end to what \(names) can be; conditions on it are guards"]
  }
}
