/// Asking for permissions, one after the other.
///
/// The document spells two of the names in more than one way; here each state has one.
enum OnboardingFlow: CaseIterable {
  case initial
  case pushNotificationsAsk, pushNotificationsDisplay
  case locationAsk, locationDisplay
  case onboarded
}
