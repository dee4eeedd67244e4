extension String {
  /// The text of a condition, in which it is only said that there is a closure that is longer than a few words.
  var withShortClosures: String {
    guard contains("{") else { return self }
    var result = ""
    var rest = self[...]
    var (isQuoted, isEscaped) = (false, false)
    while let first = rest.first {
      if first == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = first == "\\" && !isEscaped
      let length = first == "{" && !isQuoted ? rest.closureLength : 1
      let part = rest.prefix(length)
      result += length > Self.fewWords ? "{ … }" : String(part)
      rest.removeFirst(length)
    }
    return result
  }

  private static let fewWords = 32
}

extension Substring {
  /// Up to the brace that ends what this begins; 1 where there is none.
  fileprivate var closureLength: Int {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for (position, character) in enumerated() {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !isQuoted else { continue }
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { return position + 1 }
    }
    return 1
  }
}
