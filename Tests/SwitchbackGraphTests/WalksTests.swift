import SwitchbackGraph
import Testing

@Suite struct WalksTests {
  static let graph = StateGraph.sketch(
    """
    d! a b c lost
    a go b [guard]
    b go c
    a jump c
    c back a
    d go a
    d wait =
    b skip ?
    lost go a
    c stop x
    """
  )

  @Test func `moves reach states, stays, traps and computed targets do not`() {
    #expect(Self.graph.reachableStates() == ["d", "a", "b", "c"])
    #expect(Self.graph.reachableStates(from: "b") == ["a", "b", "c"])
    #expect(Self.graph.reachableStates(from: "unknown") == [])
    #expect(StateGraph.sketch("a b\na go b").reachableStates() == [])
    #expect(StateGraph.sketch("a! b c! e\na go b\nc go a").reachableStates() == ["a", "b", "c"])
  }

  @Test(
    arguments: [
      ("d", "c", ["go", "jump"]), ("a", "c", ["jump"]), ("b", "a", ["go", "back"]), ("a", "a", []), ("a", "lost", nil),
      ("b", "d", nil), ("nowhere", "a", nil),
    ] as [(String, String, [String]?)]
  )
  func `the shortest path has the fewest events`(start: String, end: String, events: [String]?) {
    let path = Self.graph.shortestPath(from: start, to: end)
    #expect(path?.map(\.event) == events)
    #expect(path?.isEmpty ?? true || (path?.first?.from == start && path?.last?.to == end))
  }

  @Test func `of two paths of one length the first row's is taken`() {
    let graph = StateGraph.sketch("a b c d\na x b\na y c\nc z d\nb z d")
    #expect(graph.shortestPath(from: "a", to: "d")?.map(\.event) == ["x", "z"])
  }

  @Test func `a way back to the start does not confuse the path`() {
    let graph = StateGraph.sketch("a b c\na x b\nb y a\nb z c")
    #expect(graph.shortestPath(from: "a", to: "c")?.map(\.event) == ["x", "z"])
  }

  @Test func `handled are moves, stays and computed rows, in order of declaration`() {
    var graph = StateGraph.sketch(
      "a b\nlast\nfirst\na stop x\na poke -\na other b\na first ?\na last = [guard]\na last -"
    )
    graph.events.removeAll { $0.name == "other" }
    #expect(graph.eventsHandled(in: "a") == ["last", "first", "other"])
    #expect(graph.eventsHandled(in: "b") == [])
  }
}
