import Switchback

/// A text that is not left without a question.
enum Editor: Flow {
  case list, editing, asking

  enum Event: BackEvent { case opened, discarded, back }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.list, .opened): .editing
    case (.editing, .back): .asking
    case (.asking, .discarded): .list
    default: nil
    }
  }

  var presentation: Presentation {
    switch self {
    case .list: .root
    case .editing: .push
    case .asking: .modal
    }
  }
}
