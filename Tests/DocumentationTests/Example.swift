import Foundation

/// Swift that stands in an article, in one or more blocks that continue each other.
///
/// A fence ` ```swift ` continues the block before it. A comment `<!-- new example -->` starts afresh, and a comment that starts
/// with `<!-- swift` holds declarations that the reader of the article need not see. What is made of a file of the tests or the
/// sources, or is a part of one, is compiled there, and is left out.
struct Example: CustomStringConvertible, Sendable {
  var article: String
  var blocks: [Block]

  struct Block: Sendable, Equatable {
    /// The line of the article on which the code starts.
    var line: Int
    var code: String
  }

  var description: String { "\(article):\(blocks.first?.line ?? 0)" }

  /// One file of code whose errors name the article and its lines.
  var source: String {
    blocks.map { "#sourceLocation(file: \"\(article)\", line: \($0.line))\n\($0.code)" }.joined(separator: "\n")
  }
}

extension Example {
  private static let ofFiles = ["<!-- made of Tests/", "<!-- made of Sources/", "<!-- part of Sources/"]

  /// The examples of an article, each of its own.
  static func all(in text: String, of article: String) -> [Example] {
    var examples = [Example(article: article, blocks: [])]
    var block: Block?
    var end = ""
    var isCompiledElsewhere = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let word = line.trimmingCharacters(in: .whitespaces)
      if var open = block {
        if word == end {
          if !isCompiledElsewhere { examples[examples.count - 1].blocks.append(open) }
          (block, isCompiledElsewhere) = (nil, false)
        } else {
          open.code += line + "\n"
          block = open
        }
      } else if word == "```swift" || word == "<!-- swift" {
        end = word == "```swift" ? "```" : "-->"
        block = Block(line: index + 2, code: "")
      } else if Self.ofFiles.contains(where: word.hasPrefix) {
        isCompiledElsewhere = true
      } else if word == "<!-- new example -->" {
        examples.append(Example(article: article, blocks: []))
      }
    }
    return examples.filter { !$0.blocks.isEmpty }
  }

  /// The examples in the doc comments of a source file: each block is one, because comments do not continue each other.
  static func inComments(of text: String, file: String) -> [Example] {
    let comments = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let word = line.drop { $0 == " " }
      return word.hasPrefix("///") ? String(word.dropFirst(word.hasPrefix("/// ") ? 4 : 3)) : ""
    }
    return all(in: comments.joined(separator: "\n"), of: file).flatMap { example in
      example.blocks.map { Example(article: file, blocks: [$0]) }
    }
  }
}
