extension String {
  /// The columns that the text takes in a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - columns, 0))
  }

  /// The text, or its start and a sign that there is more, in no more columns than there are.
  func cut(to width: Int) -> String {
    if columns <= width { return self }
    var text = ""
    var room = width - 1
    for character in self {
      room -= character.columns
      if room < 0 { break }
      text.append(character)
    }
    return width > 0 ? text + "…" : ""
  }

  /// The end of the text that takes no more columns than these.
  func suffix(fittingIn width: Int) -> String {
    var room = width
    let end = reversed().prefix { character in
      room -= character.columns
      return room >= 0
    }
    return String(end.reversed())
  }
}

extension Character {
  /// 2 for what East Asian fonts and emoji take, 0 for what is set above another character, 1 for the rest.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  /// The blocks of Unicode whose characters are wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]
}
