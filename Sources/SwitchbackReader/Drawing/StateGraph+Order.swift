import SwitchbackGraph

extension StateGraph {
  /// Whether it depends on the state where some event leads.
  var hasOrder: Bool {
    let moves = transitions.filter { $0.kind == .move }
    return Set(moves.map { Arrow(event: $0.event, target: $0.to) }).contains { arrow in
      let alike = moves.filter { Arrow(event: $0.event, target: $0.to) == arrow }
      // In which states a closure comes that does not ask is no order of theirs.
      guard alike.contains(where: { $0.via != "any" }) else { return false }
      let sources = Set(alike.map(\.from))
      return sources.union([arrow.target].compactMap(\.self)).count < states.count
    }
  }

  /// Whether something leads from some values only, where the state may be nil.
  var tellsCasesApart: Bool {
    let moves = transitions.filter { $0.kind == .move && $0.from != "nil" }
    return Dictionary(grouping: moves) { Arrow(event: $0.event, target: $0.to) }.contains { arrow, moves in
      let targets = ["nil", arrow.target].compactMap(\.self)
      return Set(moves.map(\.from)).union(targets).count < states.count
    }
  }

  private struct Arrow: Hashable {
    var event: String
    var target: String?
  }
}
