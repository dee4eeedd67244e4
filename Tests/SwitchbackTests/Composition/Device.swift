import Switchback

/// Regions: each takes every event, and the screen looks at the power beside it.
struct Device: ParallelState, Equatable {
  var power: Power = .off
  var screen: Screen = .dark
  var wear: Wear = .new

  enum Event: CaseIterable { case pressed, tapped, dropped, ignored }

  struct Kind: Hashable, CustomStringConvertible {
    var power: Power
    var screen: Screen.Kind
    var wear: Wear

    var description: String { "power.\(power), screen.\(screen), wear.\(wear)" }
  }

  var kind: Kind { Kind(power: power, screen: screen.kind, wear: wear) }

  var isFinal: Bool { power.isFinal && screen.isFinal && wear.isFinal }

  mutating func applyToRegions(_ event: Event) -> Outcome {
    let before = self
    return power.apply(event, beside: before)
      .joined(with: screen.apply(event, beside: before))
      .joined(with: wear.apply(event, beside: before))
  }

  enum Power: MachineState {
    case off, on, dead
    typealias Event = Device.Event

    var isFinal: Bool { self == .dead }

    func next(on event: Event) -> Self? {
      switch (self, event) {
      case (.off, .pressed): .on
      case (.on, .pressed): .off
      case (_, .dropped): .dead
      default: nil
      }
    }
  }

  enum Screen: RegionState, Equatable {
    case dark, lit(Lit), cracked
    typealias Event = Device.Event

    enum Lit { case dim, bright }

    enum Kind { case dark, lit, dim, bright, cracked }

    var kind: Kind {
      switch self {
      case .dark: .dark
      case .lit(.dim): .dim
      case .lit(.bright): .bright
      case .cracked: .cracked
      }
    }

    static func ancestors(of kind: Kind) -> [Kind] { kind == .dim || kind == .bright ? [.lit] : [] }

    var isFinal: Bool { self == .cracked }

    func next(on event: Event) -> Self? {
      switch (self, event) {
      case (.dark, .tapped): .lit(.dim)
      case (.lit, .tapped): .lit(.bright)
      case (_, .dropped): .cracked
      default: nil
      }
    }

    /// Dark as long as there is no power.
    func next(on event: Event, beside device: Device) -> Self? {
      if event == .pressed { return device.power == .on ? .dark : self }
      return device.power == .on || event == .dropped ? next(on: event) : nil
    }
  }

  enum Wear: MachineState {
    case new, scratched, broken
    typealias Event = Device.Event

    var isFinal: Bool { self == .broken }

    func next(on event: Event) -> Self? {
      guard event == .dropped else { return nil }
      return self == .new ? .scratched : .broken
    }
  }
}
