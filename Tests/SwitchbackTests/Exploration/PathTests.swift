import Switchback
import Testing

@Suite("Paths of a drawing are test cases for the code")
struct PathTests {
  static let signup = Exploration(from: Signup.login, over: Signup.samples)

  @Test(arguments: Signup.graph.paths(covering: .transitions))
  func `the code takes each path of its drawing`(path: StateGraph.Path) {
    #expect(Self.signup.follows(path).holds)
  }

  @Test func `the paths of a drawing take all of it`() {
    #expect(Signup.graph.transitions(missedBy: Signup.graph.paths()) == [])
    #expect(Signup.graph.paths().count == 2)
  }

  @Test(arguments: Signup.graph.transitions.indices)
  func `where a row is drawn to elsewhere, code and drawing part`(row: Int) throws {
    var graph = Signup.graph
    let drawn = graph.transitions[row]
    graph.transitions[row].to = drawn.to == "createProfile" ? "facebookProfile" : "createProfile"
    let path = StateGraph.Path(from: drawn.from, [graph.transitions[row]])
    // Of the two rows for Back, each is drawn as the other is, and so still runs.
    let isOtherRow = drawn.event == "back"
    #expect(Self.signup.follows(path).holds == isOtherRow)
  }

  @Test(
    arguments: [
      // What the code does instead.
      (
        "createProfile", [("next", "facebookProfile")],
        "Signup: 'next' in 'createProfile' is drawn to 'facebookProfile', and leads to 'selectAvatar'"
          + "; to see it: after(.next)"
      ),
      (
        "login", [("next", "createProfile"), ("back", "login")],
        "Signup: 'back' in 'createProfile' is drawn to 'login', and is not handled; to see it: after(.next)"
      ),
      // Several samples of one name lead to several states.
      (
        "login", [("login", "createProfile")],
        "Signup: 'login' in 'login' is drawn to 'createProfile', and leads to 'login' or 'finished'; it is the start"
      ),
      // Nothing to try.
      ("login", [("skip", "finished")], "Signup: no sample event is 'skip'; it is the start"),
      ("welcome", [], "Signup: no state is 'welcome'"),
    ] as [(String, [(String, String)], String)]
  )
  func `a path that the code does not take says where they part`(
    start: String,
    steps: [(event: String, target: String)],
    text: String
  ) {
    var path = StateGraph.Path(from: start)
    for step in steps { path.steps.append(.init(from: path.end, on: step.event, to: step.target)) }
    let verdict = Self.signup.follows(path)
    #expect(verdict.answer == .fails)
    #expect(verdict.description == text)
  }

  @Test func `where a guard does not hold, the step is taken where it does`() throws {
    let path = StateGraph.Path(
      from: "login",
      [
        .init(from: "login", on: "next", to: "createProfile"),
        .init(from: "createProfile", on: "next", to: "selectAvatar"),
        .init(from: "selectAvatar", on: "back", to: "facebookProfile", guard: "from: .facebook"),
      ]
    )
    let verdict = Self.signup.follows(path)
    #expect(verdict.holds)
    let trace = try #require(verdict.trace)
    #expect(trace.description == "after(.next, .facebook, .next, .back)")
    #expect(try Signup.login.after(trace.events) == .facebookProfile)
  }

  @Test func `a row without guards must be taken where the path is`() {
    let fork = Exploration(from: Fork.start, over: [.left, .right, .go])
    let path = StateGraph.Path(
      from: "start",
      [.init(from: "start", on: "left", to: "middle"), .init(from: "middle", on: "go", to: "end")]
    )
    #expect(
      fork.follows(path).description
        == "Fork: 'go' in 'middle' is drawn to 'end', and is not handled; to see it: after(.left)"
    )
  }

  @Test func `what was not explored is not said to part`() {
    let near = Exploration(from: Signup.login, over: Signup.samples, depth: 1)
    let path = StateGraph.Path(
      from: "login",
      [.init(from: "login", on: "next", to: "createProfile"), .init(from: "createProfile", on: "next", to: "finished")]
    )
    #expect(near.follows(path).answer == .undecided)
    #expect(near.follows(.init(from: "selectAvatar")).answer == .undecided)
    #expect(near.follows(.init(from: "login", [path.steps[0]])).holds)
  }
}

/// Goes on only where it came by the right; the drawing says that it always does.
private enum Fork: MachineState, Hashable, GraphProviding {
  case start, end
  case middle(isRight: Bool)

  enum Event { case left, right, go }
  enum Kind { case start, middle, end }

  var kind: Kind {
    switch self {
    case .start: .start
    case .middle: .middle
    case .end: .end
    }
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.start, .left): .middle(isRight: false)
    case (.start, .right): .middle(isRight: true)
    case (.middle(isRight: true), .go): .end
    default: nil
    }
  }

  static var graph: StateGraph {
    StateGraph(
      name: "Fork",
      states: [.init("start", isInitial: true), .init("middle"), .init("end")],
      events: [.init("left"), .init("right"), .init("go")],
      transitions: [
        .init(from: "start", on: "left", to: "middle"), .init(from: "start", on: "right", to: "middle"),
        .init(from: "middle", on: "go", to: "end"),
      ]
    )
  }
}
