import Switchback

enum Turnstile: MachineState {
  case locked, unlocked

  enum Event: MachineEvent { case coin, push }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.locked, .coin): .unlocked
    case (.unlocked, .push): .locked
    default: nil
    }
  }
}
