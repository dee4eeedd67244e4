extension String {
  /// A condition that says nothing twice: `ready && open` of `ready && open && ready`, `ready` of `ready || ready`.
  var withoutRepetitions: String {
    guard contains(" && ") || contains(" || "), parts(around: " ? ")?.count == 1, let sides = parts(around: " || ")
    else { return self }
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

  /// What stands between operators that are in no parentheses and in no string; nil where these do not match.
  private func parts(around separator: String) -> [String]? {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var parts = [""]
    var rest = self[...]
    while let character = rest.first {
      if depth == 0, !isQuoted, rest.hasPrefix(separator) {
        parts.append("")
        rest.removeFirst(separator.count)
        continue
      }
      rest.removeFirst()
      parts[parts.count - 1].append(character)
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !isQuoted else { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard depth >= 0 else { return nil }
    }
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
