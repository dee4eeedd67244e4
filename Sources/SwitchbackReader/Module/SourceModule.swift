import SwiftSyntax

/// The files that see one another, in one tree: what stands in any of them has an offset of its own.
package struct SourceModule: Sendable {
  package let sources: [ParsedSource]
  let tree: SourceFileSyntax
  /// Where the statements of each file begin in the tree.
  let starts: [Int]
  /// How many of the files are asked for their machines, which are the first; the rest are there to be seen by them.
  let askedCount: Int

  /// - Parameter context: files whose machines are not wanted.
  package init(_ asked: [ParsedSource], context: [ParsedSource] = []) {
    let sources = asked + context
    self.sources = sources
    askedCount = asked.count
    if sources.count == 1 {
      tree = sources[0].tree
      starts = [0]
    } else {
      let items = sources.flatMap { Array($0.tree.statements) }
      tree = SourceFileSyntax(statements: CodeBlockItemListSyntax(items), endOfFileToken: .endOfFileToken())
      starts =
        sources.reduce(into: ([Int](), 0)) { starts, source in
          starts.0.append(starts.1)
          starts.1 += source.tree.statements.totalLength.utf8Length
        }.0
    }
  }

  /// The statements of each file, as they stand in the tree.
  var statements: [[CodeBlockItemSyntax]] {
    var rest = Array(tree.statements)[...]
    return sources.map { source in
      let count = source.tree.statements.count
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }
}

extension SourceModule {
  /// The file for which a machine is read: that of its type, or of the first of its functions that stands in a file that is asked.
  func asked(for machine: MachineDeclaration) -> Int? {
    let offsets = [machine.offset] + machine.entries.map(\.function.offset)
    return offsets.lazy.map(starts.file(at:)).first { $0 < askedCount }
  }

  /// Whether a machine that is asked for may stand in a file: one that is asked, or that of a type which one of those extends.
  func mayHaveAsked(_ file: Int, _ declarations: Declarations, _ regions: Set<String>) -> Bool {
    file < askedCount
      || declarations.seen(fromFile: file).order.contains { path in
        regions.contains(path)
          || declarations.types[path]?.functions.contains { starts.file(at: $0.offset) < askedCount } == true
      }
  }
}

extension [Int] {
  /// The last of these sorted places that is not behind an offset: the file in which that stands.
  func file(at offset: Int) -> Int {
    guard count > 1 else { return 0 }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
