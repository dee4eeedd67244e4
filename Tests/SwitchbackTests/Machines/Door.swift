import Switchback

/// No payloads: the enum is its own kind.
enum Door: MachineState {
  case open, closed, locked

  enum Event { case push, pull, turnKey, knock }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.open, .push): .closed
    case (.closed, .pull): .open
    case (.closed, .turnKey): .locked
    case (.locked, .turnKey): .closed
    case (_, .knock): self
    default: nil
    }
  }
}
