import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct DeclarationTests {
  static let call = """
    enum Call {
      case idle
      case running(Running)
      @Final case ended(reason: String)
      enum Running { case ringing, talking(Talk) }
      enum Talk { case muted, loud }
      enum Event { case dial, answer, mute, hangUp }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.idle, .dial): .running(.ringing)
        case (.running(.ringing), .answer): .running(Running.talking(.loud))
        case (.running(.talking), .mute): .running(.talking(Talk.muted))
        case (.running(let inner), .answer): .running(inner)
        case (.running, .hangUp): .ended(reason: "done")
        default: nil
        }
      }
    }
    """

  @Test func `nested states have their path, and a pattern for their parent takes them all`() throws {
    let source = Self.call.replacing("  enum Talk { case muted, loud }\n", with: "")
      .replacing(
        "enum Running { case ringing, talking(Talk) }",
        with: "enum Running { case ringing, talking(Talk)\n enum Talk { case muted, loud } }"
      )
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(
      graph.states.map(\.name) == ["idle", "running.ringing", "running.talking.muted", "running.talking.loud", "ended"]
    )
    #expect(
      graph.arrows == [
        "idle dial → running.ringing", "running.ringing answer → running.talking.loud",
        "running.ringing hangUp → ended",
        "running.talking.muted answer stays", "running.talking.muted mute stays",
        "running.talking.muted hangUp → ended",
        "running.talking.loud answer stays", "running.talking.loud mute → running.talking.muted",
        "running.talking.loud hangUp → ended",
      ]
    )
    #expect(graph.unread.isEmpty)
  }

  @Test func `events in a payload are a payload`() throws {
    let source =
      "enum M { case a, b(Action)\n enum Action { case x, y }\n func next(on event: Action) -> Self? { .b(event) } }"
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.states.map(\.name) == ["a", "b"])
  }

  @Test func `an enum declared beside the machine is a payload`() throws {
    let graph = try #require(
      Reader.read(source: "enum Running { case a }\n" + Self.call.replacing("enum Running", with: "enum Other")).first {
        $0.graph.name == "Call"
      }?.graph
    )
    #expect(graph.states.map(\.name) == ["idle", "running", "ended"])
    #expect(graph.states[1].payload == ["Running"])
    #expect(graph.states[2].payload == ["reason: String"])
  }

  @Test func `the first state is the initial one, unless others are marked`() throws {
    let marked =
      "enum M { case a; @Initial case b, c(Int)\n @Final case d\n enum Event { case x }\n func next(on event: Event) -> Self? { nil } }"
    let graph = try #require(Reader.read(source: marked).first?.graph)
    #expect(graph.states.filter(\.isInitial).map(\.name) == ["b", "c"])
    #expect(graph.states.filter(\.isFinal).map(\.name) == ["d"])
    #expect(try #require(Door.graph(body: "nil")).states.filter(\.isInitial).map(\.name) == ["a"])
  }

  @Test func `a rule for every state does not bring a final one back to life`() throws {
    let source = """
      enum M { case a
      @Final case b
      enum Event { case x, y }
      func next(on event: Event) -> Self? { switch (self, event) { case (_, .x): .b
      case (.b, .y): .a
      default: nil } } }
      """
    #expect(try #require(Reader.read(source: source).first?.graph).arrows == ["a x → b any", "b y → a"])
  }

  @Test func `machines are found wherever they stand, by the path of their name`() {
    let source = """
      struct App { enum Tab { case a; enum Event { case x }; func next(on event: Event) -> Self? { .a } } }
      extension App.Menu { enum Item { case b; func next(on event: Event) -> Item? { .b } } }
      extension App.Menu.Item { enum Event { case y } }
      enum Split { case c }
      extension Split { enum Event { case z }; func next(on event: Self.Event) -> Self? { .c } }
      enum NoMachine { case d; func next() -> Self { .d } }
      """
    let graphs = Reader.read(source: source).map(\.graph)
    #expect(graphs.map(\.name) == ["App.Tab", "App.Menu.Item", "Split"])
    #expect(graphs.map { $0.events.map(\.name) } == [["x"], ["y"], ["z"]])
    #expect(graphs.map(\.line) == [1, 2, 4])
  }

  @Test func `names in backticks are the names without them`() throws {
    let source =
      "enum M { case `default`, `class`; enum Event { case `in` }; func next(on event: Event) -> Self? { switch (self, event) { case (.default, .in): .class\n default: nil } } }"
    #expect(try #require(Reader.read(source: source).first?.graph).arrows == ["default in → class"])
  }

  @Test func `lines are those of the source`() throws {
    let graph = try #require(Reader.read(source: "\n" + Self.call).first?.graph)
    #expect(graph.line == 2)
    #expect(graph.states.map(\.line) == [3, 6, 6, 5])
    #expect(graph.events.map(\.line) == [8, 8, 8, 8])
    #expect(graph.transitions.first?.line == 11)
  }
}
