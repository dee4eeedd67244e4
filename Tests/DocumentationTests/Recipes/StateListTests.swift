import SwitchbackGraph
import Testing

@Suite struct StateListTests {
  @Test(arguments: [
    (["on", "running.ready"], "on\nrunning.ready"), (["a\r\nb", "<;>:\"{}"], "a b\n<;>:\"{}"), ([], ""),
  ])
  func `each state is a line, whatever its name`(names: [String], text: String) {
    let graph = StateGraph(name: "Lamp", states: names.map { .init($0) }, events: [], transitions: [])
    #expect(graph.formatted(.stateList) == text)
  }
}
