/// A file on its way, as somebody may have written it who has never heard of this package.
enum Download {
  case waiting
  case running(received: Int)
  case paused(received: Int)
  case failed
  case done

  enum Event { case started, received(Int), pausedByUser, resumedByUser, lostConnection, completed, cancelled }

  func next(on event: Event) -> Download? {
    switch (self, event) {
    case (.waiting, .started): return .running(received: 0)
    case (.running(let sum), .received(let count)): return .running(received: sum + count)
    case (.running(let sum), .pausedByUser): return .paused(received: sum)
    case (.paused(let sum), .resumedByUser): return .running(received: sum)
    case (.running, .completed): return .done
    case (.running, _): return .failed
    case (.running, .lostConnection): return .paused(received: 0)
    case (.done, .started): return .waiting
    default: return nil
    }
  }
}
