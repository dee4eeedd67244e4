import Switchback

/// How the talk shows its steps: two are presented, the others pushed, and the last one is the flow's value.
extension OnboardingStep: Flow {
  var presentation: Presentation {
    switch self {
    case .splashPage, .personalizationPage: .push
    case .loginPage, .registrationPage: .modal
    case .complete: .keep
    }
  }

  var completion: User? { if case .complete(let user) = self { user } else { nil } }

  /// Who has registered does not do it again.
  func wayBack(from later: Self) -> WayBack { self == .registrationPage ? .skips : .enters }
}
