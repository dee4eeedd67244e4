import Switchback
import Testing

@Suite("Drawings of moves")
struct MoveDrawingTests {
  @Test func `a list is drawn as it stands, one arrow for each move`() {
    let graph = Light.moves.graph
    #expect(graph.name == "Light")
    #expect(graph.dialect == "allowed-moves")
    #expect(graph.read == .complete)
    #expect(graph.assumptions == [])
    #expect(
      graph.states == [
        .init("red", isInitial: true), .init("green"), .init("yellow"), .init("off", isFinal: true),
      ]
    )
    #expect(graph.events == [.init("->red"), .init("->green"), .init("->yellow"), .init("->off")])
    #expect(
      arrows(graph) == [
        "red ->red red stay", "red ->green green move", "red ->off off move", "green ->yellow yellow move",
        "yellow ->red red move",
      ]
    )
  }

  @Test func `states that the type lists are drawn, though no move mentions them`() {
    let graph = AllowedMoves(initial: Light.red, [.red: [.green]]).graph
    #expect(graph.states.map(\.name) == ["red", "green", "yellow", "off"])
    #expect(graph.check().map(\.message).contains { $0.contains("'yellow' is never reached") })
  }

  @Test func `without such a list they are drawn as they are written`() {
    let graph = AllowedMoves(initial: "b", final: ["d"], ["a": ["b"], "b": ["c"]]).graph
    #expect(graph.states.map(\.name) == ["a", "b", "c", "d"])
    #expect(graph.states.filter(\.isInitial).map(\.name) == ["b"])
  }

  @Test func `a machine has the drawing of its moves, wherever it is`() {
    let machine = StateMachine(Light.moves)
    machine.state = .green
    #expect(machine.graph == Light.moves.graph)
  }

  @Test func `of a closure all pairs are asked, but for those that start where the machine ends`() {
    let graph = AllowedMoves(initial: Light.red, final: [.off]) { from, to in to == .off || from == .off }.graph
    #expect(arrows(graph) == ["red ->off off move", "green ->off off move", "yellow ->off off move"])
    #expect(graph.read == .complete)
    #expect(graph.assumptions == ["which moves are allowed depends on the two states alone"])
  }

  @Test func `of a delegate all pairs are asked as well`() {
    final class Flow: MoveDelegate {
      func shouldTransition(from: Light, to: Light) -> Bool { from == .red && to == .green }
    }
    let flow = Flow()
    #expect(arrows(StateMachine(.red, delegate: flow).graph) == ["red ->green green move"])
  }

  @Test func `a delegate that is gone cannot be asked, which is no drawing without arrows`() {
    final class Flow: MoveDelegate { typealias State = Light }
    let graph = StateMachine(.red, delegate: Flow()).graph
    #expect(graph.read == .refused)
    #expect(graph.unread.map(\.why) == ["the delegate that decides about the moves is gone"])
    let listed = StateMachine(AllowedMoves(initial: Light.red, [.red: [.green]]), delegate: Flow()).graph
    #expect(listed.read == .complete)
    #expect(arrows(listed) == ["red ->green green move […]"])
  }

  @Test func `what holds beside a list is a guard`() {
    let graph = AllowedMoves(initial: Light.red, [.red: [.green]], where: { _, _ in false }).graph
    #expect(arrows(graph) == ["red ->green green move […]"])
  }

  @Test func `where a missing move leads is drawn`() {
    let missing: @Sendable (Light, Light) -> Light? = { from, to in from == .red && to == .yellow ? .off : nil }
    let graph = AllowedMoves(initial: Light.red, [.red: [.green]], missing: missing).graph
    #expect(arrows(graph) == ["red ->green green move", "red ->yellow off move"])
    let conditional = AllowedMoves(
      initial: Light.red,
      [.red: [.yellow]],
      where: { _, _ in true },
      missing: missing
    )
    #expect(arrows(conditional.graph) == ["red ->yellow yellow move […]", "red ->yellow off move"])
  }

  @Test func `kinds are drawn for states with payloads`() {
    let graph = Page.moves.graph
    #expect(graph.states.map(\.name) == ["list", "detail", "edit"])
    #expect(
      arrows(graph) == [
        "list ->detail detail move", "detail ->list list move", "detail ->detail detail stay",
        "detail ->edit edit move", "edit ->detail detail move",
      ]
    )
  }

  @Test func `what depends on payloads is not read`() {
    let graph = AllowedMovesByKind(initial: Page.list, [.list: [.detail]], missing: { _, _ in .list }).graph
    #expect(graph.read == .partial)
    #expect(graph.unread.map(\.why) == ["where a request leads that is not allowed depends on payloads"])
  }

  @Test func `without a list of the states nothing is drawn, and it says why`() {
    let moves = AllowedMoves(initial: 1) { from, to in to > from }
    #expect(moves.graph.read == .refused)
    #expect(moves.graph.transitions == [])
    #expect(
      moves.graph.unread.map(\.why) == [
        "code decides about the moves, and there is no list of all 'Int' to ask it for"
      ]
    )
    #expect(moves.drawing == nil)
    #expect(Light.moves.drawing == Light.moves.graph)
  }

  @Test func `states of one case are told apart by their payloads`() {
    enum Step: Hashable { case page(Int), end }
    let graph = AllowedMoves(initial: Step.page(1), [.page(1): [.page(2)], .page(2): [.end]]).graph
    #expect(arrows(graph) == ["page(1) ->page(2) page(2) move", "page(2) ->end end move"])
  }

  private func arrows(_ graph: StateGraph) -> [String] {
    graph.transitions.map { arrow in
      "\(arrow.from) \(arrow.event) \(arrow.to ?? "?") \(arrow.kind)" + (arrow.guardText.map { " [\($0)]" } ?? "")
    }
  }
}
