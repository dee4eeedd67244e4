import SwitchbackGraph

/// Whether something holds on the way at hand.
enum Match: Hashable {
  case no
  case always
  /// It depends on what the reader does not follow: the source text of the condition.
  case sometimes(String)

  static func any(_ matches: [Match]) -> Match {
    if matches.contains(.always) { return .always }
    let texts = matches.compactMap(\.text)
    guard texts.count > 1 else { return texts.first.map(Match.sometimes) ?? .no }
    return .sometimes(texts.heldInTurn)
  }

  static func all(_ matches: [Match]) -> Match {
    if matches.contains(.no) { return .no }
    let texts = matches.compactMap(\.text)
    guard texts.count > 1 else { return texts.first.map(Match.sometimes) ?? .always }
    return .sometimes(texts.heldTogether)
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
    if text.hasPrefix(String.build) {
      return String.build + negation(of: String(text.dropFirst(String.build.count)))
    }
    if text.hasPrefix("!"), text.dropFirst().isUnit { return String(text.dropFirst()) }
    if let opposite = text.oppositePresence ?? text.oppositeEquality ?? text.oppositeAgain { return opposite }
    return text.negated ?? (text[...].isUnit ? "!\(text)" : "!(\(text))")
  }
}

extension String {
  /// `owner != lease` of `owner == lease`, and the other way round.
  fileprivate var oppositeEquality: String? {
    for (sign, opposite) in [(" == ", " != "), (" != ", " == ")] where contains(sign) {
      guard let sides = parts(around: sign), sides.count == 2, sides.allSatisfy({ $0[...].isUnit || $0.isPlainValue })
      else { continue }
      return sides[0] + opposite + sides[1]
    }
    return nil
  }

  /// A case, a number or a piece of text.
  private var isPlainValue: Bool {
    if hasPrefix("."), dropFirst().allSatisfy(\.isPartOfName) { return count > 1 }
    if hasPrefix("\""), count > 1 { return dropFirst().firstIndex(of: "\"") == indices.last }
    return first?.isNumber == true && allSatisfy { $0.isNumber || $0 == "." || $0 == "_" }
  }

  /// `task != nil` of `task == nil`, and the other way round.
  fileprivate var oppositePresence: String? {
    let (isNil, isThere) = (" == nil", " != nil")
    guard hasSuffix(isNil) || hasSuffix(isThere), !hasPrefix("!") else { return nil }
    let place = String(dropLast(isNil.count))
    return place.asOperand == place ? place + (hasSuffix(isNil) ? isThere : isNil) : nil
  }

  /// `again(task != nil)` of `again(task == nil)`.
  fileprivate var oppositeAgain: String? {
    let opening = "again("
    guard hasPrefix(opening), hasSuffix(")"), self[...].isUnit else { return nil }
    let question = String(dropFirst(opening.count).dropLast())
    return (question.oppositePresence ?? question.oppositeEquality).map(Question.again)
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

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  /// Whether it is a name, a member or a call, so that `!` before it means all of it.
  var isUnit: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for character in self {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !isQuoted else { continue }
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default:
        if depth == 0, character != "\"", !character.isPartOfName, !".?!$".contains(character) { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0 && !isQuoted
  }
}
