import ExampleTerminal
@testable import RegistrationExample
import Testing

@MainActor
struct ConversationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let states: [Registration]
    let entries: [String]

    init(_ name: String, _ lines: [String], through states: [Registration], _ entries: [String]) {
      testDescription = name
      self.lines = lines
      self.states = states
      self.entries = entries
    }
  }

  nonisolated static let cases = [
    Case(
      "by email",
      ["next", "Ada Lovelace", "ada@example.org", "fox", "yes"],
      through: [.login, .createProfile, .selectAvatar(from: .email), .termsAndConditions, .finished],
      ["name: Ada Lovelace", "email: ada@example.org", "avatar: fox", "terms: accepted"]
    ),
    Case(
      "with Facebook",
      ["next", "facebook", "ada.lovelace", "1", "y"],
      through: [
        .login, .createProfile, .facebookProfile, .selectAvatar(from: .facebook), .termsAndConditions, .finished,
      ],
      ["Facebook: ada.lovelace", "avatar: owl", "terms: accepted"]
    ),
    Case(
      "back to the email profile, and on with what was kept",
      ["next", "Ada", "ada@example.org", "back", "", "next", "4", "yes"],
      through: [
        .login, .createProfile, .selectAvatar(from: .email), .createProfile, .selectAvatar(from: .email),
        .termsAndConditions, .finished,
      ],
      ["name: Ada", "email: ada@example.org", "avatar: hedgehog", "terms: accepted"]
    ),
    Case(
      "back to the email profile, and on with another address",
      ["next", "Ada", "ada@example.org", "back", "", "countess@example.org", "owl", "yes"],
      through: [
        .login, .createProfile, .selectAvatar(from: .email), .createProfile, .selectAvatar(from: .email),
        .termsAndConditions, .finished,
      ],
      ["name: Ada", "email: countess@example.org", "avatar: owl", "terms: accepted"]
    ),
    Case(
      "back to the Facebook profile, and on with another account",
      ["next", "facebook", "ada.lovelace", "BACK", "countess.ada", "Whale", "YES"],
      through: [
        .login, .createProfile, .facebookProfile, .selectAvatar(from: .facebook), .facebookProfile,
        .selectAvatar(from: .facebook), .termsAndConditions, .finished,
      ],
      ["Facebook: countess.ada", "avatar: whale", "terms: accepted"]
    ),
    Case(
      "from email to Facebook by way of Back, and Back leads to Facebook then",
      ["next", "Ada", "ada@example.org", "back", "facebook", "ada.lovelace", "back", "", "fox", "yes"],
      through: [
        .login, .createProfile, .selectAvatar(from: .email), .createProfile, .facebookProfile,
        .selectAvatar(from: .facebook), .facebookProfile, .selectAvatar(from: .facebook), .termsAndConditions,
        .finished,
      ],
      ["name: Ada", "email: ada@example.org", "Facebook: ada.lovelace", "avatar: fox", "terms: accepted"]
    ),
    Case(
      "later, from the email profile",
      ["next", "Ada", "later", "yes"],
      through: [.login, .createProfile, .termsAndConditions, .finished],
      ["name: Ada", "terms: accepted"]
    ),
    Case(
      "later, from the Facebook profile",
      ["next", "facebook", "registerLater", "yes"],
      through: [.login, .createProfile, .facebookProfile, .termsAndConditions, .finished],
      ["terms: accepted"]
    ),
    Case("log in at once", ["ada@example.org"], through: [.login, .finished], ["account: ada@example.org"]),
  ]

  @Test(arguments: cases)
  func `a whole conversation goes through the states and ends with what was told`(_ row: Case) async {
    let played = await play(row.lines)
    #expect(played.ending == .finished)
    #expect(played.states.map { "\($0)" } == row.states.map { "\($0)" })
    #expect(played.answers.entries.map { "\($0.name): \($0.value)" } == row.entries)
  }

  @Test func `the conversation reads like this`() async {
    #expect(await play(["next", "back", "Ada", "ada@", "ada@example.org", "2", "no", "yes"]).text == Self.transcript)
  }

  nonisolated static let transcript = """
    An example: what you type stays in this program; nothing is sent or stored.
    At any question, ? shows where you are and quit leaves; an empty line keeps what stands in brackets.

    Log in
      next: go on to register
    Email address of your account: next

    Create your profile
      facebook: use your Facebook account instead
      later: leave the rest of the profile for later
    Your name: back
    'back' leads nowhere from here; these words do: next, facebook, later, quit.
    Your name: Ada
    Your email address: ada@
    What stands after the '@' is not a domain, as in ada@example.org.
    Your email address: ada@example.org

    Select an avatar
      back: go back to the profile
    Your avatar (1 owl, 2 fox, 3 whale, 4 hedgehog): 2

    Terms and conditions
    Be kind to each other, and keep your account to yourself.
    Do you accept this (yes or no): no
    Without this there is no account; say yes, or quit to leave.
    Do you accept this (yes or no): yes

    Finished
    You are registered, and this is your profile:
      name    Ada
      email   ada@example.org
      avatar  fox
      terms   accepted

    """

  @Test func `logging in welcomes back`() async {
    #expect(await play(["ada@example.org"]).text.hasSuffix("\nFinished\nWelcome back, ada@example.org.\n"))
  }

  @Test func `registering later says that the profile can wait`() async {
    let text = await play(["next", "later", "yes"]).text
    #expect(text.hasSuffix("the rest of your profile can wait. What there is of it:\n  terms  accepted\n"))
  }

  @Test func `what a person types shows by itself, and is not shown again`() async {
    let text = await play(["next", "later", "yes"], isInteractive: true).text
    #expect(text.contains("Email address of your account: \nCreate your profile"))
  }
}
