import Foundation
import SwitchbackTestSupport
import Testing

/// Serialized, because recording writes one file.
@Suite(.serialized)
struct HackingTests {
  static let path = "Documentation/Hacking.md"

  static let dialect = "Sources/SwitchbackReader/Dialects/Switches/EventMethod.swift"

  @Test(arguments: Repository.files(in: "Tests/DocumentationTests/Recipes", ending: ".swift") + [dialect])
  func `a recipe shows what is compiled and run`(file: String) throws {
    let source = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let lastImport = try #require(source.lastIndex { $0.contains(#/^(@testable )?import /#) })
    let code = source[(lastImport + 2)...].joined(separator: "\n")
    #expect(
      try Article.recorded(Self.path, behind: "made of \(file)", now: code) == code,
      "the article is out of date; record it anew with: SWITCHBACK_RECORD=1 swift test --filter HackingTests"
    )
  }

  @Test(arguments: try Article(path).excerpts)
  func `an excerpt stands in the file of which it is a part`(excerpt: Article.Excerpt) throws {
    let isThere = try Repository.text(excerpt.file).contains(excerpt.lines)
    #expect(isThere, "\(excerpt.file) has no such lines any more:\n\(excerpt.lines)")
  }

  @Test func `what the article names is there, and it is not too much to read`() throws {
    let article = try Article(Self.path)
    for path in article.paths {
      #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path), "no \(path)")
    }
    #expect(article.paths.count > 15 && article.excerpts.count == 1)
    #expect(article.text.count { $0 == "\n" } <= 220)
  }
}
