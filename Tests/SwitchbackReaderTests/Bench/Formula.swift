/// A guard as a formula of conditions of which only the text is known.
indirect enum Formula: Hashable, Sendable {
  case always
  case atom(String)
  case not(Formula)
  case all([Formula])
  case any([Formula])

  init(_ text: String?) {
    self = text.map { Self.read($0[...]) } ?? .always
  }

  private static func read(_ text: Substring) -> Formula {
    let text = text.trimmed
    let alternatives = text.split(atTopLevel: " || ")
    if alternatives.count > 1 { return .any(alternatives.map(read)) }
    let parts = text.split(atTopLevel: " && ")
    if parts.count > 1 { return .all(parts.map(read)) }
    if let inner = text.insideParentheses { return read(inner) }
    if text.hasPrefix("!") { return .not(read(text.dropFirst())) }
    if text.hasPrefix("case true = ") { return read(text.dropFirst(12)) }
    if text.hasPrefix("case false = ") { return .not(read(text.dropFirst(13))) }
    return .atom(String(text))
  }

  var atoms: Set<String> {
    switch self {
    case .always: []
    case .atom(let text): [text]
    case .not(let formula): formula.atoms
    case .all(let formulas), .any(let formulas): formulas.reduce(into: []) { $0.formUnion($1.atoms) }
    }
  }

  /// Nil where the conditions that are known do not tell.
  func holds(_ known: [String: Bool]) -> Bool? {
    switch self {
    case .always: return true
    case .atom(let text): return known[text]
    case .not(let formula): return formula.holds(known).map { !$0 }
    case .all(let formulas):
      let values = formulas.map { $0.holds(known) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let formulas):
      let values = formulas.map { $0.holds(known) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[first...last]
  }

  /// What stands in the parentheses that enclose the whole text.
  fileprivate var insideParentheses: Substring? {
    guard hasPrefix("(") else { return nil }
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return self.index(after: index) == endIndex ? dropFirst().dropLast() : nil }
    }
    return nil
  }

  fileprivate func split(atTopLevel separator: String) -> [Substring] {
    var parts: [Substring] = []
    var (depth, start, index) = (0, startIndex, startIndex)
    while index < endIndex {
      if "([{".contains(self[index]) { depth += 1 }
      if ")]}".contains(self[index]) { depth -= 1 }
      if depth == 0, self[index...].hasPrefix(separator) {
        parts.append(self[start..<index])
        index = self.index(index, offsetBy: separator.count)
        start = index
      } else {
        index = self.index(after: index)
      }
    }
    return parts + [self[start...]]
  }
}
