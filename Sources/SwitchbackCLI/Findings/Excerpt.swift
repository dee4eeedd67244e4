/// A line of source with a caret below a column.
struct Excerpt {
  private let number: String
  private let text: String
  private let caret: Int

  /// - Parameters:
  ///   - column: counted in bytes of UTF-8, from 1, as the compiler does.
  ///   - width: the columns of the terminal that the excerpt may take.
  init?(of source: String, line: Int, column: Int, width: Int) {
    guard let bytes = source.utf8Line(line) else { return nil }
    number = "\(line)"
    let before = String(decoding: bytes.prefix(max(column - 1, 0)), as: UTF8.self).shown
    let after = String(decoding: bytes.dropFirst(max(column - 1, 0)), as: UTF8.self).shown
    let room = max(width - number.count - 3, 20)
    // What stands before the caret is cut from the left, as far as that makes the caret seen.
    let start = before.columns <= room / 2 ? before : "…" + before.suffix(fittingIn: room / 2)
    caret = start.columns
    text = start + after.cut(to: room - caret)
  }

  func lines(_ style: Style) -> [String] {
    let margin = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: caret)
    return ["\(style.dim("\(number) |")) \(text)", "\(style.dim("\(margin) |")) \(indent)\(style.caret("^"))"]
  }
}

extension String {
  /// The bytes of a line, counted from 1, without its end; a line ends as it does for the Swift compiler.
  fileprivate func utf8Line(_ number: Int) -> [UInt8]? {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var line: [UInt8] = []
    var current = 1
    var previous: UInt8 = 0
    for byte in utf8 {
      let endedBefore = previous == carriageReturn && byte == lineFeed
      previous = byte
      if endedBefore { continue }
      if byte == lineFeed || byte == carriageReturn {
        if current == number { return line }
        current += 1
      } else if current == number {
        line.append(byte)
      }
    }
    return current == number ? line : nil
  }

  /// The text with spaces for tabs, and without what moves the cursor.
  fileprivate var shown: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": text += "    "
      case _ where scalar.properties.generalCategory == .control: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
