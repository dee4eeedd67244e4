import Switchback

/// Machines side by side, one declared inside, one elsewhere with nested machines, and one a region that looks at the others.
@MachineState
public struct Device {
  public var power: Power = .off
  public var player = Player.stopped
  public var screen: Screen
  public let serial: Int

  public enum Event { case pressed, tapped(Int), dropped }

  @MachineState
  public enum Power {
    case off, on

    public typealias Event = Device.Event

    public func next(on event: Event) -> Self? {
      switch (self, event) {
      case (.off, .pressed): .on
      case (.on, .pressed): .off
      default: nil
      }
    }
  }

  @MachineState
  public enum Player {
    case stopped
    case running(Speed)

    public typealias Event = Device.Event

    public func next(on event: Event) -> Self? {
      switch (self, event) {
      case (.stopped, .tapped): .running(.slow)
      case (.running(let speed), _): speed.next(on: event).map(Self.running)
      default: nil
      }
    }
  }
}

@MachineState
public enum Speed {
  case slow, fast

  public func next(on event: Device.Event) -> Self? {
    switch (self, event) {
    case (.slow, .tapped(let times)) where times > 1: .fast
    case (.fast, .tapped): .slow
    default: nil
    }
  }
}

@MachineState
public enum Screen: RegionState {
  case dark, lit
  @Final case cracked

  public func next(on event: Device.Event) -> Self? {
    switch (self, event) {
    case (.dark, .tapped): .lit
    case (.lit, .pressed): .dark
    case (_, .dropped): .cracked
    default: nil
    }
  }

  public func next(on event: Device.Event, beside device: Device) -> Self? {
    if case .tapped = event, device.power == .off { nil } else { next(on: event) }
  }
}
