import SwiftSyntax

/// The files that see one another, in one tree: what stands in any of them has an offset of its own.
package struct SourceModule: Sendable {
  package let sources: [ParsedSource]
  let tree: SourceFileSyntax
  /// Where the statements of each file begin in the tree.
  let starts: [Int]

  package init(_ sources: [ParsedSource]) {
    self.sources = sources
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
