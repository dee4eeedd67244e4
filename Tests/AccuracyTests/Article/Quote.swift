import Foundation
import SwitchbackTestSupport

/// A finding that the article on public packages quotes.
struct Quote: Hashable, Sendable {
  var package: String
  var version: String
  var file: String
  var line: Int
  var rule: String
  /// What its message says, or its line of the source.
  var words: [String]

  /// Those of packages at a version; what is quoted of other repositories has none.
  static func all() throws -> [Quote] {
    let text = try Repository.text("Sources/Switchback/Switchback.docc/WhatItFound.md")
    return inSentences(of: text) + inTable(of: text)
  }

  /// `swift-nio 2.101.2, `Sources/File.swift`, line 7: the state `lost``; its rule stands before it.
  private static func inSentences(of text: String) -> [Quote] {
    let quote = /([\w-]+) ([\d.]+),\s+`([^`]+\.swift)`,\s+line\s+(\d+):[^`]*`([^`]+)`/
    return text.matches(of: quote).compactMap { match in
      let rules = text[..<match.range.lowerBound].matches(of: /`([a-z]+(?:-[a-z]+)+)`/)
      guard let rule = rules.last, let line = Int(match.4) else { return nil }
      return Quote(
        package: String(match.1),
        version: String(match.2),
        file: String(match.3),
        line: line,
        rule: String(rule.1),
        words: [String(match.5)]
      )
    }
  }

  /// A row of messages that name another method: package, file, lines, where it stands and what it names; what a cell leaves
  /// out is that of the row above.
  private static func inTable(of text: String) -> [Quote] {
    var (package, file) = ("", "")
    return text.split(separator: "\n").flatMap { row -> [Quote] in
      let cells = row.split(separator: "|").map { $0.filter { $0 != "`" }.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[2].first?.isNumber == true else { return [] }
      if !cells[0].isEmpty { package = cells[0] }
      if !cells[1].isEmpty { file = cells[1] }
      let words = package.split(separator: " ").map(String.init)
      return cells[2].split(separator: ", ").compactMap { Int($0) }.map { line in
        Quote(
          package: words.first ?? "",
          version: words.last ?? "",
          file: file,
          line: line,
          rule: "wrong-name",
          words: Array(cells[3...])
        )
      }
    }
  }
}
