/// What Back does when it comes to a state.
public enum WayBack: Sendable, Hashable, CaseIterable {
  /// Goes there.
  case enters
  /// Passes it over, to the state before it.
  case skips
  /// Stays where it is: Back is not handled, and what lies before is out of reach, too.
  case refuses
}

extension MachineState {
  /// Every state can be gone back to.
  @inlinable
  public func wayBack(from later: Self) -> WayBack { .enters }

  /// No event means Back.
  @inlinable public static var backEvent: Event? { nil }

  /// No event means Back.
  @inlinable
  public static func isBack(_ event: Event) -> Bool { false }
}
