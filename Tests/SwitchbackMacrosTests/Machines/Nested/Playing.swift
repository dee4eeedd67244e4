import Switchback

@MachineState
public enum Playing {
  case normal, fast

  public func next(on event: Player.Event) -> Self? {
    switch (self, event) {
    case (.normal, .speedUp): .fast
    case (.fast, .speedUp): .normal
    default: nil
    }
  }
}
