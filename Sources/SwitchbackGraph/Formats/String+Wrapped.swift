extension String {
  /// Its words in lines of at most so many columns; a word that is longer is cut, where it has dots behind one.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(whereSeparator: \.isWhitespace).flatMap({ $0.pieces(of: width) }) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// Behind a start, in 80 columns, with the lines that follow indented as far as the first one starts unless told.
  func hung(behind start: String, indent: Int? = nil) -> [String] {
    let indent = indent ?? start.count
    // Behind a start that takes the whole line, a few words still fit into one.
    let lines = wrapped(to: Swift.max(80 - Swift.max(indent, start.count), 20))
    return [start + (lines.first ?? "")] + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
  }
}

extension Substring {
  fileprivate func pieces(of length: Int) -> [Substring] {
    var (rest, pieces) = (self, [Substring]())
    while rest.count > length {
      let room = rest.prefix(length)
      let piece = room.lastIndex(of: ".").map { room[...$0] } ?? room
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces + [rest]
  }
}
