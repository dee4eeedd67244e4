import SwiftSyntax

extension SyntaxProtocol {
  /// The source text without comments and blanks around it; SwiftSyntax says the same, but copies the node twice for it.
  var trimmedDescription: String {
    let bytes = syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
  }
}
