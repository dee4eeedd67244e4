import Switchback
import Testing

@Suite("Allowed moves")
struct AllowedMovesTests {
  @Test(arguments: Light.allCases, Light.allCases)
  func `a state is assigned if the list has the move, and only then`(from: Light, to: Light) {
    let machine = StateMachine(Light.moves, unhandled: .ignore)
    machine.reset(to: from)
    let isAllowed = from != .off && Light.list[from].contains(to)
    #expect(machine.canMove(to: to) == isAllowed)
    machine.state = to
    #expect(machine.state == (isAllowed ? to : from))
    #expect(machine.currentState == machine.state)
  }

  @Test(
    arguments: [
      (.red, .green, .moved), (.red, .red, .stayed), (.red, .yellow, .unhandled), (.green, .green, .unhandled),
      (.off, .red, .ended),
    ] as [(Light, Light, Disposition)]
  )
  func `a request has an answer; one for the current state has to be allowed, too`(
    from: Light,
    to: Light,
    disposition: Disposition
  ) {
    let machine = StateMachine(Light.moves, unhandled: .ignore)
    machine.reset(to: from)
    #expect(machine.move(to: to) == disposition)
  }

  @Test func `a move has the hooks that an event has`() {
    let machine = StateMachine(Light.moves)
    let log = Log()
    machine.onWillExit(.red) { [unowned machine] in log.lines.append("will leave \(machine.state) for \($0.to)") }
    machine.onWillEnter(.green) { _ in log.lines.append("will enter") }
    machine.onExit(.red) { _ in log.lines.append("left") }
    machine.onTransition {
      log.lines.append("\($0.from) to \($0.to) by \($0.event.map { "\($0)" } ?? "") \($0.change)")
    }
    machine.onEnter(.green) { [unowned machine] _ in log.lines.append("entered \(machine.state)") }
    machine.state = .green
    #expect(
      log.lines == ["will leave red for green", "will enter", "left", "red to green by green moved", "entered green"]
    )
  }

  @Test func `staying neither leaves nor enters`() {
    let machine = StateMachine(Light.moves)
    let log = Log()
    machine.onExit(.red) { _ in log.lines.append("left") }
    machine.onEnter(.red) { _ in log.lines.append("entered") }
    machine.onTransition { log.lines.append("\($0.change)") }
    machine.state = .red
    #expect(log.lines == ["stayed"])
  }

  @Test func `what is assigned in a hook waits its turn`() {
    let machine = StateMachine(Light.moves)
    let log = Log()
    machine.onEnter(.green) { [unowned machine] _ in
      machine.state = .yellow
      log.lines.append("still \(machine.state)")
    }
    machine.onEnter(.yellow) { _ in log.lines.append("yellow") }
    machine.state = .green
    #expect(log.lines == ["still green", "yellow"])
    #expect(machine.state == .yellow)
  }

  @Test(
    arguments: [
      (.green, .off, "Light: no move from 'green' to 'off'; allowed from here: yellow"),
      (.red, .yellow, "Light: no move from 'red' to 'yellow'; allowed from here: green, off, red"),
      (.off, .red, "Light: no move from 'off' to 'red'; nothing is allowed from here"),
    ] as [(Light, Light, String)]
  )
  func `a move that is not allowed is reported with those that are`(from: Light, to: Light, line: String) {
    let machine = StateMachine(AllowedMoves(initial: from, Light.list))
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.onTransition { _ in log.lines.append("a transition") }
    machine.state = to
    #expect(log.lines == [line])
  }

  @Test func `a request that came too late is reported by the name of the states`() {
    let machine = StateMachine(Light.moves)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.onEnter(.off) { [unowned machine] _ in machine.state = .red }
    machine.state = .off
    #expect(log.lines == ["Light: 'red' came too late; the machine ended in 'off'"])
  }

  @Test func `what may come next is listed, in a final state nothing`() {
    let machine = StateMachine(Light.moves)
    #expect(machine.allowedMoves == [.green, .off, .red])
    machine.state = .off
    #expect(machine.isFinal)
    #expect(machine.allowedMoves == [])
    #expect(!machine.canMove(to: .red))
  }

  @Test func `a state that nothing leads out of is not final unless it is named`() {
    let machine = StateMachine(AllowedMoves(initial: Light.red, Light.list), unhandled: .ignore)
    machine.state = .off
    #expect(!machine.isFinal)
    #expect(machine.move(to: .red) == .unhandled)
  }

  @Test func `a reset leads anywhere, also to a state that the list does not have`() {
    let machine = StateMachine(AllowedMoves(initial: "a", ["a": ["b"], "b": ["a"]]), unhandled: .ignore)
    machine.reset(to: "elsewhere")
    #expect(machine.state == "elsewhere")
    #expect(machine.allowedMoves == [])
    #expect(machine.move(to: "a") == .unhandled)
    machine.reset(to: "b")
    #expect(machine.move(to: "a") == .moved)
  }

  @Test func `a final state may be one that the list does not have`() {
    let machine = StateMachine(AllowedMoves(initial: "a", final: ["z"], ["a": ["b"]]), unhandled: .ignore)
    machine.reset(to: "z")
    #expect(machine.isFinal)
  }

  @Test(arguments: Light.allCases, Light.allCases)
  func `a closure decides as the list that says the same`(from: Light, to: Light) {
    let byCode = AllowedMoves(initial: from, final: [.off]) { from, to in Light.list[from].contains(to) }
    let byList = AllowedMoves(initial: from, final: [.off], Light.list)
    let machines = (StateMachine(byCode, unhandled: .ignore), StateMachine(byList, unhandled: .ignore))
    #expect(machines.0.isFinal == machines.1.isFinal)
    #expect(machines.0.canMove(to: to) == machines.1.canMove(to: to))
    #expect(Set(machines.0.allowedMoves) == Set(machines.1.allowedMoves))
    #expect(machines.0.move(to: to) == machines.1.move(to: to))
    #expect(machines.0.state == machines.1.state)
    #expect(machines.0.isFinal == machines.1.isFinal)
  }

  @Test func `a condition narrows a list`() {
    let moves = AllowedMoves(initial: Light.red, Light.list, where: { _, to in to != .off })
    let machine = StateMachine(moves)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    #expect(machine.allowedMoves == [.green, .red])
    #expect(machine.move(to: .off) == .unhandled)
    #expect(machine.move(to: .green) == .moved)
    #expect(machine.move(to: .red) == .unhandled)
    #expect(
      log.lines == [
        "Light: no move from 'red' to 'off'; allowed from here: green, red",
        "Light: no move from 'green' to 'red'; allowed from here: yellow",
      ]
    )
  }

  @Test func `where code decides over states that cannot be listed nothing is listed`() {
    let machine = StateMachine(AllowedMoves(initial: 1) { from, to in to == from + 1 })
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    #expect(machine.move(to: 2) == .moved)
    #expect(machine.move(to: 5) == .unhandled)
    #expect(machine.allowedMoves == [])
    #expect(log.lines == ["Int: no move from '2' to '5'"])
  }
}
