import SwitchbackGraph
import Testing

@Suite struct UnhandledEventTests {
  static let poke =
    "event 'poke' is never handled; add a row for it, or reject it on purpose with 'case (_, .poke): nil'"

  @Test(arguments: [
    ("a! b\npoke\na go b", ["101: \(poke)"]),
    ("a! b\na poke -", []),
    ("a! b\na poke = [isOpen]", []),
    ("a! b\na poke x", []),
    ("a! b\na poke ?", []),
    (
      "a!\nmenu.opened",
      [
        "101: event 'menu.opened' is never handled; add a row for it, or reject it on purpose with "
          + "'case (_, .menu(.opened)): nil'"
      ]
    ),
  ])
  func `an event that no row takes is found`(sketch: String, expected: [String]) {
    #expect(UnhandledEvent().findings(in: .sketch(sketch)).lines == expected)
  }

  @Test func `nothing is said where rows may be hidden`() {
    #expect(UnhandledEvent().findings(in: .sketch("a!\npoke", unread: [.init(line: 40, why: "'#if'")])).isEmpty)
    #expect(UnhandledEvent().findings(in: .sketch("a!\npoke", read: .refused)).isEmpty)
  }
}
