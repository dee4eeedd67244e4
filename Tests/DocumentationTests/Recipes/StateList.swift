import SwitchbackGraph

/// The states, one a line.
public struct StateList: GraphFormat {
  /// The names; one that has line ends is still one line.
  public func text(of graph: StateGraph) -> String {
    graph.states.map(\.name.onOneLine).joined(separator: "\n")
  }
}

extension GraphFormat where Self == StateList {
  /// The states, one a line.
  public static var stateList: StateList { StateList() }
}
