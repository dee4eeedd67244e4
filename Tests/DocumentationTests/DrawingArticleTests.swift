import SwitchbackGraph
import SwitchbackReader
import SwitchbackTestSupport
import Testing

@Suite struct DrawingArticleTests {
  static let path = "Sources/Switchback/Switchback.docc/ReadingADrawing.md"

  @Test func `the drawing of the article is that of its example`() throws {
    let drawing = try Self.drawing()
    #expect(
      try Article.recorded(Self.path, behind: "made by switchback draw --format text", now: drawing) == drawing,
      "the article is out of date; record it anew with: SWITCHBACK_RECORD=1 swift test --filter DrawingArticleTests"
    )
  }

  @Test(arguments: [
    "→ paused", "↺ stays", "await songs() throws", "again(queue.isEmpty)", "begun by play", "not in empty",
  ])
  func `what the article explains stands in its drawing`(words: String) throws {
    #expect(try Self.drawing().contains(words))
    #expect(try Repository.text(Self.path).split(separator: "`").contains { $0 == words })
  }

  private static func drawing() throws -> String {
    let example = try #require(Example.all(in: try Repository.text(path), of: path).first?.blocks.first)
    let machine = try #require(Reader.read(source: example.code).first)
    return machine.graph.formatted(.text) + "\n"
  }
}
