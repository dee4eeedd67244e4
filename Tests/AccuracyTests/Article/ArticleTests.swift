import Foundation
import SwitchbackGraph
import SwitchbackReader
import SwitchbackTestSupport
import Testing

/// What the article on public packages quotes is what the reader says of them today.
struct ArticleTests {
  /// The findings in each file that is quoted.
  private static let findings = Task {
    let quotes = (try? Quote.all()) ?? []
    var found: [URL: [Finding]] = [:]
    for file in Set(quotes.compactMap(Self.file)) { found[file] = Self.findings(in: file) }
    return found
  }

  @Test func `each finding that is quoted is found in the article, with its rule and a package that is got`() throws {
    let quotes = try Quote.all()
    #expect(quotes.count { $0.rule == "wrong-name" } == 14)
    #expect(
      quotes.map(\.rule).filter { $0 != "wrong-name" }.sorted() == [
        "ignores-state", "never-entered", "never-entered", "unhandled-event", "unread-target",
      ]
    )
    for quote in quotes {
      #expect(Corpus.packages.contains { $0.name == quote.package && $0.version == quote.version }, "\(quote)")
    }
  }

  @Test(Corpus.isThere, arguments: try Quote.all())
  func `the reader says what is quoted`(quote: Quote) async throws {
    let package = try #require(Corpus.packages.first { $0.name == quote.package })
    guard package.isThere || package.isTabulated else { return }
    let file = try #require(Self.file(of: quote))
    let source = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let messages = await Self.findings.value[file, default: []]
      .filter { $0.rule == quote.rule && $0.line == quote.line }.map(\.message)
    let text = messages.joined(separator: "\n") + "\n" + source[quote.line - 1]
    #expect(!messages.isEmpty && quote.words.allSatisfy(text.contains), "\(text)")
  }

  private static func file(of quote: Quote) -> URL? {
    let folder = Corpus.packages.first { $0.name == quote.package }?.folder
    return folder.flatMap { folder in
      Corpus.swiftFiles(in: folder).first { $0.hasSuffix("/\(quote.file)") }.map { URL(filePath: $0) }
    }
  }

  /// What is found in a file beside those of its target, and what none of its package refutes.
  private static func findings(in file: URL) -> [Finding] {
    guard let source = try? String(contentsOf: file, encoding: .utf8),
      let parsed = ParsedSource(source, path: file.path)
    else { return [] }
    let module = SourceModule([parsed], context: Corpus.neighbours(of: parsed, in: file))
    let readings = Reader.read(module).flatMap(\.self)
    let suspicions = readings.flatMap(\.suspicions).filter { !isMade($0.name, beside: file) }
    return readings.flatMap(\.graph.findings) + suspicions.map(\.finding)
  }

  private static func isMade(_ name: String, beside file: URL) -> Bool {
    let package = Corpus.packages.first { file.path.hasPrefix($0.folder.path + "/") }
    guard let package else { return false }
    return Corpus.swiftFiles(in: package.folder).contains { path in
      guard path != file.path, let source = try? String(contentsOf: URL(filePath: path), encoding: .utf8),
        source.contains(".\(name)")
      else { return false }
      return Reader.madeNames(in: source)?.contains(name) ?? true
    }
  }
}
