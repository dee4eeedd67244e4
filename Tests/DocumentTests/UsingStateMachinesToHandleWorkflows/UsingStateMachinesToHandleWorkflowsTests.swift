import Foundation
@testable import RegistrationTableExample
import Switchback
import Testing

@Suite("Using State Machines to Handle Workflows")
struct UsingStateMachinesToHandleWorkflowsTests {
  @Suite("State machines")
  struct StateMachines {
    enum Abstract: String { case a, b, c }
    enum Label { case t1, t2 }

    @Test func `a machine moves from one state to the next when the event of a transition occurs`() {
      let machine = StateMachine(TransitionTable<Abstract, Label>(initial: .a, [.a: [.t1: .b], .b: [.t2: .c]]))
      #expect(machine.state == .a, "an arrow leads into it: it is the initial state")
      #expect(machine.transition(.t1) == .b)
      #expect(machine.transition(.t2) == .c)
    }

    @Test func `a state has one transition for an event, so where to go is certain`() {
      var table = TransitionTable<Abstract, Label>(initial: .a, [.a: [.t1: .b]])
      table[.a][.t1] = .c
      #expect(table[.a].events == [.t1])
      #expect(StateMachine(table).transition(.t1) == .c)
      let twice = TransitionTable<Abstract, Label>(initial: .a, [.a: [.t1: .b, .t1: .c], .b: [.t1: .a]])
      #expect(twice.problems.map(\.reason) == [.duplicate])
    }

    @Test func `several states can use the same event, each for its own transition`() {
      let table = TransitionTable<Abstract, Label>(initial: .a, [.a: [.t1: .b], .b: [.t1: .c], .c: [.t1: .a]])
      let machine = StateMachine(table)
      #expect((1...3).map { _ in machine.transition(.t1) } == [.b, .c, .a])
    }
  }

  @Suite("The registration")
  struct Registration {
    static let cells: [RegistrationState: [RegistrationAction: RegistrationState]] = [
      .login: [.login: .finished, .next: .createProfile],
      .createProfile: [
        .next: .selectAvatar, .registerLater: .termsAndConditions, .facebookRegister: .facebookProfile,
      ],
      .facebookProfile: [.next: .selectAvatar, .registerLater: .termsAndConditions],
      .selectAvatar: [.next: .termsAndConditions, .back: .createProfile],
      .termsAndConditions: [.next: .finished],
    ]

    @Test(arguments: RegistrationState.allCases, RegistrationAction.allCases)
    func `each state and action lead where the picture shows, or nowhere`(
      state: RegistrationState,
      action: RegistrationAction
    ) {
      let machine = StateMachine(RegistrationTable.designed, startingIn: state, unhandled: .ignore)
      let target = Self.cells[state]?[action]
      #expect(machine.transition(action) == target)
      #expect(machine.state == target ?? state)
      #expect(machine.isFinal == (machine.state == .finished))
    }

    @Test func `it has its states, its events, one initial and one final state`() {
      let graph = RegistrationTable.designed.graph
      #expect(graph.states.map(\.name) == RegistrationState.allCases.map(\.rawValue))
      #expect(graph.events.map(\.name) == RegistrationAction.allCases.map(\.rawValue))
      #expect(graph.states.filter(\.isInitial).map(\.name) == ["login"])
      #expect(graph.states.filter(\.isFinal).map(\.name) == ["finished"])
      #expect(graph.check().isEmpty)
    }

    @Test(
      arguments: [
        ([.next, .next, .next, .next], ["login", "createProfile", "selectAvatar", "termsAndConditions"]),
        (
          [.next, .facebookRegister, .next, .next, .next],
          ["login", "createProfile", "facebookProfile", "selectAvatar", "termsAndConditions"]
        ),
        ([.next, .registerLater, .next], ["login", "createProfile", "termsAndConditions"]),
        ([.login], ["login"]),
      ] as [([RegistrationAction], [String])]
    )
    func `the way one registers changes which and how many screens are shown`(
      taps: [RegistrationAction],
      screens: [String]
    ) {
      let coordinator = RegistrationCoordinator()
      taps.forEach(coordinator.tap)
      #expect(coordinator.pushed.map(\.name) == screens)
      #expect(coordinator.hasFinished, "finishing needs no screen")
    }

