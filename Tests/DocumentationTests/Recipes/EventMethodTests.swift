import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct EventMethodTests {
  static let arms = "case (.open, .push): .closed \n case (.closed, .pull): find() \n default: nil"

  @Test(arguments: [
    ("next(from door: Door) -> Door? { switch (door, self) { \(arms) } }", ["open push closed", "closed pull ?", "5"]),
    ("push(_ door: inout Door) { if self == .push, door == .open { door = .closed } }", ["open push closed"]),
    ("start(_ door: Door) -> Door { switch self { case .push: .closed \n case .pull: .open } }", []),
  ])
  func `a function of the events that takes the state is read`(function: String, lines: [String]) {
    let source = "enum Door { case open, closed }\nenum Event {\ncase push, pull\nfunc \(function) }"
    let graphs = Reader.read(source: source).map(\.graph)
    let arrows = graphs.flatMap(\.transitions).filter { $0.kind != .stay }
      .map { "\($0.from) \($0.event) \($0.to ?? "?")" }
    #expect(arrows + graphs.flatMap(\.unread).map { "\($0.line)" } == lines)
  }
}
