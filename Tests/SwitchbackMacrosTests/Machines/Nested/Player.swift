import Switchback

/// Machines within machines, each in a file of its own.
@MachineState
public enum Player {
  case stopped
  case running(Running)
  @Final case broken

  public enum Event { case play, stop, buffered, speedUp, ended, dropped }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (_, .dropped): .broken
    case (.stopped, .play): .running(.preloading)
    case (.running(.done), .play): .running(.preloading)
    case (.running, .stop): .stopped
    case (.running(let running), _): running.next(on: event).map(Self.running)
    default: nil
    }
  }
}
