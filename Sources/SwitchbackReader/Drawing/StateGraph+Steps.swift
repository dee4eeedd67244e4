import SwitchbackGraph

extension StateGraph {
  /// A step that leaves nothing behind which could perform another is the end of the flow.
  mutating func endWhereNothingIsLeft(entries: [MachineDeclaration.Entry]) {
    guard unread.isEmpty, entries.isEmpty else { return }
    let left = Set(transitions.map(\.from))
    for index in states.indices where !left.contains(states[index].name) { states[index].isFinal = true }
  }
}
