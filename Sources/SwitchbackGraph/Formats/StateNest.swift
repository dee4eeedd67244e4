/// States as their names nest them: `running.ready` is `ready` within `running`.
struct StateNest {
  /// The last part of the name.
  var name: String
  /// The state of this very name; nil for one that only holds others.
  var state: StateGraph.State?
  /// What it holds.
  var inner: [StateNest] = []

  /// Everything within one nest without a name.
  init(of states: [StateGraph.State]) {
    self.init(name: "")
    for state in states {
      let parts = state.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      add(state, at: parts.contains("") ? [state.name] : parts[...])
    }
  }

  private init(name: String) {
    self.name = name
  }

  private mutating func add(_ state: StateGraph.State, at path: ArraySlice<String>) {
    guard let first = path.first else {
      self.state = self.state ?? state
      return
    }
    let index = inner.firstIndex { $0.name == first } ?? inner.endIndex
    if index == inner.endIndex { inner.append(StateNest(name: first)) }
    inner[index].add(state, at: path.dropFirst())
  }
}
