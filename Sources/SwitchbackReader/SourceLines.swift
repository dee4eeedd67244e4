import SwiftSyntax
import SwitchbackGraph

/// Where things stand: turns offsets of a syntax tree into lines of the file.
package struct SourceLines {
  private let files: [File]
  private let starts: [Int]
  private let shift: Int

  /// One of the files that stand in the tree.
  private struct File {
    var path: String
    var counter: LineCounter
    /// What is added to an offset in the whole tree.
    var distance = 0
  }

  /// - Parameter shift: added to every line; inside a macro the tree starts at the declaration, not at the file.
  package init(tree: Syntax, shift: Int = 0) {
    self.init(files: [File(path: "", counter: LineCounter(tree: tree))], shift: shift)
  }

  init(of module: SourceModule) {
    let isSingle = module.sources.count == 1
    let files = zip(module.sources, module.starts).map { source, start in
      let own = isSingle ? 0 : source.tree.statements.position.utf8Offset
      return File(path: source.path, counter: LineCounter(tree: Syntax(source.tree)), distance: own - start)
    }
    self.init(files: files, starts: module.starts)
  }

  private init(files: [File], starts: [Int] = [0], shift: Int = 0) {
    (self.files, self.starts, self.shift) = (files, starts, shift)
  }

  /// Those of one file, for the offsets of its own tree.
  func alone(_ file: Int) -> SourceLines {
    SourceLines(files: [File(path: files[file].path, counter: files[file].counter)], shift: shift)
  }

  /// The path of the file in which something stands.
  func path(at offset: Int) -> String { files[file(at: offset)].path }

  func file(at offset: Int) -> Int { starts.file(at: offset) }

  package func column(at offset: Int) -> Int { location(at: offset).column }

  package func line(at offset: Int) -> Int { location(at: offset).line + shift }

  /// `line 12`, or `Other.swift:12` where that is another file than that of a second place.
  func place(at offset: Int, seenFrom other: Int) -> String {
    let file = file(at: offset) == file(at: other) ? nil : path(at: offset)
    return StateGraph.place(line: line(at: offset), file: file)
  }

  private func location(at offset: Int) -> SourceLocation {
    let file = files[file(at: offset)]
    return file.counter.converter.location(for: AbsolutePosition(utf8Offset: offset + file.distance))
  }
}

extension TokenSyntax {
  /// Another text in its place, with the blanks around it.
  func textBesideComments(as text: String) -> String {
    (leadingTrivia.contains(where: \.isWhitespace) ? " " : "") + text
      + (trailingTrivia.contains(where: \.isWhitespace) ? " " : "")
  }
}

/// Counts the lines of a file when somebody asks for one, and only once.
private final class LineCounter {
  private let tree: Syntax
  lazy var converter = SourceLocationConverter(fileName: "", tree: tree)

  init(tree: Syntax) { self.tree = tree }
}

extension SyntaxProtocol {
  /// Where the first token of the node stands, comments and blanks aside.
  package var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The source text on one line, without comments.
  var text: String {
    let written = trimmedDescription
    // Only what has a slash can have a comment.
    let text = written.utf8.contains(UInt8(ascii: "/")) ? textBesideComments : written
    return text.hasSingleSpacesOnly ? text : text.asOneLine
  }

  private var textBesideComments: String {
    tokens(viewMode: .sourceAccurate).map { $0.textBesideComments(as: $0.text) }.joined()
  }
}

extension WithTrailingCommaSyntax {
  /// The text without the comma that ends it; a node without one would be a tree of its own.
  var textWithoutComma: String {
    guard trailingComma?.presence == .present else { return text }
    let text = self.text.dropLast()
    return String(text.last == " " ? text.dropLast() : text)
  }
}

extension String {
  /// Its lines as one, without blanks where they break inside of parentheses: `open(url, mode: .read)`.
  fileprivate var asOneLine: String {
    split(whereSeparator: \.isNewline).reduce(into: "") { text, line in
      let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isInside = text.last.map("([".contains) ?? true || line.first.map(")]".contains) ?? true
      text += isInside ? line : " " + line
    }
  }

  /// Whether its only blanks are single spaces between others, as in nearly all that is written on one line.
  fileprivate var hasSingleSpacesOnly: Bool {
    var isBehindSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      guard byte > UInt8(ascii: " ") && byte < 0x80 || isSpace && !isBehindSpace else { return false }
      isBehindSpace = isSpace
    }
    return !isBehindSpace || isEmpty
  }
}
