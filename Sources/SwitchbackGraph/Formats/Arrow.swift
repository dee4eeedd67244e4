/// One arrow of a picture: a transition, or all those that one rule for every state gives.
package struct Arrow: Sendable, Hashable {
  /// The state it starts from; nil for any state.
  package var from: String?

  /// The states for which a rule for every state does not hold, although no other arrow of theirs says so.
  package var exceptions: [String] = []

  /// The transition, or the first of those that it stands for.
  package var transition: StateGraph.Transition
}

extension StateGraph {
  /// What a picture has to draw, in order of first appearance; of a machine with regions, one region after the other.
  package var arrows: [Arrow] {
    parts.flatMap { AnyStateRules(of: $0).arrows }
  }
}

extension Arrow {
  /// What stands at the arrow: `next [isValid]`, and where it does not hold.
  package func label(event: String) -> String {
    let condition = transition.guardText.map { " [\($0.onOneLine)]" } ?? ""
    return event + condition + exceptionText
  }

  /// Whether a picture shows the two alike, if both stay.
  func isShown(as other: Arrow) -> Bool {
    transition.kind == other.transition.kind
      && label(event: transition.event) == other.label(event: other.transition.event)
      && from == other.from
  }

  /// `, not in a, b`
  package var exceptionText: String {
    exceptions.isEmpty ? "" : ", not in " + exceptions.joined(separator: ", ")
  }
}
