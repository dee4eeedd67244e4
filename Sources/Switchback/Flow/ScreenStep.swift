/// One change of what is on screen.
public enum ScreenStep<Screen> {
  /// A screen comes onto those of the topmost layer.
  case push(Screen)
  /// The topmost screen goes, and the one beneath it is seen.
  case pop
  /// A modal with one screen covers all others.
  case present(Screen)
  /// The topmost modal goes, with all its screens.
  case dismiss
  /// The topmost screen goes, and another takes its place.
  case replace(Screen)
}

extension ScreenStep: Equatable where Screen: Equatable {}
extension ScreenStep: Hashable where Screen: Hashable {}
extension ScreenStep: Sendable where Screen: Sendable {}
