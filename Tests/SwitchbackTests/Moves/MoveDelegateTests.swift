import Switchback
import Testing

@Suite("Moves that a delegate decides on")
struct MoveDelegateTests {
  @Test func `a delegate is asked first, and told when the move is done`() {
    let flow = Flow()
    let machine = StateMachine(.red, delegate: flow)
    flow.machine = machine
    machine.state = .green
    #expect(flow.log.lines == ["red to green?", "red to green, in green"])
  }

  @Test func `a refused move changes nothing, and is not told of`() {
    let flow = Flow()
    let machine = StateMachine(.red, delegate: flow, unhandled: .ignore)
    #expect(machine.move(to: .yellow) == .unhandled)
    #expect(machine.state == .red)
    #expect(flow.log.lines == ["red to yellow?"])
  }

  @Test func `a request for the current state is put to the delegate, too`() {
    let flow = Flow()
    let machine = StateMachine(.off, delegate: flow, unhandled: .ignore)
    #expect(machine.move(to: .off) == .stayed)
    #expect(flow.log.lines == ["off to off?", "off to off, in nil"])
  }

  @Test func `what a delegate assigns when it is told waits its turn`() {
    let flow = Flow()
    let machine = StateMachine(.red, delegate: flow)
    flow.machine = machine
    flow.goesOn = true
    machine.state = .green
    #expect(machine.state == .yellow)
    #expect(
      flow.log.lines == ["red to green?", "red to green, in green", "green to yellow?", "green to yellow, in yellow"]
    )
  }

  @Test func `a refused move is reported with those that the delegate allows`() {
    let flow = Flow()
    let machine = StateMachine(.red, delegate: flow)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.state = .yellow
    #expect(log.lines == ["Light: no move from 'red' to 'yellow'; allowed from here: green"])
    #expect(machine.allowedMoves == [.green])
    #expect(machine.canMove(to: .green))
    #expect(!machine.canMove(to: .yellow))
  }

  @Test func `a delegate is not kept, and without it nothing moves`() {
    var flow: Flow? = Flow()
    weak let weakFlow = flow
    let machine = flow.map { StateMachine(.red, delegate: $0) }
    let log = Log()
    machine?.onReport { log.lines.append("\($0)") }
    flow = nil
    #expect(weakFlow == nil)
    #expect(machine?.move(to: .green) == .unhandled)
    #expect(machine?.state == .red)
    #expect(machine?.allowedMoves == [])
    #expect(log.lines == ["Light: no move from 'red' to 'green'; its delegate is gone"])
  }

  @Test func `without its delegate a machine is not redirected either`() {
    let moves = AllowedMoves(initial: Light.red, [:], missing: { _, _ in .off })
    let machine = StateMachine(moves, delegate: Flow(), unhandled: .ignore)
    #expect(machine.move(to: .green) == .unhandled)
  }

  @Test func `a list comes before the delegate, which may still say no`() {
    let flow = Flow()
    let moves = AllowedMoves(initial: Light.red, final: [.off], [.red: [.green, .off], .green: [.red, .yellow]])
    let machine = StateMachine(moves, delegate: flow, unhandled: .ignore)
    #expect(machine.move(to: .yellow) == .unhandled)
    #expect(flow.log.lines == [])
    #expect(machine.move(to: .off) == .unhandled)
    #expect(machine.move(to: .green) == .moved)
    #expect(machine.allowedMoves == [.yellow])
    #expect(!machine.isFinal)
  }

  @Test func `what the delegate refuses may be redirected`() {
    let flow = Flow()
    let moves = AllowedMoves(initial: Light.red, [.red: [.yellow]], missing: { _, _ in .off })
    let machine = StateMachine(moves, delegate: flow)
    #expect(machine.move(to: .yellow) == .moved)
    #expect(flow.log.lines == ["red to yellow?", "red to off, in nil"])
  }

  @Test func `a delegate that says nothing allows every move`() {
    final class Silent: MoveDelegate { typealias State = Light }
    let silent = Silent()
    let machine = StateMachine(.red, delegate: silent)
    #expect(machine.move(to: .off) == .moved)
    #expect(machine.move(to: .red) == .moved)
  }

  @Test func `a reset is told to the delegate, which is not asked`() {
    let flow = Flow()
    let machine = StateMachine(.red, delegate: flow)
    machine.reset(to: .yellow)
    #expect(flow.log.lines == ["red to yellow, in nil"])
  }
}

private final class Flow: MoveDelegate {
  let log = Log()
  var goesOn = false
  weak var machine: StateMachine<DelegatedMoves<Light>>?

  func shouldTransition(from: Light, to: Light) -> Bool {
    log.lines.append("\(from) to \(to)?")
    return [.red: [.green], .green: [.yellow], .off: [.off]][from]?.contains(to) == true
  }

  func didTransition(from: Light, to: Light) {
    log.lines.append("\(from) to \(to), in \(machine.map { "\($0.state)" } ?? "nil")")
    if goesOn, to == .green { machine?.state = .yellow }
  }
}

/// Of the main actor, with a conformance that is.
@MainActor
private final class Controller: @MainActor MoveDelegate {
  private lazy var machine = StateMachine(Light.red, delegate: self, unhandled: .ignore)
  private(set) var shown: [Light] = []

  func shouldTransition(from: Light, to: Light) -> Bool { to == .green }
  func didTransition(from: Light, to: Light) { shown.append(to) }
  func tapped(_ light: Light) { machine.state = light }
}

extension MoveDelegateTests {
  @Test @MainActor func `a class of the main actor decides on the moves of its machine`() {
    let controller = Controller()
    controller.tapped(.yellow)
    controller.tapped(.green)
    #expect(controller.shown == [.green])
  }
}
