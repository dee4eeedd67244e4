import SwitchbackGraph
import SwitchbackTestSupport

extension SeededGenerator {
  /// A text of pieces that mean something to JSON, to Mermaid, to Markdown, to HTML or to the compact form.
  mutating func nastyText() -> String {
    let pieces = [
      "\t", "\n", "\r", "\r\n", "\\", "\\n", "\"", "<", ">", "<b>", "&amp;", ";", ":", "::", "{", "}", "#", "#35;",
      "%%",
      "--", "-->", "[*]", "*", "**", "_", "__", "`", "~~", "$$", "(", ")", "](", "style", "classDef", "note", "end",
      "é",
      "日本", "🚦", "e\u{301}", "a", "b", " ", "1", ".", "-", "|", "'", "/", "@", "?", "ﬂ°°", "¶ß", "<br/>", "=", "+",
    ]
    return (0..<Int.random(in: 0...6, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }

  mutating func nastyTexts() -> [String] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in nastyText() }
  }

  mutating func maybe(_ text: String) -> String? {
    Bool.random(using: &self) ? text : nil
  }

  mutating func line() -> Int {
    Int.random(in: -2...3, using: &self)
  }
}

extension StateGraph {
  /// Any graph at all, sense or nonsense.
  static func random(using random: inout SeededGenerator) -> StateGraph {
    StateGraph(
      name: random.nastyText(),
      file: random.nastyText(),
      line: random.line(),
      dialect: random.nastyText(),
      read: Completeness.allCases.randomElement(using: &random),
      assumptions: random.nastyTexts(),
      states: random.nastyTexts().map {
        State(
          $0,
          payload: random.nastyTexts(),
          isInitial: .random(using: &random),
          isFinal: .random(using: &random),
          isInnerFinal: .random(using: &random),
          line: random.line()
        )
      },
      events: random.nastyTexts().map { Event($0, payload: random.nastyTexts(), line: random.line()) },
      transitions: random.nastyTexts().map {
        let kind = Transition.Kind.allCases.randomElement(using: &random) ?? .move
        return Transition(
          from: $0,
          on: random.nastyText(),
          to: random.maybe(random.nastyText()),
          kind: kind,
          guard: random.maybe(random.nastyText()),
          via: random.maybe("any"),
          why: kind == .computed ? random.maybe(random.nastyText()) : nil,
          line: random.line()
        )
      },
      unread: random.nastyTexts().map { Unread(line: random.line(), why: $0) },
      findings: random.nastyTexts().map {
        Finding(
          rule: $0,
          severity: .random(using: &random) ? .warning : .error,
          message: random.nastyText(),
          line: random.line()
        )
      }
    )
  }

  static func randomOnes(_ count: Int, seed: UInt64) -> [StateGraph] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in .random(using: &random) }
  }
}
