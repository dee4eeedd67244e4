extension String {
  /// The text as a Mermaid label: what could mean something to Mermaid, to Markdown or to HTML is written as its number.
  var mermaidText: String {
    // These are what Mermaid itself writes for a number and takes back at the end; a space without width parts them.
    let text = onOneLine.replacing("ﬂ°", with: "ﬂ\u{200B}°").replacing("¶ß", with: "¶\u{200B}ß")
    let characters = Array(text.unicodeScalars)
    if characters.isEmpty { return "#160;" }
    var label = ""
    for (index, character) in characters.enumerated() {
      if character.isPlain(at: index, in: characters) {
        label.unicodeScalars.append(character)
      } else {
        label += "#\(character.value < 32 ? 0xFFFD : character.value);"
      }
    }
    return label
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
    case "_": return before.isWord && after.isWord
    case "&": return !after.isWord && after != "#"
    case " ", ",", "(", "[", "]", "=", "!", "/", "?", "|", "'", "→", "✕", "…": return true
    default: return isWord
    }
  }

  fileprivate var isWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }
}
