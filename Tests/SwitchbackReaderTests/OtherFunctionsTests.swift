import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct OtherFunctionsTests {
  @Test func `what a function sets that is given no event is not said to be never reached`() throws {
    let source = """
      enum Light {
        case red, green, off
        enum Event { case tick, power }
        func next(on event: Event) -> Light? {
          switch (self, event) {
          case (.red, .tick): .green
          case (.green, .tick): .red
          default: nil
          }
        }
        mutating func send(_ event: Event) { self = next(on: event) ?? .off }
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.unread == [.init(line: 11, why: "'send' sets the state as well, which is not followed")])
    #expect(graph.findings.isEmpty)
  }

  @Test func `in a struct of regions neither`() throws {
    let source = """
      struct App { enum Phase { case idle, busy, closed }; var phase = Phase.idle }
      enum Action { case start, stop }
      func reduce(_ app: inout App, _ action: Action) {
        switch (app.phase, action) {
        case (.idle, .start): app.phase = .busy
        case (.busy, .stop): app.phase = .idle
        default: break
        }
      }
      func wipe(_ app: inout App) { app.phase = .closed }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.unread.map(\.line) == [10])
    #expect(!graph.findings.contains { $0.rule == "unreachable-state" })
  }

  @Test(arguments: [
    ("init(state: State = .b) { self.state = state }", true),
    ("init(_ state: State) { self.state = state }; init() { state = .b }", true),
    ("init() { state = .b }", false),
    ("init() { self.init(state: .b) }; private init(state: State) { self.state = state }", false),
    (
      "init() { self.init(state: .b) }; static let done = Self(state: .c); private init(state: State) { self.state = state }",
      true
    ),
  ])
  func `a caller that gives the state may begin with any`(initializers: String, isOpen: Bool) throws {
    let source = """
      struct Door {
        enum State { case a, b, c }
        private(set) var state: State
        \(initializers)
        mutating func open() { if state == .a { state = .b } else if state == .b { state = .c } }
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.assumptions.contains("it may start in other states as well") == isOpen)
    #expect(graph.states.filter(\.isInitial).map(\.name) == ["b"])
  }

  @Test func `a '==' that cannot be run is taken for the plain one, which is said`() throws {
    let source = """
      final class Door {
        enum State { case a, b, c }
        private(set) var state = State.a
        func open() { if state == .a { state = .b } }
      }
      extension Door.State: Equatable {
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
        var number: Int { 1 }
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.assumptions == ["the '==' of 'Door.State' tells its cases apart, and nothing else"])
  }

  @Test(arguments: [
    ("func", ["helpers and no events, since only functions of 'Mode' are seen to call them: 'transition(to:)'"]),
    ("fileprivate func", []),
  ])
  func `who holds a state may be told another by others`(function: String, assumed: [String]) throws {
    let source = """
      protocol Mode { func tick(_ light: Light) }
      struct Red: Mode { func tick(_ light: Light) { light.transition(to: Green()) } }
      struct Green: Mode { func tick(_ light: Light) { light.transition(to: Red()) } }
      final class Light {
        private var mode: any Mode = Red()
        \(function) transition(to next: any Mode) { mode = next }
        func tick() { mode.tick(self) }
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.arrows == ["Red tick → Green", "Green tick → Red"])
    #expect(graph.assumptions == assumed)
  }

  @Test func `a method that only begins others is told of`() throws {
    let source = """
      @MainActor final class Recorder {
        enum State { case idle, recording }
        private(set) var state = State.idle
        func press() {
          switch state {
          case .idle: Task { await start() }
          case .recording: Task { await stop() }
          }
        }
        func start() async { state = .recording }
        func stop() async { if state == .recording { state = .idle } }
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.events.map(\.name) == ["start", "stop"])
    #expect(
      graph.assumptions == [
        "'press()' does nothing to the state but to begin, in some states, what is drawn as 'start' and 'stop'"
      ]
    )
  }
}
