import Switchback

/// States within states within states.
enum Player: MachineState, Equatable {
  case stopped
  case running(Running)

  enum Running: Equatable {
    case preloading
    case playing(Playing, second: Int)
  }

  enum Playing { case normal, fast }

  enum Kind: String, CaseIterable, CustomStringConvertible {
    case stopped, running
    case preloading = "running.preloading"
    case playing = "running.playing"
    case normal = "running.playing.normal"
    case fast = "running.playing.fast"

    var description: String { rawValue }
  }

  var kind: Kind {
    switch self {
    case .stopped: .stopped
    case .running(.preloading): .preloading
    case .running(.playing(.normal, _)): .normal
    case .running(.playing(.fast, _)): .fast
    }
  }

  static func ancestors(of kind: Kind) -> [Kind] {
    switch kind {
    case .stopped, .running: []
    case .preloading, .playing: [.running]
    case .normal, .fast: [.running, .playing]
    }
  }

  enum Event { case play, speedUp, tick, buffer, stop, wait }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.stopped, .play), (.running(.preloading), .play): .running(.playing(.normal, second: 0))
    case (.running(.playing(.normal, let second)), .speedUp): .running(.playing(.fast, second: second))
    case (.running(.playing(let speed, let second)), .tick): .running(.playing(speed, second: second + 1))
    case (.running(.playing), .buffer): .running(.preloading)
    case (.running, .stop): .stopped
    case (_, .wait): self
    default: nil
    }
  }
}
