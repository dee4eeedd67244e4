import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct UnreadTests {
  @Test(arguments: [
    Unreadable("a call", "resolve(3)", "target comes from a call to 'resolve(_:)'"),
    Unreadable("a call with labels", "Self.resolve(n, at: 3)", "target comes from a call to 'Self.resolve(_:at:)'"),
    Unreadable(
      "a static member",
      ".start",
      "target 'start' is not a case of 'Door'; only its declaration tells its value"
    ),
    Unreadable("a local", "kept", "target is the value of 'kept'"),
    Unreadable("a property", "self.previous", "target is the value of 'self.previous'"),
    Unreadable("a closure that is called", "made()()", "target comes from a call to 'made()()'"),
    Unreadable("a subscript", "all[0]", "target is computed by 'all[0]'"),
  ])
  func `a target that is not in the source is drawn as unknown, with line and reason`(_ row: Unreadable) throws {
    let graph = try #require(Door.graph(rows: "case (.a, .x): \(row.target) \n case (.b, .x): .a \n default: nil"))
    #expect(graph.arrows == ["a x ? \(row.target)", "b x → a"])
    #expect(graph.unread == [.init(line: 8, why: row.why)])
    #expect(graph.read == .partial)
  }

  @Test func `of a value behind which a case stands only the value is unknown`() throws {
    let graph = try #require(Door.graph(rows: "case (.a, .x): kept ?? .b \n case (.b, .x): .a \n default: nil"))
    #expect(graph.arrows == ["a x [kept != nil] ? kept", "a x → b", "b x → a"])
    #expect(graph.unread == [.init(line: 8, why: "target is the value of 'kept'")])
    #expect(graph.read == .partial)
  }

  @Test func `a function that sets the state without asking whether it may is listed beside the allowed moves`() throws
  {
    let source = """
      struct Door {
        enum State { case a, b, c }
        var state = State.a
        mutating func finish() { if canMove(to: .c) { state = .c } }
        mutating func reset() { state = .a }
        func canMove(to next: State) -> Bool { state == .a && next == .b }
      }
      """
    let graph = try #require(Reader.read(source: source).map(\.graph).first { $0.dialect == "allowed-moves" })
    #expect(graph.arrows == ["a ->b → b"])
    #expect(graph.unread == [.init(line: 5, why: "'reset' sets the state without asking whether it may")])
  }

  @Test func `rows inside '#if' are those of some builds`() throws {
    let rows = """
      #if DEBUG
      case (.a, .x): .b
      case (.a, .z): .p(1)
      #else
      case (.b, .x): .a
      #endif
      case (.a, .x): .p(1)
      case (.a, .y): .p(1)
      default: nil
      """
    let graph = try #require(Door.graph(rows: rows))
    let builds = ["a x [#if DEBUG] → b", "a x → p", "a y → p", "a z [#if DEBUG] → p", "b x [#if !DEBUG] → a"]
    #expect(graph.arrows == builds)
    #expect(graph.unread == [])
  }

  @Test func `an '#if' that leaves is a choice`() throws {
    let body = "#if DEBUG\n return .b\n #endif\n return .a"
    let graph = try #require(Door.graph(rows: "case (.a, .x): \(body) \n default: nil"))
    #expect(graph.arrows == ["a x [#if DEBUG] → b", "a x stays"])
    #expect(graph.unread == [])
  }

  @Test func `of a method that only some builds have it is said which builds`() throws {
    let source = """
      final class Door {
        enum State { case a, b }
        private(set) var state = State.a
        #if os(iOS) || DEBUG
        func open() { if state == .a { state = .b } }
        #endif
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.arrows == ["a open → b", "b open stays any"])
    #expect(graph.assumptions == ["line 4: '#if os(iOS) || DEBUG' holds, for which 'open()' is written"])
  }

  @Test(arguments: [
    ("assert(state == .a)", ["assertions are checked; what a release build does where 'assert' fails is not drawn"]),
    ("precondition(state == .a)", []),
  ])
  func `of an assertion that fails it is said that a release build goes on`(asks: String, assumed: [String]) throws {
    let source = """
      final class Door {
        enum State { case a, b }
        private(set) var state = State.a
        func open() { \(asks); state = .b }
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.arrows == ["a open → b any", "b open traps"])
    #expect(graph.assumptions == assumed)
  }

  @Test(arguments: [
    "case a\n #if DEBUG\n case b\n #endif\n enum Event { case x }",
    "case a\n enum Event { case x\n #if DEBUG\n case y\n #endif\n }",
  ])
  func `cases inside '#if' are unread`(cases: String) throws {
    let graph = try #require(
      Reader.read(source: "enum M { \(cases)\n func next(on event: Event) -> Self? { .a } }").first?.graph
    )
    #expect(graph.unread.map(\.why) == ["cases inside '#if' depend on the build"])
  }

  @Test func `a pattern that is no case may match whatever is left`() throws {
    let graph = try #require(
      Door.graph(rows: "case (start, .x): .b \n case (.start, .z): .b \n case (.b, .x): .a \n default: nil")
    )
    #expect(
      graph.arrows == [
        "a x [start] ? (start, .x)", "a z [.start] ? (.start, .z)", "b x [start] ? (start, .x)", "b x → a",
        "b z [.start] ? (.start, .z)", "p x [start] ? (start, .x)", "p z [.start] ? (.start, .z)",
        "q x [start] ? (start, .x)", "q z [.start] ? (.start, .z)",
      ]
    )
    #expect(
      graph.unread.map(\.why) == [
        "pattern 'start' is not a case; only running the code tells what it matches",
        "pattern '.start' is not a case; only running the code tells what it matches",
      ]
    )
  }

  @Test func `a comment can state the targets of a call`() throws {
    let rows = """
      case (.a, .x): resolve() // switchback:targets b, .p, nil
      // switchback:targets self
      case (.b, .x): resolve()
      default: nil
      """
    let graph = try #require(Door.graph(rows: rows))
    #expect(
      graph.arrows == [
        "a x [.b from resolve()] → b", "a x [.p from resolve()] → p", "a x [nil from resolve()] rejects",
        "b x [self from resolve()] stays",
      ]
    )
    #expect(graph.unread.isEmpty)
    #expect(
      graph.assumptions == [
        "line 8: 'resolve()' gives b, p, nil, as its comment states",
        "line 10: 'resolve()' gives self, as its comment states",
      ]
    )
  }

  @Test(arguments: [
    "case (.a, .x):  // switchback:targets b\n resolve()",
    "// switchback:targets b\n case (.a, .x):\n resolve()",
    "case (.a, .x):\n // switchback:targets b\n resolve()",
    "case (.a, .x):\n resolve()  // switchback:targets b",
    "case (.a, .y),  // switchback:targets p\n (.a, .x):  // switchback:targets b\n resolve()",
  ])
  func `a comment at the pattern of a row, or before it, is about its target`(row: String) throws {
    let graph = try #require(Door.graph(rows: "\(row)\n case (.b, .x): other()\n default: nil"))
    #expect(graph.arrows.filter { $0.hasPrefix("a x") } == ["a x [.b from resolve()] → b"])
    #expect(graph.arrows.filter { $0.hasPrefix("b x") } == ["b x ? other()"])
  }

  @Test func `a comment that states an unknown target is unread itself`() throws {
    let graph = try #require(Door.graph(rows: "case (.a, .x): resolve() // switchback:targets away\n default: nil"))
    #expect(graph.unread == [.init(line: 8, why: "the comment states 'away', which is no state of 'Door'")])
  }

  @Test(arguments: [
    (
      rest: "nil", arrows: ["a push → b", "b pull → a"], unread: [String](),
      assumed: ["the cases of 'DoorEvent' are declared elsewhere; those that no row names are rejected"]
    ),
    (
      rest: "self", arrows: ["a push → b", "a pull stays any", "b push stays any", "b pull → a"],
      unread: ["the cases of 'DoorEvent' are declared elsewhere; drawn are those that a row names"], assumed: []
    ),
  ])
  func `events that are declared elsewhere are those that rows name`(
    rest: String,
    arrows: [String],
    unread: [String],
    assumed: [String]
  ) throws {
    let source = """
      enum Door { case a, b
        func next(on event: DoorEvent) -> Self? {
          switch (self, event) { case (.a, .push): .b
          case (.b, .pull(_)): .a
          default: \(rest) } } }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.events.map(\.name) == ["push", "pull"])
    #expect(graph.arrows == arrows)
    #expect(graph.unread.map(\.why) == unread)
    #expect(graph.assumptions == assumed)
  }

  @Test func `a machine without a body is refused with its reason`() throws {
    let graph = try #require(
      Reader.read(source: "enum Door { case a; func next(on event: Event) -> Self? }").first?.graph
    )
    #expect(graph.read == .refused)
    #expect(graph.transitions.isEmpty)
    #expect(graph.unread.map(\.why).contains("'next(on:)' has no body"))
  }

  @Test(arguments: ["", "enum Job { case idle, running }"])
  func `a result around the next state is refused with its reason`(declaration: String) throws {
    let source = """
      \(declaration)
      struct Resolver {
        func resolve(_ job: Job, by event: Event) -> Resolution<Job> {
          switch job {
          case .idle: return .from(event.isStart ? .running : job)
          case .running: return .init(next: .idle)
          }
        }
      }
      """
    let graph = try #require(Reader.read(source: source).first?.graph)
    #expect(graph.name == "Job")
    #expect(graph.read == .refused)
    #expect(graph.transitions.isEmpty)
    #expect(graph.unread == [.init(line: 3, why: "'resolve' gives the next state inside a 'Resolution<Job>'")])
  }

  @Test(arguments: [
    "func name(_ job: Job) -> Label<Job> { switch job { case .idle: Label() case .running: Label() } }",
    "func all(_ job: Job, by event: Event) -> Set<Job> { switch job { case .idle: [] case .running: [job] } }",
    "func keep(_ job: Job, by event: Event) -> Resolution<Job> { .from(job) }",
    "func other(_ job: Job, by event: Event) -> Resolution<Event> { switch job { case .idle: .a case .running: .b } }",
  ]) func `a result around something else is no machine`(function: String) {
    #expect(Reader.read(source: "struct Resolver { \(function) }").isEmpty)
  }
}

/// A target that cannot be read, and the reason that is given.
struct Unreadable: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let target: String
  let why: String

  init(_ name: String, _ target: String, _ why: String) {
    testDescription = name
    self.target = target
    self.why = why
  }
}
