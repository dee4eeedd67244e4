import ExampleTerminal
import Foundation
import Switchback

/// The screens of a session.
@MainActor
struct SessionPages {
  typealias Event = Trail<Session>.Event

  let server: TokenServer

  var script: Script<Trail<Session>> {
    Script(
      "session",
      words: [
        Word("start", for: .event(.start), meaning: "start the app"),
        Word("password", for: .event(.chooseManual), meaning: "authenticate with a password"),
        Word("pin", for: .event(.choosePIN), meaning: "authenticate with a PIN"),
        Word("token", for: .event(.chooseWebToken), meaning: "authenticate with a web token"),
        Word("logout", for: .event(.logout), meaning: "end the session"),
        Word("again", for: .event(.reauthenticate), meaning: "authenticate again"),
        Word("cancel", for: .event(.failed), meaning: "give up"),
        Word("back", for: .back, meaning: "choose another way"),
      ],
      picture: { Session.graph.formatted(.text(current: "\($0.kind)")) },
      page: page
    )
  }

  private func page(of state: Session) -> Page<Event> {
    switch state {
    case .initial: Page("The app is off")
    case .unauthenticated: Page("Who are you?")
    case .manual: secret("Password", hint: "The password here is '\(TokenServer.password)'.", in: state)
    case .pin: secret("PIN", hint: "The PIN here is \(TokenServer.pin).", in: state)
    case .webToken: token
    case .preloading: Page("Welcome", text: "Preparing your session …")
    case .running(let token):
      Page(
        "Your session",
        text: "You are \(token.subject ?? "somebody").",
        awaiting: "until the token expires"
      )
    case .expired: Page("Your session has expired")
    }
  }

  private func secret(_ title: String, hint: String, in state: Session) -> Page<Event> {
    Page(
      title,
      text: hint,
      question: Question(title) { text throws(Complaint) in
        guard let token = server.token(for: text, in: state) else { throw Complaint("That is not right.") }
        return .event(.event(.authenticated(token)))
      }
    )
  }

  private var token: Page<Event> {
    Page(
      "Web token",
      text: server.issue().map { "One that the server has just issued: \($0.text)" } ?? "",
      question: Question("The token") { text throws(Complaint) in
        let token = try Self.token(text)
        guard token.expires > server.now() else { throw Complaint("That token has expired.") }
        return .event(.event(.authenticated(token)))
      }
    )
  }

  private static func token(_ text: String) throws(Complaint) -> WebToken {
    do throws(WebTokenError) {
      return try WebToken(text)
    } catch {
      switch error {
      case .parts(let count): throw Complaint("A token has three parts with dots between them; this has \(count).")
      case .encoding: throw Complaint("The middle part of that token is not base64url.")
      case .claims: throw Complaint("The middle part of that token does not say when it expires.")
      }
    }
  }
}
