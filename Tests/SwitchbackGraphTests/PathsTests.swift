import SwitchbackGraph
import SwitchbackTestSupport
import Testing

@Suite struct PathsTests {
  @Test(
    arguments: [
      // A way back is taken before a way out.
      ("a! b c\na out c\na go b\nb back a\nb stay =", ["a: go, stay, back, out → c"]),
      // What is new but far is gone to over what is known.
      ("a! b c\na go b\nb go c\nc go a\nc skip b", ["a: go, go, go, go, go, skip → b"]),
      // Each end needs a path; the one that leads on comes first.
      ("a! b* c\na end b\na go c\nc end b", ["a: go, end → b", "a: end → b"]),
      // Two guards are two transitions.
      ("a! b\na go b [x]\na go b [y]", ["a: go [x] → b", "a: go [y] → b"]),
      // Several starts.
      ("a! b! c\na go c\nb go c", ["a: go → c", "b: go → c"]),
      // The machine has ended in a final state, and rejects, traps and unknown targets lead nowhere.
      ("a! b*\na go b\nb go a\na x -\na y x\na z ?", ["a: go → b"]),
      ("a b\na go b", []), ("a!", []), ("", []),
    ] as [(String, [String])]
  )
  func `paths take every move and stay`(sketch: String, expected: [String]) {
    #expect(StateGraph.sketch(sketch).paths().map(\.description) == expected)
  }

  @Test(
    arguments: [
      ("a! b c\na out c\na go b\nb back a\nb stay =", ["a: go, back, out → c"]), ("a! b! c", ["a", "b"]),
      ("a! b c\na x b\na y c", ["a: x → b", "a: y → c"]),
    ] as [(String, [String])]
  )
  func `paths reach every state`(sketch: String, expected: [String]) {
    #expect(StateGraph.sketch(sketch).paths(covering: .states).map(\.description) == expected)
  }

  @Test func `a registration is walked in four paths`() {
    let paths = [
      "login: next, next, back [from: .email], facebookRegister, next, back [from: .facebook], registerLater, next"
        + " → finished",
      "login: login → finished",
      "login: next, registerLater → termsAndConditions",
      "login: next, next, next → termsAndConditions",
    ]
    #expect(StateGraph.registration.paths().map(\.description) == paths)
  }

  @Test func `what no path takes is known`() {
    let graph = StateGraph.sketch("a! b* lost\na go b\nb go a\nlost go a\nlost stay =\na poke -\na ask ?")
    let missed = graph.transitions(missedBy: graph.paths())
    #expect(missed.map { "\($0.from) \($0.event) \($0.line)" } == ["b go 12", "lost go 13", "lost stay 14"])
  }

  @Test func `of any graph the paths start, go on and end as they should, and take all that can be taken`() {
    for graph in StateGraph.tangles(300, seed: 21) {
      let paths = graph.paths()
      let final = Set(graph.states.filter(\.isFinal).map(\.name))
      let reachable = graph.moves.isEmpty ? Set(graph.initialStates) : graph.reachableBeforeTheEnd
      for path in paths {
        #expect(graph.initialStates.contains(path.start))
        #expect(path.steps.first.map { $0.from == path.start } ?? false)
        for (step, next) in zip(path.steps, path.steps.dropFirst()) { #expect(step.to == next.from) }
        for step in path.steps { #expect(graph.transitions.contains(step) && !final.contains(step.from)) }
      }
      for row in graph.transitions(missedBy: paths) {
        #expect(final.contains(row.from) || !reachable.contains(row.from), "\(row)")
      }
      #expect(paths.reduce(0) { $0 + $1.steps.count } <= graph.transitions.count * graph.states.count)
      #expect(paths == graph.paths())
    }
  }
}

extension StateGraph {
  /// The states that can be reached without a step out of a final state.
  fileprivate var reachableBeforeTheEnd: Set<String> {
    let final = Set(states.filter(\.isFinal).map(\.name))
    var graph = self
    graph.transitions.removeAll { final.contains($0.from) }
    return Set(graph.reachableStates())
  }

  /// Graphs of a few states and rows between any two of them.
  fileprivate static func tangles(_ count: Int, seed: UInt64) -> [StateGraph] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let names = (0..<Int.random(in: 1...7, using: &random)).map { "s\($0)" }
      let rows = (0..<Int.random(in: 0...14, using: &random)).map { row in
        let ends = (0..<2).map { _ in names.randomElement(using: &random) ?? "" }
        return
          "\(ends[0]) e\(row) \(["x", "?", "-"].randomElement(using: &random).flatMap { row % 5 == 0 ? $0 : nil } ?? ends[1])"
      }
      let states = names.map { $0 + (["!", "*", "", "", ""].randomElement(using: &random) ?? "") }
      return .sketch(([states.joined(separator: " ")] + rows).joined(separator: "\n"))
    }
  }
}
