import Foundation
import SwitchbackTestSupport
import Testing

/// An article, with blocks and tables that are made of something else, each behind a comment that says of what.
struct Article {
  let path: String
  private(set) var text: String

  init(_ path: String) throws {
    self.path = path
    text = try Repository.text(path)
  }

  /// What stands behind a comment, between fences or up to an empty line, written anew first where the environment asks for it.
  static func recorded(_ path: String, behind comment: String, now new: String) throws -> String? {
    var article = try Article(path)
    if Repository.isRecording, let range = article.range(behind: comment) {
      article.text.replaceSubrange(range, with: new)
      try Data(article.text.utf8).write(to: Repository.root.appending(path: path))
    }
    return article.range(behind: comment).map { String(article.text[$0]) }
  }

  private func range(behind comment: String) -> Range<String.Index>? {
    guard let mark = text.range(of: "<!-- \(comment) -->\n")?.upperBound else { return nil }
    let isFenced = text[mark...].hasPrefix("```")
    guard let start = isFenced ? text[mark...].firstIndex(of: "\n").map(text.index(after:)) : mark,
      let end = text[start...].range(of: isFenced ? "\n```\n" : "\n\n")?.lowerBound
    else { return nil }
    return start..<text.index(after: end)
  }
}

extension Article {
  /// Changes to files, each a block ` ```diff ` behind a comment that names the file.
  var changes: [Change] {
    text.matches(of: /<!-- changes (.+) -->\n```diff\n((?s:.+?))```\n/)
      .map { Change(file: String($0.1), lines: $0.2.split(separator: "\n")) }
  }

  /// A few lines of a file, with `+` before those that come in, `-` before those that go, and a space before the others.
  struct Change: Sendable, CustomTestStringConvertible {
    var file: String
    /// The lines before the change.
    var old: String

    init(file: String, lines: [Substring]) {
      self.file = file
      old = lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }.joined(separator: "\n")
    }

    var testDescription: String { "\(file): \(old)" }
  }

  /// The files and folders of this repository that the article names.
  var paths: Set<String> {
    Set(
      text.matches(of: /`((?:Sources|Tests|scripts|Documentation|Benchmarks|Examples)\/[\w\/.+]*)`/).map {
        String($0.1)
      }
    )
  }
}
