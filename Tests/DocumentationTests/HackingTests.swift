import Foundation
import SwitchbackReader
import SwitchbackTestSupport
import Testing

/// Serialized, because recording writes one file.
@Suite(.serialized)
struct HackingTests {
  static let path = "Documentation/Hacking.md"

  @Test(arguments: Repository.files(in: "Tests/DocumentationTests/Recipes", ending: ".swift"))
  func `a recipe shows what is compiled and run here`(file: String) throws {
    let source = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let lastImport = try #require(source.lastIndex { $0.contains(#/^(@testable )?import /#) })
    let code = source[(lastImport + 2)...].joined(separator: "\n")
    #expect(
      try Article.recorded(Self.path, behind: "made of \(file)", now: code) == code,
      "the article is out of date; record it anew with: SWITCHBACK_RECORD=1 swift test --filter HackingTests"
    )
  }

  @Test(arguments: try Article(path).changes)
  func `a change fits the file that it changes`(change: Article.Change) throws {
    let isThere = try Repository.text(change.file).contains(change.old + "\n")
    #expect(isThere, "\(change.file) has no such lines any more:\n\(change.old)")
  }

  @Test func `the dialect of the recipe is one that the reader lacks`() {
    let source = """
      enum Door { case open, closed }
      enum Event {
        case push, pull
        func next(from door: Door) -> Door? { switch (door, self) { case (.open, .push): .closed \n default: nil } }
      }
      """
    #expect(EventMethod.graphs(in: source).count == 1)
    #expect(Reader.read(source: source).isEmpty)
  }

  @Test func `what the article names is there, and it is not too much to read`() throws {
    let article = try Article(Self.path)
    for path in article.paths {
      #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path), "no \(path)")
    }
    #expect(article.paths.count > 15 && article.changes.count == 1)
    #expect(article.text.count { $0 == "\n" } <= 220)
  }
}
