import Testing

@testable import SwitchbackReader

@Suite struct SourceWordsTests {
  @Test(arguments: [
    ("", false, false),
    ("let a = 1  // a comment: nothing more", false, false),
    ("state = .b  // switchback:ignore dead-end", true, false),
    ("//switchback:targets a, b", true, false),
    ("// switchback ignore", false, false),
    ("switchback:", true, false),
    ("let allowedMoves = [a: b]", false, true),
    ("var moves: [A]", false, true),
    ("let m = Machine<A, B>()", false, true),
    ("let m = Machine()", false, false),
    ("addTransition(a)", false, true),
    ("transitions", false, true),
    ("let motion = translation", false, false),
    ("é🚦 moves  // switchback:ignore", true, true),
  ])
  func `one pass tells what to look for`(source: String, directives: Bool, tables: Bool) {
    let words = SourceWords(in: source)
    #expect(words.nameDirectives == directives)
    #expect(words.nameTables == tables)
  }
}
