extension String {
  /// The text as a Mermaid label: what could mean something to Mermaid, to Markdown or to HTML is written as its number.
  var mermaidText: String {
    let characters = Array(onOneLine.unicodeScalars)
    if characters.isEmpty { return "#160;" }
    var text = ""
    for (index, character) in characters.enumerated() {
      if character.isPlain(at: index, in: characters) {
        text.unicodeScalars.append(character)
      } else {
        text += "#\(character.value < 32 ? 0xFFFD : character.value);"
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate func isPlain(at index: Int, in text: [Unicode.Scalar]) -> Bool {
    let before = index > 0 ? text[index - 1] : " "
    let after = index + 1 < text.count ? text[index + 1] : " "
    switch self {
    case "-", "+", ".", ")":
      // At the start, or after digits there, Markdown sees a list.
      return !text[..<index].allSatisfy { $0.properties.numericType != nil }
    case "(": return before != "]"
    case "_": return before.isWord && after.isWord
    case "&": return !after.isWord && after != "#"
    case " ", ",", "[", "]", "=", "!", "/", "?", "|", "'", "→", "✕", "…": return true
    default: return isWord
    }
  }

  fileprivate var isWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }
}
