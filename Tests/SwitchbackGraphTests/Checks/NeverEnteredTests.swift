import SwitchbackGraph
import Testing

@Suite struct NeverEnteredTests {
  static let lost =
    "2: state 'lost' is asked for, but nothing makes it; set it where it belongs, remove it, "
    + "or write '// switchback:ignore never-entered' at its line"

  @Test(arguments: [
    ("a! lost\na resume ?", [lost]), ("a! lost\na wait =\nlost go a", [lost]),
    // Nobody says where the machine starts.
    ("a lost\na wait =", [lost]), ("a! lost!\na resume ?", []), ("a!\na resume ?", []),
  ])
  func `a state that nothing makes is found, whatever the arrows`(sketch: String, expected: [String]) {
    #expect(NeverEntered(states: ["lost"]).findings(in: .sketch(sketch)).lines == expected)
  }

  @Test func `what is only partly read is no reason to be silent, and no graph is`() {
    let unread = StateGraph.Unread(line: 40, why: "'#if'")
    let check = NeverEntered(states: ["lost"])
    #expect(check.findings(in: .sketch("a! lost\na wait =", unread: [unread])).lines == [Self.lost])
    #expect(check.findings(in: .sketch("a! lost\na resume ?", read: .refused)).isEmpty)
    #expect(NeverEntered().findings(in: .sketch("a! lost\na resume ?")).isEmpty)
  }
}
