extension String {
  /// A condition that says nothing twice: `ready && open` of `ready && open && ready`, `ready` of `ready || ready`.
  var withoutRepetitions: String {
    guard mayRepeat, parts(around: " ? ")?.count == 1, let sides = parts(around: " || ") else { return self }
    return sides.map(\.conditionsOnce).once.joined(separator: " || ")
  }

  /// Conditions that hold together, each said once.
  private var conditionsOnce: String {
    let all = conditions
    let said = all.once
    return said.count < all.count
      ? said.joined(separator: " && ")
      : (parts(around: " && ") ?? [self]).map(\.heldOnce).joined(separator: " && ")
  }

  /// All conditions that hold together, be it that parentheses hold some of them.
  private var conditions: [String] {
    (parts(around: " && ") ?? [self]).flatMap { part -> [String] in
      guard part.hasPrefix("("), let held = part.held, held.parts(around: " || ")?.count == 1,
        held.parts(around: " ? ")?.count == 1
      else { return [part.heldOnce] }
      return held.conditions
    }
  }

  /// What parentheses hold says nothing twice either.
  private var heldOnce: String {
    guard let held, case let said = held.withoutRepetitions, said != held else { return self }
    let isSingle = said.parts(around: " && ")?.count == 1 && said.parts(around: " || ")?.count == 1
    return hasPrefix("!") ? Match.negation(of: said) : isSingle ? said : "(\(said))"
  }

  /// What stands in the parentheses of `(…)` and `!(…)`, if that is all.
  private var held: String? {
    guard hasPrefix("(") || hasPrefix("!("), hasSuffix(")") else { return nil }
    let held = String(drop { $0 == "!" }.dropFirst().dropLast())
    return held.parts(around: " && ") == nil ? nil : held
  }

  /// Whether two conditions in it are the same, apart from parentheses and negations; most texts are long and say nothing twice.
  private var mayRepeat: Bool {
    let parts = split(separator: " || ").flatMap { $0.split(separator: " && ") }
    return Set(parts.map { $0.utf8.filter { !Self.brackets.contains($0) } }).count < parts.count
  }

  private static let brackets = Array("()!".utf8)

  /// What stands between operators that are in no parentheses and in no string; nil where these do not match.
  private func parts(around separator: String) -> [String]? {
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

extension [String] {
  /// Each where it comes first.
  fileprivate var once: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
