import RegistrationWorkload
import Switchback

extension Scenario {
  /// What effects cost a machine while they have nothing to do.
  static let effects = [
    Scenario(name: "effect", title: "StateMachine, an effect whose output stays the same", walk: .handled) { walk in
      let machine = StateMachine(Registration.login, unhandled: .ignore)
      machine.follow()
      return moves(of: machine, on: walk)
    }
  ]
}

extension StateMachine<Registration> {
  /// Has an effect follow a text that is too long to be kept without the heap.
  func follow() {
    react(to: { _ in Self.text }, perform: { _, _ in })
  }

  private static var text: String { "an output that stays the same in all states" }
}
