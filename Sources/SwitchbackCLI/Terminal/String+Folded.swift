extension String {
  /// The text in lines of at most so many columns, broken at blanks where there are any; what follows is indented by two
  /// more than the start.
  func folded(to width: Int?) -> [String] {
    guard let width, columns > width else { return [self] }
    let indent = prefix { $0 == " " }
    var lines = [String(indent)]
    for word in split(separator: " ") {
      var rest = String(word)
      while true {
        let isFresh = lines[lines.count - 1].allSatisfy { $0 == " " }
        let line = lines[lines.count - 1] + (isFresh ? "" : " ") + rest
        if line.columns <= width {
          lines[lines.count - 1] = line
          break
        }
        if isFresh {
          // A word that is longer than a line is cut.
          let piece = rest.start(fittingIn: max(width - lines[lines.count - 1].columns, 2))
          lines[lines.count - 1] += piece
          rest = String(rest.dropFirst(piece.count))
        }
        lines.append(indent + "  ")
      }
    }
    return lines
  }

  private func start(fittingIn width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      }
    )
  }
}

extension [String] {
  /// The texts one after the other, three blanks between them, in lines that are not wider than this where that can be.
  func flowing(in width: Int?) -> [String] {
    reduce(into: []) { lines, text in
      if let last = lines.last, width.map({ last.columns + 3 + text.columns <= $0 }) ?? true {
        lines[lines.count - 1] = last + "   " + text
      } else {
        lines.append(text)
      }
    }
  }
}
