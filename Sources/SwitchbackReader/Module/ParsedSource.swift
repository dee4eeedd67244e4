import SwiftParser
import SwiftSyntax

/// A source file, parsed.
package struct ParsedSource: Sendable {
  package let path: String
  let tree: SourceFileSyntax
  let words: SourceWords

  /// What keeps the parser from the end of a source: the line, and what is wrong there.
  package struct Obstacle: Error, Equatable {
    package let line: Int
    package let why: String

    package init(line: Int, why: String) { (self.line, self.why) = (line, why) }
  }

  package init(parsing source: String, path: String) throws(Obstacle) {
    if let (line, why) = Reader.obstacle(in: source) { throw Obstacle(line: line, why: why) }
    self.path = path
    words = SourceWords(in: source)
    let written = SourceFileSyntax(parsing: source)
    if let deepest = written.deepest {
      let converter = SourceLocationConverter(fileName: "", tree: written)
      let line = converter.location(for: deepest.positionAfterSkippingLeadingTrivia).line
      throw Obstacle(line: line, why: "what is here nests too deeply for the parser; split the function")
    }
    tree = words.markSelf ? PlainSelf.rewritten(written) : written
  }

  /// Nil where the parser would not come to an end.
  package init?(_ source: String, path: String) {
    guard let parsed = try? ParsedSource(parsing: source, path: path) else { return nil }
    self = parsed
  }

  package var text: String { tree.description }
}

extension SourceFileSyntax {
  /// Nobody nests so deeply; in a debug build the parser would leave out all that follows the twentieth level.
  private static let mostLevels = 40

  init(parsing source: String) {
    var source = source
    self = source.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Self.mostLevels) }
  }

  /// Where the parser stopped since it came too deep, if it did.
  fileprivate var deepest: Syntax? {
    guard hasMaximumNestingLevelOverflow else { return nil }
    var deepest = Syntax(self)
    while let next = deepest.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) { deepest = next }
    return deepest
  }
}
