/// Machines side by side: a struct whose properties are machines, its regions, each of which takes every event.
///
/// ```swift
/// struct Player: ParallelState {
///   var playback: Playback = .paused
///   var volume: Volume = .on
///
///   enum Event { case pressed, muted }
///   enum Playback: MachineState {
///     case paused, playing
///     typealias Event = Player.Event
///
///     func next(on event: Event) -> Self? { event == .pressed ? (self == .paused ? .playing : .paused) : nil }
///   }
///   enum Volume: MachineState {
///     case on, off
///     typealias Event = Player.Event
///
///     func next(on event: Event) -> Self? { event == .muted ? .off : nil }
///   }
///
///   struct Kind: Hashable {
///     var playback: Playback
///     var volume: Volume
///   }
///   var kind: Kind { Kind(playback: playback, volume: volume) }
///
///   mutating func applyToRegions(_ event: Event) -> Outcome {
///     let before = self
///     return playback.apply(event, beside: before).joined(with: volume.apply(event, beside: before))
///   }
/// }
/// ```
///
/// `@MachineState` writes the kind, the rule, `isFinal` and the graph from the properties alone.
public protocol ParallelState: MachineState {
  /// Applies an event to each region in order of declaration, beside its siblings as they were before.
  mutating func applyToRegions(_ event: Event) -> Outcome
}

extension ParallelState {
  /// Applies an event to the regions.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome { applyToRegions(event) }

  /// The regions after an event; nil where none of them handles it.
  @inlinable
  public func next(on event: Event) -> Self? {
    var next = self
    return next.applyToRegions(event) == .unhandled ? nil : next
  }
}

extension ParallelState where Self: Equatable {
  /// Applies an event to the regions.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome { applyToRegions(event) }
}

extension Outcome {
  /// What became of an event that two regions took: changed if one of them is, unhandled if neither handles it.
  @inlinable
  public func joined(with other: Outcome) -> Outcome {
    switch (self, other) {
    case (.changed, _), (_, .changed): .changed
    case (.unchanged, _), (_, .unchanged): .unchanged
    case (.unhandled, .unhandled): .unhandled
    }
  }
}
