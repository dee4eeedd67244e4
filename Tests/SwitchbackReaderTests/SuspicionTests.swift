import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct SuspicionTests {
  @Test(arguments: [
    ("private enum", "", ["3 never-raised", "8 never-entered"]),
    ("private enum", "func start() { handle(.stopped) }", ["8 never-entered"]),
    ("private enum", "func start() { send(Event.stopped) }", ["8 never-entered"]),
    // Beside another setter a private function is a helper, and its callers are the events.
    ("private enum", "func start() { state = flag ? .lost : .idle }", []),
    ("private enum", "func start() { restore(.init(.lost)) }", ["3 never-raised"]),
    // To ask is not to make.
    ("private enum", "var isLost: Bool { state == .lost }", ["3 never-raised", "8 never-entered"]),
    ("private enum", "var isLost: Bool { .lost != state }", ["3 never-raised", "8 never-entered"]),
    (
      "private enum", "var isLost: Bool { if case .lost = state { true } else { false } }",
      ["3 never-raised", "8 never-entered"]
    ),
    ("private enum", "var isLost: Bool { self.lost }", ["3 never-raised", "8 never-entered"]),
    // An enum of other files, and one that is made without a name.
    ("public enum", "", []),
    ("enum", "", []),
  ])
  func `what is asked for and never made is found where no other file can make it`(
    kind: String,
    more: String,
    expected: [String]
  ) {
    #expect(findings(in: machine(kind, more)) == expected)
  }

  @Test(arguments: ["Event", "Tap"])
  func `the name of the enum does not matter`(name: String) {
    let source = machine("private enum", "").replacing("Event", with: name)
    #expect(findings(in: source) == ["3 never-raised", "8 never-entered"])
  }

  @Test func `a machine of which no event is sent is not in use yet`() {
    let source = machine("private enum", "").replacing("handle(.started)", with: "").replacing(
      "handle(.failed)",
      with: ""
    )
    #expect(findings(in: source) == ["8 never-entered"])
  }

  @Test(arguments: ["CaseIterable", "String", "Int", "Codable", "Sendable & Decodable"])
  func `an enum that is made without names is not suspect`(inherited: String) {
    let source = machine("private enum", "").replacing("Event {", with: "Event: \(inherited) {")
    #expect(findings(in: source) == ["8 never-entered"])
  }

  @Test(arguments: [
    ("final class", "enum", [Reach.module, .module]), ("final class", "public enum", [.module, .module]),
    ("package final class", "package enum", [.package, .package]), ("public final class", "public enum", []),
    ("public final class", "enum", [.module, .module]), ("public final class", "private enum", []),
    ("fileprivate final class", "enum", []),
  ])
  func `what other files can make is only suspect`(type: String, kind: String, reaches: [Reach]) {
    let source = machine(kind, "").replacing("final class", with: type)
    #expect(Reader.read(source: source).flatMap(\.suspicions).map(\.reach) == reaches)
  }

  @Test(arguments: [
    ("public extension Line { enum State { case on, off, lost } }", []),
    ("extension Line { enum State { case on, off, lost } }", [Reach.module]),
    ("private extension Line { enum State { case on, off, lost } }", []),
    ("public struct Outer { enum State { case on, off, lost } }", [.module]),
  ])
  func `a type around the enum counts`(declaration: String, reaches: [Reach]) {
    let source = """
      \(declaration.replacing("Outer", with: "Line"))
      extension Line {
        struct Machine {
          var state: State
          mutating func next() {
            switch state {
            case .on: state = .off
            case .off: state = saved()
            case .lost: state = .on
            }
          }
        }
      }
      """
    #expect(Reader.read(source: source).flatMap(\.suspicions).map(\.reach) == reaches)
  }

  @Test func `a suspicion that is confirmed is a finding in its place`() throws {
    var reading = try #require(Reader.read(source: machine("enum", "")).first)
    for suspicion in reading.suspicions { reading.confirm(suspicion) }
    #expect(
      reading.graph.findings.map { "\($0.line) \($0.rule)" } == [
        "3 never-raised", "8 never-entered", "14 unread-target",
      ]
    )
    #expect(reading.columns == [27, 10, 36])
    #expect(reading.offsets.count == 3)
  }

  @Test func `names that a source makes are told from those that it asks for`() {
    let source = "let a = x == .asked ? .made : Some.spelt; if case .matched(.inner) = a { a.property() }; f(\\.path)"
    #expect(Reader.madeNames(in: source) == ["made", "spelt"])
  }

  private func machine(_ kind: String, _ more: String) -> String {
    """
    final class Line {
      \(kind) Event {
        case started, failed, stopped
        }
      \(kind) State {
        case idle
        case busy
        case lost
      }
      private var state = State.idle
      private func handle(_ event: Event) {
        switch (state, event) {
        case (.idle, .started): state = .busy
        case (.busy, .failed): state = saved()
        case (.lost, .started), (_, .stopped): state = .idle
        default: break
        }
      }
      func begin() { handle(.started) }
      func fail() { handle(.failed) }
      \(more)
    }
    """
  }

  private func findings(in source: String) -> [String] {
    Reader.read(source: source).flatMap(\.graph.findings)
      .filter { $0.rule == "never-raised" || $0.rule == "never-entered" }.map { "\($0.line) \($0.rule)" }
  }
}
