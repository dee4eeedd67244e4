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
    parts.flatMap(\.arrowsOfPart)
  }

  private var arrowsOfPart: [Arrow] {
    var arrows: [Arrow] = []
    var rules: [Rule] = []
    for transition in transitions {
      guard transition.via == "any" else {
        arrows.append(Arrow(from: transition.from, transition: transition))
        continue
      }
      if let index = rules.firstIndex(where: { $0.takes(transition) }) {
        rules[index].add(transition)
      } else {
        rules.append(Rule(first: transition))
      }
    }
    return arrows + absorbed(rules).flatMap(arrows(of:)).withoutRepeatedStays
  }

  /// A rule that moves to a state holds in that state too, where it is a stay: one arrow is enough for both.
  private func absorbed(_ rules: [Rule]) -> [Rule] {
    var rules = rules
    for index in rules.indices where rules[index].first.kind == .move {
      guard let target = rules[index].first.to else { continue }
      for other in rules.indices where rules[other].first.kind == .stay && rules[other].hasRow(of: rules[index]) {
        if rules[other].states.remove(target) != nil { rules[index].states.insert(target) }
      }
    }
    return rules
  }

  /// One arrow from any state, unless the rule holds in fewer states than it does not.
  private func arrows(of rule: Rule) -> [Arrow] {
    let live = states.filter { !$0.isFinal }.map(\.name)
    let seen = Set(
      transitions.filter { $0.via != "any" && $0.event == rule.first.event && $0.kind != .reject }.map(\.from)
    )
    let exceptions = live.filter { !rule.states.contains($0) && !seen.contains($0) }
    let holding = live.filter(rule.states.contains)
    if holding.isEmpty { return [] }
    if exceptions.count < holding.count { return [Arrow(exceptions: exceptions, transition: rule.first)] }
    return transitions.filter { rule.takes($0) && holding.contains($0.from) }.map {
      Arrow(from: $0.from, transition: $0)
    }
  }
}

extension [Arrow] {
  /// What stays for reasons of several lines is one arrow.
  fileprivate var withoutRepeatedStays: [Arrow] {
    reduce(into: []) { arrows, arrow in
      let isDrawn = arrow.transition.kind == .stay && arrows.contains { $0.isShown(as: arrow) }
      if !isDrawn { arrows.append(arrow) }
    }
  }
}

/// The transitions that one rule for every state gives.
private struct Rule {
  let first: StateGraph.Transition
  var states: Set<String>

  init(first: StateGraph.Transition) {
    self.first = first
    states = [first.from]
  }

  mutating func add(_ transition: StateGraph.Transition) {
    states.insert(transition.from)
  }

  /// Whether the transition comes of this rule and ends as its others do.
  func takes(_ other: StateGraph.Transition) -> Bool {
    other.via == "any" && hasRow(of: Rule(first: other)) && first.kind == other.kind && first.why == other.why
      && (first.kind != .move || first.to == other.to)
  }

  func hasRow(of other: Rule) -> Bool {
    first.line == other.first.line && first.event == other.first.event && first.guardText == other.first.guardText
  }
}

extension Arrow {
  /// What stands at the arrow: `next [isValid]`, and where it does not hold.
  package func label(event: String) -> String {
    let condition = transition.guardText.map { " [\($0.onOneLine)]" } ?? ""
    return event + condition + exceptionText
  }

  /// Whether a picture shows the two alike, if both stay.
  fileprivate func isShown(as other: Arrow) -> Bool {
    transition.kind == other.transition.kind
      && label(event: transition.event) == other.label(event: other.transition.event)
      && from == other.from
  }

  /// `, not in a, b`
  package var exceptionText: String {
    exceptions.isEmpty ? "" : ", not in " + exceptions.joined(separator: ", ")
  }
}
