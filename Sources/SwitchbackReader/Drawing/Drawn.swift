import SwitchbackGraph

/// A machine that was drawn, its lines still offsets, and what is to be checked of it.
struct Drawn {
  var graph: StateGraph
  var checks: [any Check] = .all
}

extension [Drawn] {
  /// Puts structs of machines where they stand in the file.
  mutating func add(_ structs: [MachineStruct], file: String, in declarations: Declarations) {
    for machine in structs {
      let graph = machine.graph(of: map(\.graph), file: file, in: declarations)
      // What else there is to say, the machines that are its regions say themselves.
      let drawn = Drawn(graph: graph, checks: [UnhandledEvent()])
      insert(drawn, at: firstIndex { $0.graph.line > machine.offset } ?? endIndex)
    }
  }
}
