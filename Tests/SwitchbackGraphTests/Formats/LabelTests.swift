import SwitchbackGraph
import Testing

@Suite struct LabelTests {
  @Test(arguments: [
    ([], "loaded"), (["String"], "loaded(String)"), (["from: Profile"], "loaded(from)"),
    (["from: [String: Int]", "Int"], "loaded(from, Int)"), (["[String: Int]"], "loaded([String: Int])"),
    (["Result<[Item],\n any Error>"], "loaded(Result<[Item], any …)"), ([""], "loaded()"),
  ])
  func `a value is named by its label, else by its type`(payload: [String], expected: String) {
    #expect(StateGraph.label("loaded", payload: payload) == expected)
  }
}
