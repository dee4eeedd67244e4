import SwitchbackGraph
import Testing

/// The comparison itself: what it would not notice, the figures would hide.
struct ScoreTests {
  private static let truth = Truth(
    id: "lamp",
    source: Truth.Source(
      repo: "a/b@1",
      path: "Lamp.swift",
      type: "Lamp.Bulb",
      stateStorage: "state",
      lines: nil,
      cloneable: false
    ),
    states: [.init(name: "off"), .init(name: "on"), .init(name: "broken")],
    events: [.init(name: "press(.short)", also: ["toggle"]), .init(name: "press(.long)"), .init(name: "fell")],
    transitions: [
      .init(from: "off", event: "press(.short)", to: "on", kind: "move"),
      .init(from: "on", event: "press(.short)", to: "off", kind: "move"),
      .init(from: "on", event: "press(.long)", to: "on", kind: "stay"),
      .init(from: "broken", event: "press(.short)", to: nil, kind: "trap"),
    ],
    alsoTrue: [
      .init(from: "on", event: "fell", to: "broken", kind: nil),
      .init(from: "on", event: "kicked", to: "broken", kind: nil),
    ]
  )

  private static func graph(
    _ transitions: [StateGraph.Transition],
    name: String = "Lamp.Bulb",
    unread: [StateGraph.Unread] = []
  ) -> StateGraph {
    StateGraph(
      name: name,
      states: [.init("off"), .init("on"), .init("broken")],
      events: [.init("short"), .init("long"), .init("fell")],
      transitions: transitions,
      unread: unread
    )
  }

  private static let both: [StateGraph.Transition] = [
    .init(from: "off", on: "short", to: "on"), .init(from: "on", on: "press(.short)", to: "off"),
  ]

  @Test func `what agrees is found, by the event's whole name or by its case`() {
    let score = Score(of: [Self.graph(Self.both)], against: Self.truth)
    #expect(score.found == Self.truth.moves)
    #expect(score.line == "| lamp | 2 | 2 | 0 | 0 | 0 | 0 | complete |")
  }

  @Test func `cases of what a function is given are its event, by another name of it as well`() {
    var truth = Self.truth
    truth.events[2].also = ["fall"]
    let fall = StateGraph.Transition(from: "on", on: "fall(.far)", to: "broken")
    #expect(Score(of: [Self.graph(Self.both + [fall])], against: truth).falsehoods == [])
    let jump = StateGraph.Transition(from: "on", on: "jump(.far)", to: "broken")
    #expect(Score(of: [Self.graph(Self.both + [jump])], against: truth).falsehoods.count == 1)
  }

  @Test func `a target that the code does not name is found where it is drawn so`() {
    var truth = Self.truth
    truth.transitions.append(.init(from: "off", event: "press(.long)", to: "?", kind: "move"))
    let unknown = Move(from: "off", event: "press(.long)", to: "?")
    #expect(Score(of: [Self.graph(Self.both)], against: truth).missed == [unknown])
    let computed = StateGraph.Transition(from: "off", on: "long", to: nil, kind: .computed, why: "State(text)")
    #expect(Score(of: [Self.graph(Self.both + [computed])], against: truth).found == truth.moves)
    #expect(Score(of: [Self.graph(Self.both + [computed])], against: Self.truth).falsehoods == [])
  }

  @Test func `the only state of a struct goes without the name of its property`() {
    var graph = Self.graph(
      Self.both.map { .init(from: "bulb.\($0.from)", on: $0.event, to: $0.to.map { "bulb.\($0)" }) }
    )
    graph.states = graph.states.map { .init("bulb.\($0.name)") }
    #expect(Score(of: [graph], against: Self.truth).line == "| lamp | 2 | 2 | 0 | 0 | 0 | 0 | complete |")
  }

  @Test func `of several states of a struct that of the tabulated property is looked at`() {
    var graph = Self.graph(
      Self.both.map { .init(from: "state.\($0.from)", on: $0.event, to: $0.to.map { "state.\($0)" }) }
    )
    graph.states = graph.states.map { .init("state.\($0.name)") } + [.init("isOld.false"), .init("isOld.true")]
    graph.transitions.append(.init(from: "isOld.false", on: "short", to: "isOld.true"))
    graph.regions = ["state", "isOld"]
    #expect(Score(of: [graph], against: Self.truth).line == "| lamp | 2 | 2 | 0 | 0 | 0 | 0 | complete |")
  }

  @Test func `a closure may go by the name of what it does nothing but call`() {
    let called = Self.both.map { StateGraph.Transition(from: $0.from, on: "toggle", to: $0.to) }
    let score = Score(of: [Self.graph(called)], against: Self.truth)
    #expect(score.found == Self.truth.moves)
    #expect(score.falsehoods == [])
  }

  @Test(arguments: [
    StateGraph.Transition(from: "off", on: "short", to: "broken"),
    StateGraph.Transition(from: "off", on: "long", to: "on"),
    StateGraph.Transition(from: "broken", on: "short", to: "on"),
    StateGraph.Transition(from: "off", on: "kicked", to: "on"),
    StateGraph.Transition(from: "off", on: "short", to: "nowhere"),
  ])
  func `an arrow that is not in the table is false`(arrow: StateGraph.Transition) {
    let score = Score(of: [Self.graph(Self.both + [arrow])], against: Self.truth)
    #expect(score.falsehoods.map(\.description) == ["\(arrow.from) --\(arrow.event)--> \(arrow.to ?? "")"])
  }

  @Test(arguments: [
    StateGraph.Transition(from: "on", on: "fell", to: "broken"),
    StateGraph.Transition(from: "on", on: "kicked", to: "broken"),
    StateGraph.Transition(from: "on", on: "long", to: "on"),
    StateGraph.Transition(from: "broken", on: "short", to: nil, kind: .trap),
  ])
  func `what is also true, and what stays, is neither false nor found`(arrow: StateGraph.Transition) {
    let score = Score(of: [Self.graph([arrow])], against: Self.truth)
    #expect(score.falsehoods == [])
    #expect(score.found == [])
  }

  @Test func `a move that is missed without a word is told from one that is owned up to`() {
    let missing = Move(from: "on", event: "press(.short)", to: "off")
    let silent = Score(of: [Self.graph([Self.both[0]])], against: Self.truth)
    #expect(silent.missed == [missing])
    #expect(silent.silent == [missing])
    let computed = StateGraph.Transition(from: "on", on: "short", to: nil, kind: .computed, why: "f()")
    #expect(Score(of: [Self.graph([Self.both[0], computed])], against: Self.truth).silent == [])
    let unread = StateGraph.Unread(line: 1, why: "a loop")
    #expect(Score(of: [Self.graph([Self.both[0]], unread: [unread])], against: Self.truth).silent == [])
    var refused = Self.graph([], unread: [unread])
    (refused.read, refused.states) = (.refused, [])
    #expect(Score(of: [refused], against: Self.truth).silent == [])
  }

  @Test func `a machine that is not drawn is missed in silence, and another type's is not taken for it`() {
    #expect(Score(of: [], against: Self.truth).silent == Self.truth.moves)
    var other = Self.graph(Self.both, name: "Other")
    other.events = ["a", "b", "c", "fell"].map { .init($0) }
    #expect(Score(of: [other], against: Self.truth).read == nil)
  }
}
