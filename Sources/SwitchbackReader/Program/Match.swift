/// Whether something holds on the way at hand.
enum Match: Hashable {
  case no
  case always
  /// It depends on what the reader does not follow: the source text of the condition.
  case sometimes(String)

  static func any(_ matches: [Match]) -> Match {
    if matches.contains(.always) { return .always }
    let texts = matches.compactMap(\.text)
    return texts.isEmpty ? .no : .sometimes(texts.joined(separator: " || "))
  }

  static func all(_ matches: [Match]) -> Match {
    if matches.contains(.no) { return .no }
    let texts = matches.compactMap(\.text)
    guard texts.count > 1 else { return texts.first.map(Match.sometimes) ?? .always }
    return .sometimes(texts.map { $0.contains(" || ") ? "(\($0))" : $0 }.joined(separator: " && "))
  }

  var negated: Match {
    switch self {
    case .no: .always
    case .always: .no
    case .sometimes(let text): .sometimes(Match.negation(of: text))
    }
  }

  var text: String? {
    if case .sometimes(let text) = self { text } else { nil }
  }

  static func negation(of text: String) -> String {
    if text.hasPrefix("!"), text.dropFirst().isPlain { return String(text.dropFirst()) }
    if let opposite = text.oppositePresence { return opposite }
    let isPlain = text[...].isPlain || text.hasPrefix("again(") && "!\(text.dropFirst(5))".negated != nil
    return text.negated ?? (isPlain ? "!\(text)" : "!(\(text))")
  }
}

extension String {
  /// `task != nil` of `task == nil`, and the other way round.
  fileprivate var oppositePresence: String? {
    let (isNil, isThere) = (" == nil", " != nil")
    guard hasSuffix(isNil) || hasSuffix(isThere), !hasPrefix("!") else { return nil }
    let place = dropLast(isNil.count)
    return place.contains(" ") ? nil : place + (hasSuffix(isNil) ? isThere : isNil)
  }

  /// What stands in the parentheses of `!(…)`, if that is all.
  fileprivate var negated: String? {
    guard hasPrefix("!("), hasSuffix(")") else { return nil }
    let inner = dropFirst(2).dropLast()
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for character in inner {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !isQuoted else { continue }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return nil }
    }
    return String(inner)
  }
}

extension Substring {
  /// Whether it is a name, perhaps with others in front of it.
  fileprivate var isPlain: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
