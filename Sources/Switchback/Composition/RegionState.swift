/// A region that looks at its siblings: the machine beside which it stands, as it was before the event.
///
/// ```swift
/// enum Lamp: RegionState {
///   case off, on
///   enum Event { case pressed }
///
///   func next(on event: Event) -> Self? { self == .off ? .on : .off }
///
///   func next(on event: Event, beside fuse: Bool) -> Self? {
///     fuse ? next(on: event) : nil
///   }
/// }
/// ```
public protocol RegionState: MachineState {
  /// What it is part of.
  associatedtype Siblings

  /// Where an event leads from here, asked in the place of `next(on:)` where there are siblings.
  func next(on event: Event, beside siblings: Siblings) -> Self?
}

extension MachineState {
  /// Applies an event as one region of several; this one does not look at the others.
  @inlinable
  public mutating func apply<Siblings>(_ event: Event, beside siblings: Siblings) -> Outcome { apply(event) }
}

extension RegionState {
  /// Applies an event as one region of several.
  @inlinable
  public mutating func apply(_ event: Event, beside siblings: Siblings) -> Outcome {
    guard let next = next(on: event, beside: siblings) else { return .unhandled }
    self = next
    return .changed
  }
}

extension RegionState where Self: Equatable {
  /// Applies an event as one region of several; an equal state is no change.
  @inlinable
  public mutating func apply(_ event: Event, beside siblings: Siblings) -> Outcome {
    guard let next = next(on: event, beside: siblings) else { return .unhandled }
    if next == self { return .unchanged }
    self = next
    return .changed
  }
}
