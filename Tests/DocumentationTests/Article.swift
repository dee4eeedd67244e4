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
  /// Lines of files, each a block ` ```swift ` behind a comment that names the file.
  var excerpts: [Excerpt] {
    text.matches(of: /<!-- part of (.+) -->\n```swift\n((?s:.+?))```\n/)
      .map { Excerpt(file: String($0.1), lines: String($0.2)) }
  }

  /// A few lines of a file.
  struct Excerpt: Sendable, CustomTestStringConvertible {
    var file: String
    var lines: String

    var testDescription: String { "\(file): \(lines)" }
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
