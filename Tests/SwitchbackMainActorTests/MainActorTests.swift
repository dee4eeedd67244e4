import Switchback
import Testing

// This target has MainActor as its default isolation, as a current app template has.

@MachineState
enum Search {
  case idle
  case loading(String)
  @Final case closed

  enum Event { case typed(String), close }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (_, .typed(let text)): .loading(text)
    case (_, .close): .closed
    }
  }
}

@MachineState
nonisolated enum Switch {
  case on, off

  enum Event { case press }

  func next(on event: Event) -> Self? { self == .on ? .off : .on }
}

@MainActor @MachineState
enum Panel {
  case shown, hidden

  enum Event { case toggle }

  func next(on event: Event) -> Self? { self == .shown ? .hidden : .shown }
}

extension Search.Event {
  var isClose: Bool { if case .close = self { true } else { false } }
}

@Suite struct MainActorTests {
  @Test func `a machine of the main actor runs there`() {
    let machine = StateMachine(Search.idle)
    var entered = 0
    machine.onEnter(.loading) { _ in entered += 1 }
    #expect(machine.send(.typed("tram")) == .moved)
    #expect(machine.send(.typed("trams")) == .updated)
    #expect(machine.send(.close) == .moved)
    #expect(machine.isFinal)
    #expect(entered == 1)
    #expect(Search.Event.close.isClose)
    #expect(StateMachine(Panel.shown).send(.toggle) == .moved)
  }

  @Test nonisolated func `its graph and kinds are of no actor`() {
    #expect(Search.graph.states.map(\.name) == ["idle", "loading", "closed"])
    #expect(Search.Kind.loading == .loading)
    #expect(Search.Event.Kind.allCases == [.typed, .close])
  }

  @Test nonisolated func `a nonisolated machine runs anywhere`() async {
    await Task.detached {
      let machine = StateMachine(Switch.on)
      #expect(machine.send(.press) == .moved)
      #expect(machine.legalEvents == [.press])
    }.value
  }
}
