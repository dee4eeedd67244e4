@testable import ExampleTerminal
@testable import RegistrationExample
import Testing

struct LineTests {
  @Test(arguments: [
    ("Ada", "Ada"),
    ("  Ada Lovelace \t", "Ada Lovelace"),
    ("\u{FEFF}Ada", "Ada"),
    ("", ""),
    ("Łucja 林 👩‍💻", "Łucja 林 👩‍💻"),
    (String(repeating: "é", count: 250), String(repeating: "é", count: 250)),
  ])
  func `text comes in without the space around it`(raw: String, text: String) {
    #expect(Line(raw) == .text(text))
  }

  @Test(arguments: [
    (String(repeating: "é", count: 250) + "x", "That line is too long; 500 bytes are the most."),
    ("a\u{FFFD}b", "That line is not text in UTF-8; please type it again."),
    ("\u{1B}[A", "There are control characters in that line; please type it again."),
    ("a\tb", "There are control characters in that line; please type it again."),
    ("a\u{85}b", "There are control characters in that line; please type it again."),
    ("a\u{2028}b", "There are control characters in that line; please type it again."),
    ("a\u{2067}b", "There are control characters in that line; please type it again."),
  ])
  func `what is not text says why`(raw: String, sentence: String) {
    #expect(Line(raw) == .unusable(Complaint(sentence)))
  }
}

struct EmailAddressTests {
  @Test(arguments: [
    "ada@example.org", "ada.lovelace+news@mail.example.co.uk", "o'hara_1@xn--bcher-kva.example", "łucja@bücher.example",
  ])
  func `an address is taken as it is`(text: String) throws {
    #expect(try EmailAddress(text).text == text)
  }

  @Test(arguments: [
    ("ada", "An address has one '@', as in ada@example.org."),
    ("ada@lovelace@example.org", "An address has one '@', as in ada@example.org."),
    ("ada lovelace@example.org", "An address has no spaces in it."),
    ("@example.org", "What stands before the '@' is not a mailbox, as in ada@example.org."),
    (".ada@example.org", "What stands before the '@' is not a mailbox, as in ada@example.org."),
    ("ada..l@example.org", "What stands before the '@' is not a mailbox, as in ada@example.org."),
    ("a(d)a@example.org", "What stands before the '@' is not a mailbox, as in ada@example.org."),
    (
      String(repeating: "a", count: 65) + "@b.org",
      "What stands before the '@' is not a mailbox, as in ada@example.org."
    ),
    ("ada@", "What stands after the '@' is not a domain, as in ada@example.org."),
    ("ada@example", "What stands after the '@' is not a domain, as in ada@example.org."),
    ("ada@example..org", "What stands after the '@' is not a domain, as in ada@example.org."),
    ("ada@-example.org", "What stands after the '@' is not a domain, as in ada@example.org."),
    ("ada@exam_ple.org", "What stands after the '@' is not a domain, as in ada@example.org."),
  ])
  func `what is no address says what is missing`(text: String, sentence: String) {
    #expect(throws: Complaint(sentence)) { try EmailAddress(text) }
  }
}

struct StyleTests {
  @Test(arguments: [
    (true, [:], Style.coloured),
    (true, ["NO_COLOR": ""], .coloured),
    (true, ["NO_COLOR": "1"], .plain),
    (true, ["TERM": "dumb"], .plain),
    (false, [:], .plain),
  ])
  func `colours are for terminals, and for those who want them`(
    isTerminal: Bool,
    environment: [String: String],
    style: Style
  ) {
    #expect(Style(isTerminal: isTerminal, environment: environment) == style)
  }
}
