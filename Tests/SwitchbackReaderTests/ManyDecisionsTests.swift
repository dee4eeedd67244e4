import SwitchbackGraph
import Testing

@testable import SwitchbackReader

/// Many decisions in one function: what is said of them must not grow with the number of ways, of which there are too many.
@Suite struct ManyDecisionsTests {
  /// Conditions in whose parentheses stand others, which a reader of each of them twice would never end with.
  @Test(arguments: [("x", "x"), ("c0", "c0"), ("!c0", "!c0")])
  func `conditions inside of others are looked at once`(inner: String, said: String) {
    let depth = 60
    let text = (0..<depth).reduce(inner) { "(\($0) || c\($1)) && d\($1)" }
    let expected = (0..<depth).reduce(said) { text, level in
      text == "c\(level)" ? "c\(level) && d\(level)" : "(\(text) || c\(level)) && d\(level)"
    }
    var repetitions = Repetitions()
    #expect(repetitions.removed(from: text) == expected)
  }

  @Test(arguments: [6, 14, 40])
  func `no condition is longer than anybody reads`(count: Int) throws {
    let toggles = (0..<count).map { "if f(\($0)) { state = state == .a ? .b : .a }" }.joined(separator: "\n")
    let members = "enum State { case a, b }\nprivate var state = State.a\nfunc x() {\n\(toggles)\n}"
    let source = "final class Lamp {\n\(members)\n}"
    let graph = try #require(Reader.read(source: source).first?.graph)
    let texts = graph.transitions.compactMap(\.guardText)
    #expect(!texts.isEmpty && texts.allSatisfy { $0.utf8.count <= 2 * Guard.longest })
    #expect(texts.contains { $0.contains(Guard.some.text) } == (count > 12))
    #expect(Set(graph.transitions.compactMap(\.to)) == ["a", "b"])
  }

  @Test(arguments: [
    ([3, 1, 7], 1..<2, true), ([3, 1, 7], 4..<7, false), ([3, 1, 7], 4..<8, true), ([], 0..<9, false),
    ([5, 5], 5..<6, true), ([5], 0..<5, false),
  ])
  func `places in a range are found`(offsets: [Int], range: Range<Int>, areThere: Bool) {
    #expect(Offsets(offsets).areIn(range) == areThere)
  }
}
