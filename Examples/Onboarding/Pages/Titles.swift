extension OnboardingStep {
  /// What its page is called.
  var title: String {
    switch self {
    case .splashPage: "Splash"
    case .loginPage: "Sign in"
    case .registrationPage: "Join"
    case .personalizationPage: "Make it yours"
    case .complete: "Main app"
    }
  }
}

extension SignUp {
  /// What its page is called.
  var title: String {
    switch self {
    case .name: "Your name"
    case .address: "Your address"
    case .terms: "Terms"
    case .registered: "Registered"
    }
  }
}
