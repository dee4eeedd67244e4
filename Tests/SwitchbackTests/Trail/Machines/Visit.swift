import Switchback

/// A visit with a sign-up in the middle, which is a machine of its own.
enum Visit: MachineState, Hashable {
  case welcome
  case signingUp(SignUp)
  case checkingIn(SignUp)
  case home

  enum SignUp: MachineState {
    case form, code, done
    enum Event { case next }
    func next(on event: Event) -> Self? {
      switch self {
      case .form: .code
      case .code: .done
      case .done: nil
      }
    }
    var isFinal: Bool { self == .done }
  }

  enum Kind: Hashable {
    case welcome, home, signingUp, checkingIn
    case signingUpIn(SignUp), checkingInIn(SignUp)
  }

  var kind: Kind {
    switch self {
    case .welcome: .welcome
    case .signingUp(let step): .signingUpIn(step)
    case .checkingIn(let step): .checkingInIn(step)
    case .home: .home
    }
  }

  static func ancestors(of kind: Kind) -> [Kind] {
    switch kind {
    case .signingUpIn: [.signingUp]
    case .checkingInIn: [.checkingIn]
    default: []
    }
  }

  enum Event { case signedUp, checkedIn, next }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.welcome, .signedUp): .signingUp(.form)
    case (.welcome, .checkedIn): .checkingIn(.form)
    case (.signingUp(.done), .next), (.checkingIn(.done), .next): .home
    case (.signingUp(let step), .next): step.next(on: .next).map(Self.signingUp)
    case (.checkingIn(let step), .next): step.next(on: .next).map(Self.checkingIn)
    default: nil
    }
  }

  /// A sign-up that is over is passed over; of a check-in that is over the last step is shown again.
  func wayBack(from later: Self) -> WayBack {
    switch (self, later) {
    case (.signingUp, .signingUp), (.checkingIn, .checkingIn): .enters
    case (.signingUp, _): .skips
    case (.checkingIn(let step), _): step.isFinal ? .skips : .enters
    default: .enters
    }
  }
}
