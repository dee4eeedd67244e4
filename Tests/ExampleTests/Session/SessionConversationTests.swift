import ExampleTerminal
import ExampleTestSupport
import Foundation
@testable import SessionExample
import Switchback
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SessionConversationTests {
  /// The document's arrows, and by analogy those of the third way.
  @Test func `the session's drawing has the moves of the document and no other`() {
    #expect(
      moves(of: Session.graph) == [
        "initial start unauthenticated", "unauthenticated chooseManual manual", "unauthenticated choosePIN pin",
        "unauthenticated chooseWebToken webToken", "manual authenticated preloading", "manual failed unauthenticated",
        "pin authenticated preloading", "pin failed unauthenticated", "webToken authenticated preloading",
        "webToken failed unauthenticated", "preloading preloaded running", "running expired expired",
        "running logout unauthenticated", "expired reauthenticate unauthenticated",
      ]
    )
  }

  @Test(arguments: [
    (
      ["start", "password", "open says me", "open sesame", "wait", "again", "quit"],
      ["Password", "Welcome", "Your session", "Your session has expired", "Who are you?"]
    ),
    (
      ["start", "pin", "back", "password", "cancel", "pin", "2468", "logout", "quit"],
      ["PIN", "Who are you?", "Password", "Who are you?", "PIN", "Welcome", "Your session", "Who are you?"]
    ),
  ])
  func `a person authenticates, and the session ends by itself or by logging out`(lines: [String], titles: [String])
    async
  {
    let text = await play(lines)
    let shown = text.split(separator: "\n\n").dropFirst().compactMap {
      $0.split(separator: "\n").first.map(String.init)
    }
    #expect(shown == ["The app is off", "Who are you?"] + titles)
  }

  @Test func `a session is never gone back to`() async {
    let text = await play(["start", "password", "open sesame", "back", "logout", "back", "quit"])
    #expect(text.contains("'back' leads nowhere from here; these words do: logout, wait, quit."))
    #expect(text.contains("'back' leads nowhere from here; these words do: password, pin, token, quit."))
  }

  @Test func `a web token is read, and one that is none or has expired is not taken`() async {
    let token = TokenServer(lifetime: 20, now: { Self.start }).issue()?.text ?? ""
    let old = TokenServer(lifetime: -1, now: { Self.start }).issue()?.text ?? ""
    let text = await play(["start", "token", "abc", "a.b.c", "a.e30.c", old, token, "quit"])
    for sentence in [
      "A token has three parts with dots between them; this has 1.", "The middle part of that token is not base64url.",
      "The middle part of that token does not say when it expires.", "That token has expired.",
    ] {
      #expect(text.contains("\n\(sentence)\nThe token: "))
    }
    #expect(text.hasSuffix("You are ada.\nWhat now: quit\nYou left at 'Your session'.\n"))
  }

  private nonisolated static let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func play(_ lines: [String]) async -> String {
    let recording = Recording()
    let terminal = recording.terminal(typing: lines)
    terminal.greet()
    let server = TokenServer(now: { Self.start })
    _ = await withFastTime { await Conversation.session(with: server, on: terminal).run(clock: $0) }
    return recording.text
  }
}

struct WebTokenTests {
  @Test func `the sample token of RFC 7515, A.1, says when it expires`() throws {
    let token = try WebToken(
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9"
        + ".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
        + ".dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    )
    #expect(token.expires == Date(timeIntervalSince1970: 1_300_819_380))
    #expect(token.subject == nil)
  }

  @Test(arguments: [
    ("", WebTokenError.parts(1)), ("a.b", .parts(2)), ("a.b.c.d", .parts(4)), ("a.!.c", .encoding), ("a.YQ.c", .claims),
    ("a.eyJleHAiOiJub29uIn0.c", .claims),
  ])
  func `what is no token says why`(text: String, error: WebTokenError) {
    #expect(throws: error) { try WebToken(text) }
  }

  @Test func `what the server issues is what the app reads`() {
    let now = Date(timeIntervalSince1970: 1_000)
    let token = TokenServer(lifetime: 20, now: { now }).issue()
    #expect(token?.expires == Date(timeIntervalSince1970: 1_020))
    #expect(token?.subject == "ada")
  }
}
