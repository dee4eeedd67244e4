extension String {
  /// What stands between operators that are in no parentheses and in no string; nil where these do not match.
  package func parts(around separator: String) -> [String]? {
    let (text, mark) = (Array(utf8), Array(separator.utf8))
    var (depth, isQuoted, isEscaped, start, index) = (0, false, false, 0, 0)
    var parts: [String] = []
    while index < text.count {
      let byte = text[index]
      if byte == mark[0], depth == 0, !isQuoted, text[index...].starts(with: mark) {
        parts.append(String(decoding: text[start..<index], as: UTF8.self))
        index += mark.count
        start = index
        continue
      }
      index += 1
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      guard !isQuoted else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      guard depth >= 0 else { return nil }
    }
    parts.append(String(decoding: text[start...], as: UTF8.self))
    return depth == 0 && !isQuoted ? parts : nil
  }
}
