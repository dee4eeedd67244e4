import Switchback

/// The steps of the talk's onboarding; what a later screen needs travels with its step.
@MachineState
enum OnboardingStep: Equatable {
  case splashPage, loginPage, registrationPage
  case personalizationPage(User)
  @Final case complete(User)

  enum Event: Equatable {
    case login, registration
    case loggedIn(User), registered(User)
    case registrationCompleted(User, isNewUser: Bool)
    case loginCompleted(User)
    case personalizationCompleted(User)
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.splashPage, .login): .loginPage
    case (.splashPage, .registration): .registrationPage
    case (.splashPage, .loggedIn(let user)): .complete(user)
    case (.splashPage, .registered(let user)): .personalizationPage(user)
    case (.registrationPage, .registrationCompleted(let user, let isNewUser)):
      isNewUser ? .personalizationPage(user) : .complete(user)
    case (.loginPage, .loginCompleted(let user)): .complete(user)
    case (.personalizationPage, .personalizationCompleted(let user)): .complete(user)
    default: nil
    }
  }
}
