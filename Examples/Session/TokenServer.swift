import Foundation
import Switchback

/// In place of a server: knows the password and the PIN, and issues tokens that say that nobody signed them (`alg` none).
struct TokenServer: Sendable {
  static let password = "open sesame"
  static let pin = "2468"

  /// How long a token lasts, in seconds.
  var lifetime: TimeInterval = 20
  var now: @Sendable () -> Date = { Date() }

  func token(for secret: String, in state: Session) -> WebToken? {
    switch state {
    case .manual where secret == Self.password, .pin where secret == Self.pin: issue()
    default: nil
    }
  }

  func issue() -> WebToken? {
    let header = Data(#"{"alg":"none","typ":"JWT"}"#.utf8)
    let claims = Data(#"{"sub":"ada","exp":\#(Int(now().timeIntervalSince1970 + lifetime))}"#.utf8)
    return try? WebToken("\(Self.base64URL(header)).\(Self.base64URL(claims)).")
  }

  /// Prepares a session, and ends it when its token does.
  func connect<Rule: TransitionRule>(to machine: StateMachine<Rule>)
  where Rule.State == Session, Rule.Event == Trail<Session>.Event {
    machine.react(to: \.preload) { _, send in
      try await send.sleep(for: .seconds(1))
      send(.event(.preloaded))
    }
    machine.react(to: \.watchedToken) { [now] token, send in
      try await send.sleep(for: .seconds(token.expires.timeIntervalSince(now())))
      send(.event(.expired))
    }
  }

  private static func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
