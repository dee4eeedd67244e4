/// Which transitions a picture draws once, from any state.
///
/// What is read there is what the graph says: of an event the rows of a state count first, from top to bottom, and behind
/// them those of any state. Where that would be another order than the graph's, a state has all its rows itself.
struct AnyStateRules {
  /// A state and an event.
  private struct Cell: Hashable {
    var state: String
    var event: String
  }

  private let graph: StateGraph
  private let live: [String]
  private let cells: [Cell: [Int]]
  private var rules: [AnyStateRule] = []
  /// The rule of which a transition comes.
  private var ruleOf: [Int: Int] = [:]
  /// The rules, as the states have them one after the other.
  private var order: [Int] = []
  private var spelledOut: Set<Cell> = []

  init(of graph: StateGraph) {
    self.graph = graph
    live = graph.states.filter { !$0.isFinal }.map(\.name)
    cells = Dictionary(grouping: graph.transitions.indices) {
      Cell(state: graph.transitions[$0].from, event: graph.transitions[$0].event)
    }
    findRules()
    absorbStays()
    order = ordered()
    spellOut()
  }

  /// The rows of the states, and behind them the rules.
  var arrows: [Arrow] {
    let once = Set(rules.indices.filter(isDrawnOnce))
    let own = graph.transitions.indices.filter { place in
      guard let rule = ruleOf[place] else { return true }
      // Nothing runs in a final state.
      return (!once.contains(rule) || isSpelledOut(place)) && live.contains(graph.transitions[place].from)
    }.map { Arrow(from: graph.transitions[$0].from, transition: graph.transitions[$0]) }
    let shared = order.filter(once.contains).map {
      Arrow(exceptions: exceptions(of: rules[$0]), transition: rules[$0].first)
    }
    return (own + shared).withoutRepeatedStays
  }

  // MARK: Rules

  private mutating func findRules() {
    for (place, transition) in graph.transitions.enumerated() where transition.via == "any" {
      let known = rules.firstIndex { $0.takes(transition) }
      if known == nil { rules.append(AnyStateRule(first: transition)) }
      let index = known ?? rules.count - 1
      rules[index].states.insert(transition.from)
      ruleOf[place] = index
    }
  }

  /// A rule that moves to a state holds in that state too, where it is a stay: one arrow is enough for both.
  private mutating func absorbStays() {
    for index in rules.indices where rules[index].first.kind == .move {
      guard let target = rules[index].first.to else { continue }
      for place in cells[Cell(state: target, event: rules[index].first.event)] ?? [] {
        guard let other = ruleOf[place], rules[other].first.kind == .stay, rules[other].hasRow(of: rules[index])
        else { continue }
        rules[other].states.remove(target)
        rules[index].states.insert(target)
        ruleOf[place] = index
      }
    }
  }

  /// The rules, so that none stands before another that some state has first.
  private func ordered() -> [Int] {
    var before: [Int: Set<Int>] = [:]
    for places in cells.values {
      let found = places.compactMap { ruleOf[$0] }
      for (index, rule) in found.enumerated() { before[rule, default: []].formUnion(found[..<index]) }
    }
    var rest = Array(rules.indices)
    var sorted: [Int] = []
    while !rest.isEmpty {
      let next = rest.firstIndex { rule in
        before[rule, default: []].allSatisfy { $0 == rule || !rest.contains($0) }
      }
      sorted.append(rest.remove(at: next ?? 0))
    }
    return sorted
  }

  // MARK: Once, or in each state

  /// Gives states their rows until what is read in each is what the graph says.
  private mutating func spellOut() {
    while true {
      let once = Set(rules.indices.filter(isDrawnOnce))
      let wrong = cells.keys.filter { !spelledOut.contains($0) && !isReadRightly($0, withOnce: once) }
      if wrong.isEmpty { return }
      spelledOut.formUnion(wrong)
      for cell in wrong {
        for rule in rules.indices where rules[rule].first.event == cell.event { rules[rule].states.remove(cell.state) }
      }
    }
  }

  private func isReadRightly(_ cell: Cell, withOnce once: Set<Int>) -> Bool {
    let places = cells[cell] ?? []
    let shared = places.filter { ruleOf[$0].map(once.contains) ?? false }
    let behind = order.flatMap { rule in shared.filter { ruleOf[$0] == rule } }
    let own = places.filter { !shared.contains($0) }
    return counting(own + behind) == counting(places)
  }

  /// Those that count: nothing behind a row without a condition does.
  private func counting(_ places: [Int]) -> [Int] {
    let last = places.firstIndex { graph.transitions[$0].guardText == nil } ?? places.endIndex
    return Array(places.prefix(last + 1))
  }

  private func isSpelledOut(_ place: Int) -> Bool {
    spelledOut.contains(Cell(state: graph.transitions[place].from, event: graph.transitions[place].event))
  }

  /// Unless a rule holds in one state of several, or in fewer than it does not.
  private func isDrawnOnce(_ rule: Int) -> Bool {
    let holding = live.count(where: rules[rule].states.contains)
    return holding > (live.count > 1 ? 1 : 0) && exceptions(of: rules[rule]).count < holding
  }

  /// The states for which a rule does not hold, although no row of theirs tells.
  private func exceptions(of rule: AnyStateRule) -> [String] {
    live.filter { state in
      guard !rule.states.contains(state) else { return false }
      let places = cells[Cell(state: state, event: rule.first.event)] ?? []
      return !places.contains { place in
        let row = graph.transitions[place]
        let isOwn = ruleOf[place] == nil || isSpelledOut(place)
        return isOwn && row.guardText == nil && row.kind != .reject || rule.says(row)
      }
    }
  }
}

/// The transitions that one rule for every state gives.
private struct AnyStateRule {
  let first: StateGraph.Transition
  var states: Set<String> = []

  /// Whether the transition comes of this rule and ends as its others do.
  func takes(_ other: StateGraph.Transition) -> Bool {
    other.via == "any" && hasRow(of: Self(first: other)) && first.kind == other.kind && first.why == other.why
      && (first.kind != .move || first.to == other.to)
  }

  /// Whether another line says the same.
  func says(_ other: StateGraph.Transition) -> Bool {
    let isSame = first.kind == .stay || first.to == other.to && first.why == other.why
    return isSame && first.kind == other.kind && first.guardText == other.guardText
  }

  func hasRow(of other: Self) -> Bool {
    first.line == other.first.line && first.event == other.first.event && first.guardText == other.first.guardText
  }
}

extension [Arrow] {
  /// What stays for reasons of several lines is one arrow.
  fileprivate var withoutRepeatedStays: [Arrow] {
    reduce(into: []) { arrows, arrow in
      let isDrawn =
        arrow.transition.kind == .stay && arrow.transition.via == "any"
        && arrows.contains { $0.isShown(as: arrow) && $0.transition.via == "any" }
      if !isDrawn { arrows.append(arrow) }
    }
  }
}
