import Foundation
import SwitchbackTestSupport
import Testing

@Suite struct SemanticsTests {
  @Test func `every test that the article names is there`() throws {
    let named = try Repository.text("Sources/Switchback/Switchback.docc/Semantics.md").split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /- (\w+Tests): \*(.+)\*/)?.output }
    #expect(named.count > 20)
    for (_, suite, sentence) in named {
      let tests = try Repository.text("Tests/SwitchbackTests/\(suite).swift")
      #expect(tests.contains("func `\(sentence)`("), "\(suite) has no test '\(sentence)'")
    }
  }
}
