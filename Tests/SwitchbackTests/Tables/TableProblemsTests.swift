import Switchback
import Testing

@Suite("Problems of a table")
struct TableProblemsTests {
  @Test(arguments: [
    (Screens.sample, []),
    (Screens(initial: .login), []),
    (
      Screens(initial: .login, final: [.finished], [.login: [.next: .finished, .next: .createProfile]]),
      ["'next' is handled twice in 'login'; remove one of the two"]
    ),
    (
      Screens(initial: .login, final: [.finished], [.login: [.next: .finished], .login: [.next: .finished]]),
      ["'next' is handled twice in 'login'; remove one of the two"]
    ),
    (
      Screens(
        initial: .login,
        final: [.finished],
        [.login: [.next: .finished], .createProfile: [.next: .selectAvatar, .back: .login]]
      ),
      [
        "state 'createProfile' is never reached; add a transition to it, or remove what names it",
        "state 'selectAvatar' is never reached; add a transition to it, or remove what names it",
      ]
    ),
    (
      Screens(initial: .login, final: [.finished], [.login: [.next: .createProfile, .login: .finished]]),
      ["state 'createProfile' cannot be left; add a transition out of it, or name it in 'final'"]
    ),
    (
      Screens(initial: .login, [.login: [.next: .createProfile], .createProfile: [.next: .createProfile]]),
      ["state 'createProfile' cannot be left; add a transition out of it, or name it in 'final'"]
    ),
    (
      Screens(initial: .login, final: [.finished], [.login: [.next: .finished], .finished: [.back: .selectAvatar]]),
      [
        "state 'selectAvatar' is never reached; add a transition to it, or remove what names it",
        "final state 'finished' has transitions; remove them, or take it out of 'final'",
      ]
    ),
  ])
  func `a table has problems`(table: Screens, problems: [String]) {
    #expect(table.problems.map(\.description) == problems)
  }

  @Test func `states of one name are told apart by their payload`() {
    enum Step: Hashable { case start, avatar(from: String) }
    let table = TransitionTable<Step, Action>(initial: .start, [.avatar(from: "email"): [.back: .start]])
    #expect(
      table.problems.map(\.description) == [
        "state 'avatar(from: \"email\")' is never reached; add a transition to it, or remove what names it",
        "state 'start' cannot be left; add a transition out of it, or name it in 'final'",
      ]
    )
  }
}
