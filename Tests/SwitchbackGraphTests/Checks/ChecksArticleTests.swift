import SwitchbackGraph
import SwitchbackTestSupport
import Testing

@Suite struct ChecksArticleTests {
  @Test func `the manual says what the doc comments say; SWITCHBACK_RECORD=1 writes it anew`() throws {
    let text = try ChecksArticle.text()
    #expect(try Repository.recorded(ChecksArticle.path, now: text) == text)
  }

  @Test(arguments: [any Check].all)
  func `a rule's section has an example, a way to mend it and a way to silence it`(check: any Check) throws {
    let section = try ChecksArticle.section(of: check)
    for part in ["## \(check.rule)\n", "```swift\n", "To mend", "silence it"] { #expect(section.contains(part)) }
  }
}
