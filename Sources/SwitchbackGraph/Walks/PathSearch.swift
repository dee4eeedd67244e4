/// Finds paths one after the other, each of which goes on as long as it can come to something that none has covered yet.
struct PathSearch {
  private typealias Step = StateGraph.Transition

  private let coverage: StateGraph.Coverage
  private let starts: [String]
  /// What can be taken, first row first.
  private let steps: [Step]
  /// Where in `steps` those from a state are.
  private let exits: [String: [Int]]
  /// The states that can be reached from a state, itself included.
  private let reach: [String: Set<String>]
  private var taken: Set<Int> = []
  private var visited: Set<String> = []

  init(_ graph: StateGraph, covering coverage: StateGraph.Coverage) {
    self.coverage = coverage
    starts = graph.initialStates
    let ends = Set(graph.states.filter(\.isFinal).map(\.name))
    steps = graph.transitions.filter {
      $0.to != nil && ($0.kind == .move || $0.kind == .stay) && !ends.contains($0.from)
    }
    exits = Dictionary(grouping: steps.indices) { [steps] in steps[$0].from }
    let targets = Dictionary(grouping: steps, by: \.from).mapValues { $0.compactMap(\.to) }
    let names = Set(starts + steps.flatMap { [$0.from, $0.to ?? $0.from] })
    reach = Dictionary(uniqueKeysWithValues: names.map { ($0, closure(of: [$0], over: targets)) })
  }

  /// The next path; nil when there is nothing new to come to.
  mutating func next() -> StateGraph.Path? {
    for start in starts {
      let isNew = coverage == .states && !visited.contains(start)
      guard isNew || leg(from: start) != nil else { continue }
      visited.insert(start)
      var path = StateGraph.Path(from: start)
      while let leg = leg(from: path.end) {
        for index in leg { take(index, on: &path) }
      }
      return path
    }
    return nil
  }

  private mutating func take(_ index: Int, on path: inout StateGraph.Path) {
    path.steps.append(steps[index])
    taken.insert(index)
    visited.insert(path.end)
  }

  /// The fewest steps to something new, the last of which is it: first where one can come back from.
  private func leg(from state: String) -> [Int]? {
    let home = reach[state, default: []].filter { reach[$0, default: []].contains(state) }
    return leg(from: state, within: home) ?? leg(from: state, within: nil)
  }

  private func leg(from start: String, within home: Set<String>?) -> [Int]? {
    var arrivals: [String: Int] = [:]
    var open = [start]
    var next = 0
    while next < open.count {
      let state = open[next]
      next += 1
      let ways = exits[state, default: []].filter { home?.contains(target(of: $0)) ?? true }
      let new = ways.filter(isNew)
      let stay = new.first { target(of: $0) == state }
      // What ends here is left to a later path as long as something leads on.
      if let found = stay ?? new.first(where: { exits[target(of: $0)] != nil }) ?? new.first {
        return way(to: state, from: start, over: arrivals) + [found]
      }
      for way in ways where target(of: way) != start && arrivals[target(of: way)] == nil {
        arrivals[target(of: way)] = way
        open.append(target(of: way))
      }
    }
    return nil
  }

  private func way(to end: String, from start: String, over arrivals: [String: Int]) -> [Int] {
    var way: [Int] = []
    var state = end
    while state != start, let arrival = arrivals[state] {
      way.append(arrival)
      state = steps[arrival].from
    }
    return way.reversed()
  }

  private func isNew(_ index: Int) -> Bool {
    coverage == .transitions ? !taken.contains(index) : !visited.contains(target(of: index))
  }

  private func target(of index: Int) -> String { steps[index].to ?? steps[index].from }
}
