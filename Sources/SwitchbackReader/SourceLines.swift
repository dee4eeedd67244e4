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

/// Counts the lines of a file when somebody asks for one, and only once.
private final class LineCounter {
  private let tree: Syntax
  lazy var converter = SourceLocationConverter(fileName: "", tree: tree)

  init(tree: Syntax) { self.tree = tree }
}

extension SyntaxProtocol {
  /// Where the first token of the node stands, comments and blanks aside.
  package var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
