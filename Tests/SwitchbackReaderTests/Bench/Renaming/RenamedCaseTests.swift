import Foundation
import SwiftParser
import SwitchbackGraph
@testable import SwitchbackReader
import Testing

/// What code does makes the machine, and not what its author calls things.
@Suite struct RenamedCaseTests {
  /// Every fourth case, and all of them where there is time.
  static let cases = Case.all.enumerated().filter { index, item in
    (isThorough || index.isMultiple(of: 4)) && !NamedCases.contain(item)
  }.map(\.element)

  private static let isThorough = ProcessInfo.processInfo.environment["SWITCHBACK_SOAK"] != nil

  @Test(arguments: cases)
  func `names change nothing but the names`(_ item: Case) {
    let files = item.marked.files.map { Parser.parse(source: $0.text) }
    let renaming = Renaming(files)
    let before = drawn(item.marked.files.map(\.text), of: item)
    let after = renaming.undone(in: drawn(files.map(renaming.applied), of: item))
    #expect(before == after)
  }

  private func drawn(_ texts: [String], of item: Case) -> String {
    let sources = zip(texts, item.marked.files).compactMap { ParsedSource($0, path: $1.path) }
    let graphs = Reader.read(SourceModule(sources)).flatMap(\.self).map(\.graph)
    return graphs.map { $0.formatted(.json) }.joined(separator: "\n")
  }
}
