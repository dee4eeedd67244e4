import SwitchbackGraph
import SwitchbackReader
import SwitchbackTestSupport
import Testing

@Suite struct ChecksTests {
  @Test(arguments: try sections())
  func `the example of a check in the manual has its mistake`(section: Section) {
    let rules = section.examples.flatMap { Reader.read(source: $0).flatMap(\.graph.findings) }.map(\.rule)
    #expect(rules.contains(section.rule))
  }

  struct Section: CustomTestStringConvertible {
    var rule: String
    var examples: [String]
    var testDescription: String { rule }
  }

  static func sections() throws -> [Section] {
    try Repository.text("Sources/Switchback/Switchback.docc/Checks.md").split(separator: "\n## ").dropFirst()
      .map { text in
        Section(
          rule: String(text.prefix { $0 != "\n" }),
          examples: Example.all(in: String(text), of: "Checks.md").flatMap(\.blocks).map(\.code)
        )
      }
      .filter { !$0.examples.isEmpty }
  }
}
