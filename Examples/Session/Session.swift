import Switchback

/// A session: authenticated by password, PIN or web token, prepared, and running until its token expires.
@MachineState
enum Session: Equatable {
  case initial, unauthenticated
  case manual, pin, webToken
  case preloading(WebToken), running(WebToken)
  case expired

  enum Event {
    case start
    case chooseManual, choosePIN, chooseWebToken
    case authenticated(WebToken), failed
    case preloaded, expired
    case reauthenticate, logout
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.initial, .start): .unauthenticated

    case (.unauthenticated, .chooseManual): .manual
    case (.unauthenticated, .choosePIN): .pin
    case (.unauthenticated, .chooseWebToken): .webToken

    case (.manual, .authenticated(let token)), (.pin, .authenticated(let token)),
      (.webToken, .authenticated(let token)):
      .preloading(token)
    case (.manual, .failed), (.pin, .failed), (.webToken, .failed): .unauthenticated

    case (.preloading(let token), .preloaded): .running(token)
    case (.running, .expired): .expired
    case (.running, .logout): .unauthenticated
    case (.expired, .reauthenticate): .unauthenticated
    default: nil
    }
  }
}

extension Session {
  /// Only the choice of a way to authenticate can be gone back to: never a session.
  func wayBack(from later: Session) -> WayBack {
    self == .unauthenticated && [.manual, .pin, .webToken].contains(later) ? .enters : .refuses
  }

  /// The outputs: what is prepared, and which token is watched.
  var preload: WebToken? { if case .preloading(let token) = self { token } else { nil } }
  var watchedToken: WebToken? { if case .running(let token) = self { token } else { nil } }
}
