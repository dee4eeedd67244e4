import Switchback

/// `Equatable` under a condition only, which the engine does not see.
enum Loading<Content>: MachineState {
  case empty
  case loaded(Content)

  enum Kind { case empty, loaded }

  var kind: Kind {
    switch self {
    case .empty: .empty
    case .loaded: .loaded
    }
  }

  enum Event { case loaded(Content) }

  func next(on event: Event) -> Self? {
    switch event {
    case .loaded(let content): .loaded(content)
    }
  }
}

extension Loading: Equatable where Content: Equatable {}
