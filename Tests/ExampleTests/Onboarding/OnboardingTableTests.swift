import ExampleTestSupport
@testable import OnboardingExample
import Switchback
import SwitchbackTestSupport
import Testing

struct OnboardingTableTests {
  private let talk = DocumentTable(slides, naming: exampleName)
  private let sample = DocumentTable(publishedSample, naming: exampleName)

  @Test func `the drawing has the moves of the talk's slides and no other`() {
    #expect(OnboardingStep.graph.rows == talk.rows)
    #expect(OnboardingStep.graph.findings == [])
  }

  @Test func `the onboarding runs as it is drawn`() {
    let user = User(name: "Ann")
    let agreement = Agreement<OnboardingStep>(
      states: [.splashPage, .loginPage, .registrationPage, .personalizationPage(user), .complete(user)],
      events: [
        .login, .registration, .loggedIn(user), .registered(user), .loginCompleted(user),
        .registrationCompleted(user, isNewUser: true), .registrationCompleted(user, isNewUser: false),
        .personalizationCompleted(user),
      ],
      guards: [
        "isNewUser": { _, event in
          if case .registrationCompleted(_, let isNewUser) = event { isNewUser } else { false }
        }
      ]
    )
    #expect(agreement.differences() == [])
  }

  @Test func `the talk's published sample has one page more, which is one row that changes and one that is new`() {
    #expect(
      talk.rows.subtracting(sample.rows).map(\.description) == [
        "personalizationPage personalizationCompleted complete"
      ]
    )
    #expect(
      sample.rows.subtracting(talk.rows).map(\.description).sorted() == [
        "personalizationPage personalizationCompleted salesPage", "salesPage salesCompleted complete",
      ]
    )
  }

  @Test func `the registration's drawing has its moves and no other`() {
    #expect(SignUp.graph.rows == DocumentTable(signUp).rows)
    #expect(SignUp.graph.findings == [])
  }

  @Test func `the registration runs as it is drawn`() {
    let user = User(name: "Ann")
    let agreement = Agreement<SignUp>(
      states: [.name, .address(name: "Ann"), .terms(user), .registered(user, isNew: true)],
      events: [.named("Ann"), .addressed, .recognised(user), .acceptedTerms]
    )
    #expect(agreement.differences() == [])
  }
}

/// The slides write names with a capital.
private func exampleName(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

/// What the slides' `performStep` does, screen by screen.
private let slides = """
  SplashPage           login                     LoginPage
  SplashPage           registration              RegistrationPage
  SplashPage           loggedIn                  Complete
  SplashPage           registered                PersonalizationPage
  LoginPage            loginCompleted            Complete
  RegistrationPage     registrationCompleted     PersonalizationPage
  RegistrationPage     registrationCompleted     Complete
  PersonalizationPage  personalizationCompleted  Complete
  """

/// The same of the project that the talk links to: a page for sales comes before the end.
private let publishedSample = """
  SplashPage           login                     LoginPage
  SplashPage           registration              RegistrationPage
  SplashPage           loggedIn                  Complete
  SplashPage           registered                PersonalizationPage
  LoginPage            loginCompleted            Complete
  RegistrationPage     registrationCompleted     PersonalizationPage
  RegistrationPage     registrationCompleted     Complete
  PersonalizationPage  personalizationCompleted  SalesPage
  SalesPage            salesCompleted            Complete
  """

private let signUp = """
  name     named          address
  address  addressed      terms
  address  recognised     registered
  terms    acceptedTerms  registered
  """
