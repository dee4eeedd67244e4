import Switchback
import Testing

@Suite("Allowed moves by kind")
struct AllowedMovesByKindTests {
  @Test(
    arguments: [
      (.list, .detail(1), .moved), (.list, .edit(1, text: ""), .unhandled), (.detail(1), .detail(2), .updated),
      (.detail(1), .detail(1), .stayed), (.edit(1, text: ""), .edit(1, text: "a"), .unhandled),
      (.edit(1, text: ""), .detail(7), .moved),
    ] as [(Page, Page, Disposition)]
  )
  func `a payload does not matter to a move, only to what it is called`(
    from: Page,
    to: Page,
    disposition: Disposition
  ) {
    let machine = StateMachine(Page.moves, unhandled: .ignore)
    machine.reset(to: from)
    #expect(machine.move(to: to) == disposition)
    #expect(machine.state == (disposition == .unhandled ? from : to))
  }

  @Test func `hooks are asked for by kind`() {
    let machine = StateMachine(Page.moves)
    let log = Log()
    machine.onEnter(.detail) { log.lines.append("entered \($0.to)") }
    machine.onTransition { log.lines.append("\($0.change)") }
    machine.state = .detail(1)
    machine.state = .detail(2)
    #expect(log.lines == ["moved", "entered detail(1)", "updated"])
    #expect(machine.allowedMoves == [.list, .detail, .edit])
  }

  @Test func `a report names no payloads`() {
    let machine = StateMachine(Page.moves)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.state = .edit(1, text: "private")
    machine.reset(to: .edit(1, text: "private"))
    machine.state = .edit(2, text: "private")
    #expect(
      log.lines == [
        "Page: no move from 'list' to 'edit'; allowed from here: detail",
        "Page: no move from 'edit' to 'edit'; allowed from here: detail",
      ]
    )
  }

  @Test func `a condition sees the payloads, a redirection as well`() {
    let moves = AllowedMovesByKind(
      initial: Page.list,
      final: [.edit],
      [.list: [.detail], .detail: [.detail, .edit]],
      where: { from, to in from != .detail(0) && to != .detail(9) },
      missing: { from, to in to == .detail(9) ? .detail(8) : nil }
    )
    let machine = StateMachine(moves, unhandled: .ignore)
    #expect(machine.move(to: .detail(9)) == .moved)
    #expect(machine.state == .detail(8))
    #expect(machine.move(to: .detail(9)) == .unhandled)
    #expect(machine.move(to: .detail(0)) == .updated)
    #expect(machine.move(to: .edit(1, text: "")) == .unhandled)
    machine.reset(to: .detail(1))
    #expect(machine.move(to: .edit(1, text: "")) == .moved)
    #expect(machine.isFinal)
  }

  @Test func `a closure decides, and nothing is listed`() {
    let moves = AllowedMovesByKind(initial: Page.list, final: [.edit]) { from, to in to != .list }
    let machine = StateMachine(moves, unhandled: .ignore)
    #expect(machine.allowedMoves == [])
    #expect(machine.move(to: .list) == .unhandled)
    #expect(machine.move(to: .edit(1, text: "")) == .moved)
    #expect(machine.isFinal)
  }

  @Test func `a state that cannot be compared is updated`() {
    enum Upload: MachineEvent {
      case idle
      case running(() -> Void)
      enum Kind { case idle, running }
      var kind: Kind { if case .idle = self { .idle } else { .running } }
    }
    let moves = AllowedMovesByKind(initial: Upload.idle, [.idle: [.running, .idle], .running: [.running]])
    let machine = StateMachine(moves)
    #expect(machine.move(to: .idle) == .updated)
    #expect(machine.move(to: .running {}) == .moved)
    #expect(machine.move(to: .running {}) == .updated)
  }
}
