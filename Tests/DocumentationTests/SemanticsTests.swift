import Foundation
import SwitchbackTestSupport
import Testing

@Suite struct SemanticsTests {
  @Test func `every test that the article names is there`() throws {
    let named = try Repository.text("Sources/Switchback/Switchback.docc/Semantics.md").split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /- (\w+Tests): \*(.+)\*/)?.output }
    #expect(named.count > 20)
    let files = ["Tests/SwitchbackTests", "Tests/SwitchbackMacrosTests"].flatMap {
      Repository.files(in: $0, ending: "Tests.swift")
    }
    for (_, suite, sentence) in named {
      let isThere = try files.contains { file in
        try file.hasSuffix("/\(suite).swift") && Repository.text(file).contains("func `\(sentence)`(")
      }
      #expect(isThere, "\(suite) has no test '\(sentence)'")
    }
  }
}
