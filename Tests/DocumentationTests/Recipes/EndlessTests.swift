import SwitchbackGraph
import Testing

@Suite struct EndlessTests {
  @Test(arguments: [
    (StateGraph.State("off"), [], ["'Lamp' never ends; mark a state '@Final'"]),
    (StateGraph.State("off", isFinal: true), [], []),
    (StateGraph.State("off"), [StateGraph.Unread(line: 3, why: "'#if'")], []),
  ])
  func `a machine without an end is found`(off: StateGraph.State, unread: [StateGraph.Unread], messages: [String]) {
    let lamp = StateGraph(name: "Lamp", states: [.init("on"), off], events: [], transitions: [], unread: unread)
    #expect(lamp.check([Endless()]).map(\.message) == messages)
  }
}
