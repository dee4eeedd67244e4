import SwiftParser
import SwiftSyntax

/// Meaningless names for all that the files of a case declare, and the way back.
struct Renaming {
  private(set) var renamed: [String: String] = [:]
  private var original: [String: String] = [:]

  init(_ files: [SourceFileSyntax]) {
    let declared = DeclaredNames(viewMode: .sourceAccurate)
    for file in files { declared.walk(file) }
    let roots = Set(declared.names.map(\.root))
    // The labels of what others declare are theirs.
    let foreign = declared.labels.filter { name, _ in
      name != "init" && (!roots.contains(name.root) || FixedNames.all.contains(name))
    }.values
    let kept = foreign.reduce(declared.quoted) { $0.union($1) }.union(FixedNames.all)
    // In the order of the old ones, as some lists are sorted by name.
    for (number, name) in roots.filter({ $0.count > 1 && !kept.contains($0) }).sorted().enumerated() {
      let new = (name.first?.isUppercase == true ? "Q" : "q") + "x" + Self.letters(number)
      (renamed[name], original[new]) = (new, name)
    }
  }

  private static func letters(_ number: Int) -> String {
    let letters = Array("abcdefghij")
    return String([number / 100, number / 10 % 10, number % 10].map { letters[$0] })
  }

  /// The file with all names changed, on the lines on which they were.
  func applied(to file: SourceFileSyntax) -> String {
    file.tokens(viewMode: .sourceAccurate).map { token in
      trivia(token.leadingTrivia) + name(token) + trivia(token.trailingTrivia)
    }.joined()
  }

  /// The text with the old names in place of the new ones.
  func undone(in text: String) -> String {
    var parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      guard let first = parts[index - 1].last, "qQ".contains(first),
        let name = original["\(first)x\(parts[index].prefix(3))"]
      else {
        parts[index] = "x" + parts[index]
        continue
      }
      parts[index - 1].removeLast()
      parts[index] = name + parts[index].dropFirst(3)
    }
    return parts.joined()
  }

  private func name(_ token: TokenSyntax) -> String {
    guard case .identifier(let text) = token.tokenKind else { return token.text }
    return renamed[token.plain.root].map { text.replacing(token.plain.root, with: $0) } ?? text
  }

  /// Comments that say something to the reader name things as well.
  private func trivia(_ trivia: Trivia) -> String {
    guard trivia.description.contains("switchback:") else { return trivia.description }
    return renamed.reduce(trivia.description) { $0.replacing($1.key, with: $1.value) }
  }
}

extension String {
  /// The name without what wrappers put before it: `state` of `$state` and `_state`.
  var root: String {
    let root = drop { $0 == "_" || $0 == "$" }
    return root.isEmpty ? self : String(root)
  }
}
