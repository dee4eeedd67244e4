@testable import RegistrationExample
import Testing

@MainActor
struct NonsenseTests {
  @Test(arguments: [
    (Way.login, "ada", "An address has one '@', as in ada@example.org."),
    (.login, "", "An answer is needed here, or a word that leads elsewhere."),
    (.login, "login", "An answer is needed here, or a word that leads elsewhere."),
    (.createProfile, "42", "A name has at least one letter."),
    (.createProfile, String(repeating: "a", count: 81), "That name is too long; 80 characters are the most."),
    (.createProfile, "next", "An answer is needed here, or a word that leads elsewhere."),
    (.facebookProfile, "no such name", "An account name is 5 to 50 letters, digits and dots, as in ada.lovelace."),
    (.facebookProfile, "12345", "An account name is 5 to 50 letters, digits and dots, as in ada.lovelace."),
    (.avatar, "0", "'0' is none of these; type a number from 1 to 4, or a name."),
    (.avatar, "5", "'5' is none of these; type a number from 1 to 4, or a name."),
    (.avatar, "-9223372036854775808", "'-9223372036854775808' is none of these; type a number from 1 to 4, or a name."),
    (.avatar, "unicorn", "'unicorn' is none of these; type a number from 1 to 4, or a name."),
    (.terms, "maybe", "'maybe' is neither yes nor no."),
    (.terms, "next", "An answer is needed here, or a word that leads elsewhere."),
    (.terms, "no", "Without this there is no account; say yes, or quit to leave."),
  ])
  func `an answer that makes no sense gets a sentence and another try`(way: Way, line: String, sentence: String) async {
    let played = await play(way.lines + [line])
    let question = await play(way.lines).question
    #expect(played.states.last?.kind == way.kind)
    #expect(played.text.contains("\(question)\(line)\n\(sentence)\n\(question)\n"))
  }

  @Test(arguments: [
    (Way.login, ["back", "later", "facebook"], "next, login, quit"),
    (.createProfile, ["login", "back"], "next, facebook, later, quit"),
    (.facebookProfile, ["login", "back", "facebook"], "next, later, quit"),
    (.avatar, ["login", "later", "facebook"], "next, back, quit"),
    (.terms, ["login", "back", "later", "facebook"], "next, quit"),
  ])
  func `a word that leads nowhere is answered with those that do`(way: Way, words: [String], ways: String) async {
    for word in words {
      let played = await play(way.lines + [word])
      #expect(played.states.last?.kind == way.kind)
      #expect(played.text.contains("'\(word)' leads nowhere from here; these words do: \(ways).\n"))
    }
  }

  @Test(
    arguments: Way.allCases,
    [
      (String(repeating: "a", count: 501), "That line is too long; 500 bytes are the most."),
      ("ada\u{1B}[2J", "There are control characters in that line; please type it again."),
      ("ada\u{0}", "There are control characters in that line; please type it again."),
      ("ada\u{202E}", "There are control characters in that line; please type it again."),
      ("ada\u{FFFD}", "That line is not text in UTF-8; please type it again."),
    ]
  )
  func `a line that is no text gets a sentence and another try, and is not shown`(way: Way, line: (String, String))
    async
  {
    let played = await play(way.lines + [line.0])
    let question = await play(way.lines).question
    #expect(played.states.last?.kind == way.kind)
    #expect(played.text.contains("\(question)\n\(line.1)\n\(question)\n"))
  }
}

extension Played {
  /// The question at which the input ended.
  var question: String {
    let lines = text.split(separator: "\n")
    return lines.last { $0.hasSuffix(": ") }.map(String.init) ?? ""
  }
}
