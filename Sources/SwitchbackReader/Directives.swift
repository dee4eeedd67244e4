import SwiftSyntax

/// The comments that speak to the reader: `// switchback:ignore dead-end` and `// switchback:targets paid, declined`.
package struct Directives {
  private let files: [File]
  private let lines: SourceLines

  /// The comments of one file, which are looked for when somebody asks.
  private final class File {
    private let find: () -> FileDirectives
    lazy var directives = find()

    init(_ find: @escaping () -> FileDirectives) { self.find = find }
  }

  package init(in syntax: some SyntaxProtocol, lines: SourceLines) {
    files = [File { FileDirectives(in: syntax, lines: lines) }]
    self.lines = lines
  }

  init(in module: SourceModule, lines: SourceLines) {
    files = module.sources.enumerated().map { index, source in
      File {
        source.words.nameDirectives ? FileDirectives(in: source.tree, lines: lines.alone(index)) : FileDirectives()
      }
    }
    self.lines = lines
  }

  func ignores(_ rule: String, at offset: Int) -> Bool {
    let directives = directives(at: offset)
    return !directives.isEmpty && directives.ignored[lines.line(at: offset)]?.contains(rule) ?? false
  }

  /// The names that a comment gives as possible targets of this line, `nil` among them.
  func targets(at offset: Int) -> [String]? {
    directives(at: offset).stated[lines.line(at: offset)]
  }

  /// Whether nothing is said in the whole file in which something stands.
  func areMissing(around offset: Int) -> Bool { directives(at: offset).isEmpty }

  private func directives(at offset: Int) -> FileDirectives {
    files[files.count == 1 ? 0 : lines.file(at: offset)].directives
  }
}

/// What the comments of a file say, by line.
///
/// A comment behind code is about its own line, a comment on a line of its own about the next line of code.
private struct FileDirectives {
  private(set) var ignored: [Int: Set<String>] = [:]
  private(set) var stated: [Int: [String]] = [:]

  /// Shorter comments say nothing to the reader; to look at each costs more than all else here.
  private static let shortest = "//switchback:".utf8.count

  init() {}

  init(in syntax: some SyntaxProtocol, lines: SourceLines) {
    var endOfPrevious: Int?
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      if token.leadingTriviaLength.utf8Length >= Self.shortest {
        let code = endOfPrevious.map(lines.line) ?? -1
        let line = lines.line(at: token.offset)
        read(token.leadingTrivia, from: token.position.utf8Offset, code: code, next: line, lines)
      }
      if token.trailingTriviaLength.utf8Length >= Self.shortest {
        let line = lines.line(at: end)
        read(token.trailingTrivia, from: end, code: line, next: line, lines)
      }
      endOfPrevious = end
    }
  }

  var isEmpty: Bool { ignored.isEmpty && stated.isEmpty }

  private mutating func read(_ trivia: Trivia, from start: Int, code: Int, next: Int, _ lines: SourceLines) {
    var offset = start
    for piece in trivia {
      if case .lineComment(let comment) = piece {
        let line = lines.line(at: offset)
        note(comment, line: line == code ? line : next)
      }
      offset += piece.sourceLength.utf8Length
    }
  }

  private mutating func note(_ comment: String, line: Int) {
    let words = comment.dropFirst(2).split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    switch words.first {
    case "switchback:ignore": ignored[line, default: []].formUnion(words.dropFirst())
    case "switchback:targets": stated[line] = words.dropFirst().map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    default: break
    }
  }
}
