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
}

extension [String] {
  /// Each where it comes first.
  fileprivate var once: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
