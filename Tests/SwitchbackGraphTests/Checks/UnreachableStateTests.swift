import SwitchbackGraph
import Testing

@Suite struct UnreachableStateTests {
  static let orphan = "state 'orphan' is never reached; add a transition to it, or mark it '@Initial'"

  @Test(arguments: [
    ("a! orphan\na wait =", ["2: \(orphan)"]),
    ("a! orphan\norphan go a\norphan back orphan", ["2: \(orphan)"]),
    ("a! orphan\na go orphan", []),
    ("a! orphan\na go orphan [isOpen]", []),
    ("a! orphan!\na wait =", []),
    // Nobody says where the machine starts.
    ("a orphan\na wait =", []),
    // A row whose target is not known may lead there, unless the row itself is out of reach.
    ("a! orphan\na go ?", []),
    ("a! b c orphan\na go b\nb go ? [isOpen]", []),
    ("a! orphan\norphan go ?", ["2: \(orphan)"]),
  ])
  func `a state to which nothing leads is found`(sketch: String, expected: [String]) {
    #expect(UnreachableState().findings(in: .sketch(sketch)).lines == expected)
  }

  @Test func `no mark is offered to source that cannot use it`() {
    let remedy = "write '// switchback:ignore unreachable-state' at its line"
    #expect(
      UnreachableState(offersMarks: false).findings(in: .sketch("a! orphan\na wait =")).lines == [
        "2: " + Self.orphan.replacing("mark it '@Initial'", with: remedy)
      ]
    )
  }

  @Test func `nothing is said where rows may be hidden`() {
    let hidden = StateGraph.Unread(line: 40, why: "'#if'")
    #expect(UnreachableState().findings(in: .sketch("a! orphan\na wait =", unread: [hidden])).isEmpty)
    #expect(UnreachableState().findings(in: .sketch("a! orphan\na wait =", read: .partial)).isEmpty)
    #expect(UnreachableState().findings(in: .sketch("a! orphan\na wait =", read: .refused)).isEmpty)
  }

  @Test func `an unread line hides nothing when it is that of a computed row`() {
    let target = StateGraph.Unread(line: 11, why: "a call")
    #expect(UnreachableState().findings(in: .sketch("a! orphan\norphan go ?", unread: [target])).count == 1)
  }
}