    @Test func `a tap on a button shows the next screen`() {
      let coordinator = RegistrationCoordinator()
      coordinator.pushed.last?.didTapEmailRegister()
      coordinator.pushed.last?.didTapSkip()
      #expect(coordinator.pushed.map(\.name) == ["login", "createProfile", "termsAndConditions"])
    }

    @Test func `where no state is valid for the event there is none, and nothing is shown`() {
      let coordinator = RegistrationCoordinator()
      coordinator.pushed.last?.didTapSkip()
      #expect(coordinator.pushed.map(\.name) == ["login"])
    }

    @Test func `the order of the screens changes without a change to anything else`() {
      var table = RegistrationTable.designed
      table[.login][.next] = .termsAndConditions
      table[.termsAndConditions] = [.next: .createProfile]
      table[.createProfile][.registerLater] = .finished
      table[.selectAvatar][.next] = .finished
      table[.facebookProfile][.registerLater] = .finished
      #expect(table.problems.isEmpty)
      let coordinator = RegistrationCoordinator(table)
      [.next, .next, .next, .next].forEach(coordinator.tap)
      #expect(coordinator.pushed.map(\.name) == ["login", "termsAndConditions", "createProfile", "selectAvatar"])
      #expect(coordinator.hasFinished)
    }

    @Test func `the order of the screens can come from outside the program`() throws {
      let text = """
        {"initial": "login", "final": ["finished"], "transitions": [
          {"from": "login", "event": "login", "to": "finished"},
          {"from": "login", "event": "next", "to": "termsAndConditions"},
          {"from": "termsAndConditions", "event": "next", "to": "finished"}
        ]}
        """
      let coordinator = RegistrationCoordinator(try RegistrationTable(json: Data(text.utf8)))
      [.next, .next].forEach(coordinator.tap)
      #expect(coordinator.pushed.map(\.name) == ["login", "termsAndConditions"])
      #expect(coordinator.hasFinished)
    }
  }

  @Suite("Back to where the user came from")
  struct Bonus {
    /// The article has one event for going back; a flag can only choose between two.
    enum Tap { case next, facebookRegister, backToProfile, backToFacebook }

    @Test(arguments: [false, true])
    func `a flag outside the machine says which event to fire`(cameFromFacebook: Bool) {
      let table = TransitionTable<RegistrationState, Tap>(
        initial: .createProfile,
        [
          .createProfile: [.next: .selectAvatar, .facebookRegister: .facebookProfile],
          .facebookProfile: [.next: .selectAvatar],
          .selectAvatar: [.backToProfile: .createProfile, .backToFacebook: .facebookProfile],
        ]
      )
      let machine = StateMachine(table)
      var flag = false
      machine.onEnter(.selectAvatar) { flag = $0.from == .facebookProfile }
      if cameFromFacebook { machine.send(.facebookRegister) }
      machine.send(.next)
      #expect(
        machine.transition(flag ? .backToFacebook : .backToProfile)
          == (cameFromFacebook ? .facebookProfile : .createProfile)
      )
    }

    /// Where the user came from, as part of the state.
    enum Step: Hashable {
      case createProfile, facebookProfile
      case selectAvatar(from: Profile)

      enum Profile { case email, facebook }
    }

    @Test(arguments: [Step.createProfile, .facebookProfile])
    func `a state that knows where the user came from needs no flag`(start: Step) {
      let table = TransitionTable<Step, RegistrationAction>(
        initial: .createProfile,
        [
          .createProfile: [.next: .selectAvatar(from: .email), .facebookRegister: .facebookProfile],
          .facebookProfile: [.next: .selectAvatar(from: .facebook)],
          .selectAvatar(from: .email): [.back: .createProfile],
          .selectAvatar(from: .facebook): [.back: .facebookProfile],
        ]
      )
      let machine = StateMachine(table, startingIn: start)
      machine.send(.next)
      #expect(machine.transition(.back) == start)
    }
  }
}
