/// How a state of a flow is shown.
public enum Presentation: Sendable, Hashable, CaseIterable {
  /// As the only screen: all that was shown before goes.
  case root
  /// Pushed onto the screens beneath. Modals that it does not belong to are dismissed first: those that were opened by a
  /// state that is not nested in the same one.
  case push
  /// As a modal that covers all that is shown.
  case modal
  /// In place of the screen on top.
  case replace
  /// Not at all: what is shown stays. When the flow ends in such a state its modals are dismissed.
  case keep
}
