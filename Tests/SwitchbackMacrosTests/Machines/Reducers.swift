import Switchback

/// A reducer that gives a new state, of which the macro makes one in place.
@MachineState
struct CoinSide {
  private var isHeads = true

  enum Event { case flippedToHeads, flippedToTails }

  static func reduce(state: CoinSide, event: Event) -> CoinSide {
    switch event {
    case .flippedToHeads: CoinSide(isHeads: true)
    case .flippedToTails: CoinSide(isHeads: false)
    }
  }

  var name: String { isHeads ? "Heads" : "Tails" }
}

/// Two regions, of which one has payloads and a private enum, and a property without end.
@MachineState
public struct Upload: Equatable {
  private var phase = Phase.waiting
  private var isOnline = true
  private var files: [String] = []

  private enum Phase: Equatable {
    case waiting
    case sending(String)
    case failed
  }

  public enum Event { case added(String), started, failed, wentOffline, wentOnline }

  public init() {}

  public mutating func reduce(_ event: Event) {
    switch event {
    case .added(let file): files.append(file)
    case .started: if let file = files.first, isOnline { phase = .sending(file) }
    case .failed: phase = .failed
    case .wentOffline: isOnline = false
    case .wentOnline: isOnline = true
    }
  }
}

/// One enum that is assigned in place is a machine without regions.
@MachineState
struct Bulb {
  private(set) var light = Light.off

  enum Light { case off, on }
  enum Event { case pressed }

  mutating func reduce(_ event: Event) {
    switch (light, event) {
    case (.off, .pressed): light = .on
    case (.on, .pressed): light = .off
    }
  }
}

/// Nothing in it can only be so many things.
@MachineState
struct Score {
  private(set) var points = 0

  enum Event { case scored(Int) }

  mutating func reduce(_ event: Event) {
    if case .scored(let more) = event { points += more }
  }
}
