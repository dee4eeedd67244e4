import Switchback

@MachineState
public enum Running {
  case preloading
  case playing(Playing)
  @Final case done

  public func next(on event: Player.Event) -> Self? {
    switch (self, event) {
    case (.preloading, .buffered): .playing(.normal)
    case (.playing, .ended): .done
    case (.playing(let playing), _): playing.next(on: event).map(Self.playing)
    default: nil
    }
  }
}
