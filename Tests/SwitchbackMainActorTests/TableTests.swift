import Foundation
import Switchback
import Testing

enum Screen: String, CaseIterable { case login, createProfile, finished }

enum Action: String, CaseIterable { case login, next }

struct Form: ReducerState, Equatable {
  private(set) var text = ""

  enum Event { case typed(String) }

  mutating func reduce(_ event: Event) {
    switch event {
    case .typed(let text): self.text = text
    }
  }
}

@Suite struct TableTests {
  let table = TransitionTable<Screen, Action>(
    initial: .login,
    final: [.finished],
    [.login: [.next: .createProfile, .login: .finished], .createProfile: [.next: .finished]]
  )

  @Test func `a table of the main actor's enums runs there, and draws itself`() {
    let machine = StateMachine(table)
    #expect(machine.transition(.next) == .createProfile)
    #expect(machine.legalEvents == [.next])
    #expect(table.graph.states.map(\.name) == ["login", "createProfile", "finished"])
    #expect(table.problems.isEmpty)
  }

  @Test func `a table of the main actor's enums is written as JSON and read`() throws {
    #expect(try TransitionTable(json: JSONEncoder().encode(table)) == table)
  }

  @Test func `a struct of the main actor is reduced there, and its owner subscribes`() {
    final class Model { var title = "" }
    let model = Model()
    let machine = StateMachine(Form())
    machine.subscribe(model, to: \.text) { [unowned model] in model.title = $0 }
    machine.send(.typed("tram"))
    #expect(model.title == "tram")
  }
}
