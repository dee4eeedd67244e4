import SwiftSyntax
import SwitchbackGraph

extension SyntaxProtocol {
  /// The source text without comments and blanks around it; SwiftSyntax says the same, but copies the node twice for it.
  var trimmedDescription: String {
    // What is asked for most often.
    if let name = Syntax(self).as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return name.baseName.text }
    let bytes = syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
  }

  /// The source text as one writes it on one line, without comments.
  var text: String {
    let written = trimmedDescription
    // Only what has a slash can have a comment.
    if !written.utf8.contains(UInt8(ascii: "/")) {
      if written.hasSingleSpacesOnly { return written }
      // To look at each token of what nobody reads to its end takes too long.
      if written.utf8.count > 400 { return written.onOneLine.withoutBlanksInParentheses }
    }
    return text(hiding: [])
  }

  /// - Parameter closures: those that are written `{ … }`.
  func text(hiding closures: [ClosureExprSyntax]) -> String {
    var line = OneLine()
    for token in tokens(viewMode: .sourceAccurate) {
      let place = token.positionAfterSkippingLeadingTrivia
      let closure = closures.first { $0.position <= place && place < $0.endPosition }
      if closure == nil {
        line.add(token)
      } else if token.offset == closure?.offset {
        line.add(token, as: "{ … }")
      }
    }
    return line.text
  }

  /// What stands for all of it where there is room for one line: `for item in items { … }`.
  var firstLine: String {
    let text = trimmedDescription
    // A loop over bytes: there may be a megabyte in the line.
    guard let end = text.utf8.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return text
    }
    return String(text[..<end]).closed
  }
}

extension WithTrailingCommaSyntax {
  /// The text without the comma that ends it; a node without one would be a tree of its own.
  var textWithoutComma: String {
    guard trailingComma?.presence == .present else { return text }
    return String(text.dropLast())
  }
}

/// Code that stood on several lines.
private struct OneLine {
  private(set) var text = ""
  private var isApart = false

  /// - Parameter word: what stands in its place.
  mutating func add(_ token: TokenSyntax, as word: String? = nil) {
    let word = word ?? (token.text.contains(where: \.isNewline) ? token.text.onOneLine : token.text)
    // Most have nothing before them, and to look at what they have takes long.
    let isBehindTrivia = token.leadingTriviaLength.utf8Length > 0
    let isFirstOfLine = isBehindTrivia && token.leadingTrivia.contains(where: \.isNewline)
    if isFirstOfLine, text.last == ",", [")", "]"].contains(word) { text.removeLast() }
    if isFirstOfLine, let last = text.last, last != ";", token.beginsNextStatement { text += ";" }
    isApart = isApart || isBehindTrivia && token.leadingTrivia.contains(where: \.isWhitespace)
    let isChained = isFirstOfLine && token.continuesChain
    if isApart, let last = text.last, !"([".contains(last), ![")", "]", ","].contains(word), !isChained {
      text += " "
    }
    text += word
    isApart = token.isBeforeBlank
  }
}

extension TokenSyntax {
  /// Whether a blank stands behind it on its line; what is in a very long comment is not looked at.
  fileprivate var isBeforeBlank: Bool {
    let length = trailingTriviaLength.utf8Length
    guard length > 1_000 else { return length > 0 && trailingTrivia.contains(where: \.isWhitespace) }
    let bytes = syntaxTextBytes
    return [bytes[bytes.count - length], bytes[bytes.count - 1]].contains { $0 <= UInt8(ascii: " ") }
  }

  /// Whether it is the dot of `store` and, on the next line, `.load()`.
  fileprivate var continuesChain: Bool {
    tokenKind == .period && parent?.as(MemberAccessExprSyntax.self)?.base != nil
  }

  /// Whether a statement begins with it, and stands behind another one.
  fileprivate var beginsNextStatement: Bool {
    let begun = sequence(first: Syntax(self), next: \.parent).prefix { $0.offset == offset }
    guard let item = begun.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.first?.id != item.id
  }
}

extension String {
  /// What is open in it ends behind dots: `store.send(…)` of `store.send(`.
  fileprivate var closed: String {
    var (open, isQuoted, isEscaped) = ([Character](), false, false)
    for character in self {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !isQuoted else { continue }
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}": _ = open.popLast()
      default: break
      }
    }
    let isBehindOpening = last.map { "([".contains($0) } ?? true
    return open.reversed().reduce(self + (isBehindOpening ? "…" : " …")) { $0 + ($1 == "}" ? " }" : "\($1)") }
  }

  /// Without those behind `(` and before `)` and `,`, which line ends leave.
  fileprivate var withoutBlanksInParentheses: String {
    let bytes = utf8.reduce(into: [UInt8]()) { bytes, byte in
      if bytes.last == UInt8(ascii: " "), ")],".utf8.contains(byte) { bytes.removeLast() }
      let isBehindOpening = bytes.last == UInt8(ascii: "(") || bytes.last == UInt8(ascii: "[")
      if byte != UInt8(ascii: " ") || !isBehindOpening { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether its only blanks are single spaces between others, as in nearly all that is written on one line.
  fileprivate var hasSingleSpacesOnly: Bool {
    var isBehindSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      guard byte > UInt8(ascii: " ") && byte < 0x80 || isSpace && !isBehindSpace else { return false }
      isBehindSpace = isSpace
    }
    return !isBehindSpace || isEmpty
  }
}
