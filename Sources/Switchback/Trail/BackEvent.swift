/// Events one of which means Back, so that a trail and the machine's own rows for it are one way back.
///
/// ```swift
/// enum Event: BackEvent { case next, back }
/// ```
///
/// On a ``Trail`` that event and the trail's own Back are the same. Where the switch has a row for it, the row says what
/// Back does: to the last state of that kind on the trail, or on to a state that is not there, such as a question. Where it
/// has none, the trail remembers.
public protocol BackEvent {
  /// The event that means Back; a case of that name is enough.
  static var back: Self { get }

  /// Whether this event means Back; whether it is equal to `back` by default.
  var isBack: Bool { get }
}

extension BackEvent where Self: Equatable {
  /// Whether this event is `back`.
  @inlinable public var isBack: Bool { self == .back }
}

extension MachineState where Event: BackEvent {
  /// The event named `back`.
  @inlinable public static var backEvent: Event? { .back }

  /// Whether the event means Back.
  @inlinable
  public static func isBack(_ event: Event) -> Bool { event.isBack }
}
