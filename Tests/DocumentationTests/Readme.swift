import Foundation
import SwitchbackTestSupport

/// The blocks of the README that are made of something else, each behind a comment that says of what.
struct Readme {
  var text: String

  /// What stands between the fences behind the comment.
  func block(behind comment: String) -> Substring? {
    range(behind: comment).map { text[$0] }
  }

  mutating func replaceBlock(behind comment: String, with new: String) {
    guard let range = range(behind: comment) else { return }
    text.replaceSubrange(range, with: new)
  }

  private func range(behind comment: String) -> Range<String.Index>? {
    guard let mark = text.range(of: "<!-- \(comment) -->\n```"),
      let start = text[mark.upperBound...].firstIndex(of: "\n").map(text.index(after:)),
      let end = text[start...].range(of: "```\n")?.lowerBound
    else { return nil }
    return start..<end
  }
}

extension Readme {
  static let path = "README.md"

  /// The block as it stands, written anew first where the environment asks for it.
  static func recorded(behind comment: String, now new: String) throws -> String? {
    var readme = try Readme(text: Repository.text(path))
    if Repository.isRecording {
      readme.replaceBlock(behind: comment, with: new)
      try Data(readme.text.utf8).write(to: Repository.root.appending(path: path))
    }
    return readme.block(behind: comment).map(String.init)
  }
}
