import Foundation
import SwitchbackTestSupport
import Testing

@Suite struct SemanticsTests {
  @Test func `every test that the article names is there`() throws {
    let named = try Repository.text("Sources/Switchback/Switchback.docc/Semantics.md").split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /- (\w+Tests): \*(.+)\*/)?.output }
    #expect(named.count > 20)
    let files = Repository.files(in: "Tests/SwitchbackTests", ending: "Tests.swift")
    for (_, suite, sentence) in named {
      let file = try #require(files.first { $0.hasSuffix("/\(suite).swift") }, "there is no suite '\(suite)'")
      #expect(try Repository.text(file).contains("func `\(sentence)`("), "\(suite) has no test '\(sentence)'")
    }
  }
}
