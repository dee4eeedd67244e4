import SwiftParser
import SwiftSyntax

/// A source file, parsed.
package struct ParsedSource: Sendable {
  package let path: String
  let tree: SourceFileSyntax
  let words: SourceWords

  /// Nil where the parser would not come to an end; `Reader.obstacle(in:)` says why.
  package init?(_ source: String, path: String) {
    guard Reader.obstacle(in: source) == nil else { return nil }
    self.path = path
    words = SourceWords(in: source)
    let written = Parser.parse(source: source)
    tree = words.markSelf ? PlainSelf.rewritten(written) : written
  }

  package var text: String { tree.description }
}
