import SwiftSyntax

extension SourceFileSyntax {
  /// Whether a word occurs without which no local is taken for a table; to look at every local costs more.
  var namesTables: Bool {
    let bytes = syntaxTextBytes
    return bytes.withUnsafeBufferPointer { text in
      text.indices.contains { index in
        Self.words.contains { word in
          text[index] == word[0] && index + word.count <= text.count && text[index...].starts(with: word)
        }
      }
    }
  }

  private static let words = ["Machine<", "ransition", "Moves", "moves"].map { Array($0.utf8) }
}
