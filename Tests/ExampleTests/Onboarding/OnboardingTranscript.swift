extension OnboardingConversationTests {
  /// A way with Back out of the registration and within it, a look at the diagram, and nonsense.
  nonisolated static let lines = [
    "join", "back", "join", "Ada", "back", "Ada", "?", "ada@", "ada@example.org", "yes", "2",
  ]

  nonisolated static let transcript = """
    An example: what you type stays in this program; nothing is sent or stored.
    At any question, ? shows where you are and quit leaves; an empty line keeps what stands in brackets.
    Splash

    Splash
      join: join with your email address
      sign in: sign in to the account that you have
    Facebook is a stand-in that hears nothing of this; it knows ann.oakley, and takes any other name for new.
    Your name at Facebook: join
    Splash [Join]
    Join: Your name

    Your name
      back: leave this part
    What shall we call you: back
    Splash

    Splash
      join: join with your email address
      sign in: sign in to the account that you have
    Facebook is a stand-in that hears nothing of this; it knows ann.oakley, and takes any other name for new.
    Your name at Facebook: join
    Splash [Join]
    Join: Your name

    Your name
      back: leave this part
    What shall we call you: Ada
    Join: Your name › Your address

    Your address
      back: go back to the question before
    An address that has an account already is recognised: try ann@example.org.
    Your email address: back
    Join: Your name

    Your name
      back: leave this part
    What shall we call you: Ada
    Join: Your name › Your address

    Your address
      back: go back to the question before
    An address that has an account already is recognised: try ann@example.org.
    Your email address: ?
    SignUp

    ○ name · initial
        named(String)     → address
    ● address(name) · you are here
        addressed         → terms
        recognised(User)  → registered
    ○ terms(User)
        acceptedTerms     → registered
    ◎ registered(User, isNew) · final
    Your email address: ada@
    An address looks like ann@example.org.
    Your email address: ada@example.org
    Join: Your name › Your address › Terms

    Terms
      back: go back to the question before
    Do you accept our terms (yes or no): yes
    Splash › Make it yours

    Make it yours
      back: go back to where you came from
    Welcome, Ada.
    What do you like best (1 shoes, 2 bags, 3 coats, 4 books): 2
    The onboarding has completed, with Ada.

    Main app
    Hello, Ada. Here are the bags.

    """
}
