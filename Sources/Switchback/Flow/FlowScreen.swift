/// A screen of a flow with the state that it shows.
///
/// Two are equal when they are the same screen: an update of the state changes what a screen shows, not which it is.
public struct FlowScreen<Content: Flow>: Hashable, Identifiable {
  /// The state that it shows.
  public let state: Content
  /// Which screen it is.
  public let id: Content.Screen

  /// The screen of a state.
  public init(_ state: Content) {
    self.state = state
    id = state.screen
  }

  /// Whether both are the same screen, whatever they show.
  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }

  /// Hashes which screen it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FlowScreen: Sendable where Content: Sendable, Content.Screen: Sendable {}
