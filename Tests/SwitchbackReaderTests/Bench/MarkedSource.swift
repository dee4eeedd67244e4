/// Source in which places carry a mark: `1️⃣state = .b`.
struct MarkedSource: Sendable {
  /// The source without the marks.
  private(set) var text = ""
  /// The line of each mark.
  private(set) var lines: [Character: Int] = [:]

  init(_ marked: String) {
    var line = 1
    for character in marked {
      if character.isMark {
        lines[character] = line
        continue
      }
      if character.isNewline { line += 1 }
      text.append(character)
    }
  }
}

extension Character {
  /// Whether this is a digit in a key cap.
  var isMark: Bool { unicodeScalars.contains("\u{20E3}") }
}
