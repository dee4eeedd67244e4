import SwiftSyntax

/// Where things stand: turns offsets of a syntax tree into lines of the file.
package struct SourceLines {
  private let converter: SourceLocationConverter
  private let shift: Int

  /// - Parameter shift: added to every line; inside a macro the tree starts at the declaration, not at the file.
  package init(tree: Syntax, shift: Int = 0) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    self.shift = shift
  }

  package func column(at offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).column
  }

  package func line(at offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).line + shift
  }
}

extension SyntaxProtocol {
  /// Where the first token of the node stands, comments and blanks aside.
  package var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The source text on one line.
  var text: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
