import SwitchbackGraph
import Testing

@Suite struct NeverRaisedTests {
  static let poke =
    "101: event 'poke' is never sent; send it, remove it with its rows, "
    + "or write '// switchback:ignore never-raised' at its line"

  @Test(arguments: [
    ("a! b\na poke b", [poke]),
    ("a! b\na poke ?", [poke]),
    ("a! b\na poke -", [poke]),
    // That nothing handles it says another check.
    ("a! b\npoke\na go b", []),
  ])
  func `an event that is handled and never sent is found`(sketch: String, expected: [String]) {
    #expect(NeverRaised(events: ["poke"]).findings(in: .sketch(sketch)).lines == expected)
  }

  @Test func `without events, and without a graph, nothing is said`() {
    #expect(NeverRaised().findings(in: .sketch("a! b\na poke b")).isEmpty)
    #expect(NeverRaised(events: ["poke"]).findings(in: .sketch("a! b\na poke b", read: .refused)).isEmpty)
  }
}
