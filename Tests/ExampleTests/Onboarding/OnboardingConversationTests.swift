import ExampleTerminal
import ExampleTestSupport
@testable import OnboardingExample
import Testing

@MainActor
struct OnboardingConversationTests {
  nonisolated static let cases = [
    WholeConversation(
      "with Facebook, of somebody who has an account",
      ["ann.oakley"],
      through: ["Splash", "Main app"],
      "Hello, Ann. Here is everything."
    ),
    WholeConversation(
      "with Facebook, of somebody who is new",
      ["ada.lovelace", "2"],
      through: ["Splash", "Make it yours", "Main app"],
      "Hello, ada.lovelace. Here are the bags."
    ),
    WholeConversation(
      "signing in",
      ["sign in", "bob@example.org"],
      through: ["Splash", "Sign in", "Main app"],
      "Hello, Bob. Here is everything."
    ),
    WholeConversation(
      "joining",
      ["join", "Ada", "ada@example.org", "yes", "books"],
      through: ["Splash", "Your name", "Your address", "Terms", "Make it yours", "Main app"],
      "Hello, Ada. Here are the books."
    ),
    WholeConversation(
      "joining with an address that has an account",
      ["join", "Annie", "ann@example.org"],
      through: ["Splash", "Your name", "Your address", "Main app"],
      "Hello, Ann. Here is everything."
    ),
    WholeConversation(
      "Back from the login, and from within the registration step by step",
      ["sign in", "back", "join", "Ada", "ada@example.org", "back", "back", "back", "ann.oakley"],
      through: [
        "Splash", "Sign in", "Splash", "Your name", "Your address", "Terms", "Your address", "Your name", "Splash",
        "Main app",
      ],
      "Hello, Ann. Here is everything."
    ),
    WholeConversation(
      "Back passes over a registration that is done",
      ["join", "Ada", "ada@example.org", "yes", "back", "sign in", "ann@example.org"],
      through: ["Splash", "Your name", "Your address", "Terms", "Make it yours", "Splash", "Sign in", "Main app"],
      "Hello, Ann. Here is everything."
    ),
    WholeConversation(
      "a registration that was left begins anew",
      ["join", "Ada", "back", "back", "join", "Grace", "grace@example.org", "yes", "1"],
      through: [
        "Splash", "Your name", "Your address", "Your name", "Splash", "Your name", "Your address", "Terms",
        "Make it yours", "Main app",
      ],
      "Hello, Grace. Here are the shoes."
    ),
  ]

  @Test(arguments: cases)
  func `a whole conversation goes through the pages and ends in the main app`(_ row: WholeConversation) async {
    let (text, ending) = await Example.onboarding.played(row.lines)
    #expect(ending == .finished)
    #expect(text.pageTitles == row.titles)
    #expect(text.hasSuffix("\nMain app\n\(row.lastWords)\n"))
  }

  @Test func `the conversation reads like this`() async {
    let text = await Example.onboarding.played(Self.lines).text
    #expect(text == Self.transcript)
  }

  @Test(arguments: [
    (["!"], "A name has at least one letter."),
    (["sign in", "ada"], "'ada' has no account here; ann@example.org has, and bob@example.org."),
    (["sign in", "join"], "'join' has no account here; ann@example.org has, and bob@example.org."),
    (["back"], "'back' leads nowhere from here; these words do: join, sign in, quit."),
    (["join", "17"], "A name has at least one letter."),
    (["join", "Ada", "ada"], "An address looks like ann@example.org."),
    (["join", "Ada", "ada@a.org", "no"], "Without this there is no account; say yes, or back, or quit."),
    (["join", "Ada", "ada@a.org", "perhaps"], "'perhaps' is neither yes nor no."),
    (["ada", "food"], "'food' is none of these; type a number from 1 to 4, or a name."),
  ])
  func `nonsense gets a sentence and another try`(lines: [String], sentence: String) async {
    let before = await Example.onboarding.played(Array(lines.dropLast())).text
    let text = await Example.onboarding.played(lines).text
    #expect(text.contains("\n\(sentence)\n"))
    #expect(text.pageTitles == before.pageTitles)
  }

  @Test(arguments: [
    ([], "Splash", "onboarding"), (["sign in"], "Sign in", "onboarding"), (["join"], "Your name", "registration"),
    (["join", "Ada", "ada@a.org"], "Terms", "registration"), (["ada"], "Make it yours", "onboarding"),
  ])
  func `the input can end and a person can leave at any page`(lines: [String], title: String, subject: String) async {
    let ended = await Example.onboarding.played(lines)
    #expect(ended.ending == .inputEnded)
    #expect(ended.text.hasSuffix("\nThe input ended at '\(title)', before the \(subject) did.\n"))
    let left = await Example.onboarding.played(lines + ["quit", "ann.oakley"])
    #expect(left.ending == .left)
    #expect(left.text.hasSuffix("\nYou left at '\(title)'.\n"))
  }

  @Test(arguments: [
    ([], "splashPage"), (["sign in"], "loginPage"), (["ada"], "personalizationPage(User)"),
    (["join"], "name"), (["join", "Ada"], "address(name)"), (["join", "Ada", "ada@a.org"], "terms(User)"),
  ])
  func `a question mark shows where one is`(lines: [String], state: String) async {
    let text = await Example.onboarding.played(lines + ["?"]).text
    let marked = text.split(separator: "\n").filter { $0.contains("you are here") }
    #expect(marked.map { $0.replacing("initial, ", with: "") } == ["● \(state) · you are here"])
  }
}
