import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct LargeNumberTests {
  @Test(arguments: [
    "for i in 0...9223372036854775807 { if i == 9223372036854775807 { state = .b } }",
    "for i in 0...9223372036854775807 { if i > 3, state == .a { state = .b } }",
    "for i in 0...n { if i == n + 9223372036854775807 + 1 { state = .b } }",
    "for i in 0...n { if i + 2 == n - 9223372036854775807 { state = .b } }",
    "for i in 0...n { if i - 9223372036854775807 < n + 2 { state = .b } }",
    "for i in 9223372036854775807...n { if i >= 3 { state = .b } }",
    "for i in 9223372036854775807..<n { if i < 3 { state = .b } }",
    "state = State(rawValue: state.rawValue + 1) ?? .a",
  ])
  func `sums that are too large are not reckoned`(statement: String) {
    let source = """
      final class Machine {
        enum State: Int { case a = 0, b = 9223372036854775807 }
        private(set) var state = State.a
        func first(_ n: Int) { \(statement) }
        func second() { if state == .b { state = .a } }
      }
      """
    #expect(Reader.read(source: source).map(\.graph.name) == ["Machine"])
  }
}
