import SwiftSyntax

extension SyntaxProtocol {
  /// The source text without comments and blanks around it; SwiftSyntax says the same, but copies the node twice for it.
  var trimmedDescription: String {
    // What is asked for most often.
    if let name = Syntax(self).as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return name.baseName.text }
    let bytes = syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
  }
}
