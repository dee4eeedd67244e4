import SwitchbackGraph
import SwitchbackReader
import Testing

/// What is said of a struct whose properties are machines, beside its drawing.
@Suite struct MachineStructTests {
  private static let source = """
    enum Lamp {
      case off, broken, spare
      func next(on event: Desk.Event) -> Self? { event == .struck && self == .off ? .broken : nil }
      func next(on event: Desk.Event, beside desk: Desk) -> Self? { desk.isPowered ? next(on: event) : nil }
    }
    @MachineState
    struct Desk {
      var lamp: Lamp
      enum Event { case struck }
      mutating func replace() { lamp = .off }
    }
    """

  @Test func `what a region has to be told is told once, by the region`() {
    let graphs = Reader.read(source: Self.source).map(\.graph)
    #expect(graphs.map(\.name) == ["Lamp", "Desk"])
    #expect(
      graphs.map { $0.findings.map { "\($0.line) \($0.rule)" } } == [
        ["2 dead-end", "2 unreachable-state"], [],
      ]
    )
  }

  @Test func `a struct of machines has its lines, and says where a region looks at the others`() throws {
    let graph = try #require(Reader.read(source: Self.source).map(\.graph).last)
    #expect(graph.dialect == "regions")
    #expect(graph.line == 7)
    #expect(graph.events == [.init("struck", line: 9)])
    #expect(graph.states.map(\.line) == [2, 2, 2])
    #expect(graph.read == .complete)
    #expect(graph.assumptions == ["lamp: what 'next(on:beside:)' makes of its siblings is not drawn"])
  }
}
