import Switchback
import Testing

@Suite("Where a move is missing")
struct MissingMoveTests {
  @Test(
    arguments: [
      (.red, .green, .moved, .green), (.red, .yellow, .moved, .off), (.green, .red, .unhandled, .green),
      (.green, .green, .unhandled, .green), (.off, .green, .ended, .off),
    ] as [(Light, Light, Disposition, Light)]
  )
  func `a request that is not allowed is refused or redirected; one for the current state is not missing`(
    from: Light,
    request: Light,
    disposition: Disposition,
    reached: Light
  ) {
    let machine = StateMachine(redirecting(from), unhandled: .ignore)
    #expect(machine.move(to: request) == disposition)
    #expect(machine.state == reached)
  }

  @Test func `the transition goes where it was redirected to, and its cause is the request`() {
    let machine = StateMachine(redirecting(.red))
    let log = Log()
    machine.onReport { _ in Issue.record("it was handled") }
    machine.onTransition { log.lines.append("\($0.from) to \($0.to), asked for \($0.event.map { "\($0)" } ?? "")") }
    machine.onEnter(.off) { _ in log.lines.append("entered off") }
    machine.onEnter(.yellow) { _ in Issue.record("it was redirected") }
    machine.state = .yellow
    #expect(log.lines == ["red to off, asked for yellow", "entered off"])
  }

  @Test func `a redirected request can be sent, but is no move that is allowed`() {
    let machine = StateMachine(redirecting(.red))
    #expect(machine.canSend(.yellow))
    #expect(!machine.canMove(to: .yellow))
    #expect(machine.allowedMoves == [.green])
  }

  @Test func `a redirection to the current state stays`() {
    let moves = AllowedMoves(initial: Light.red, [:], missing: { from, _ in from })
    let machine = StateMachine(moves)
    #expect(machine.move(to: .green) == .stayed)
    #expect(machine.state == .red)
  }

  @Test func `it is taken as it stands, and not asked for again`() {
    let moves = AllowedMoves(initial: "a", ["a": ["b"]], missing: { _, to in to + to })
    let machine = StateMachine(moves)
    #expect(machine.move(to: "x") == .moved)
    #expect(machine.state == "xx")
  }

  private func redirecting(_ initial: Light) -> AllowedMoves<Light> {
    AllowedMoves(
      initial: initial,
      final: [.off],
      [.red: [.green], .green: [.yellow]],
      missing: { _, to in
        to == .red ? nil : .off
      }
    )
  }
}
