import SwitchbackGraph

/// Says no condition twice: `ready && open` of `ready && open && ready`, `ready` of `ready || ready`.
///
/// What stands in parentheses within parentheses is asked for at each level, and conditions of one machine share most of
/// it, so that what was found is kept.
struct Repetitions {
  private var known: [String: String] = [:]

  mutating func removed(from text: String) -> String {
    if let said = known[text] { return said }
    var said = text
    if text.mayRepeat, text.parts(around: " ? ")?.count == 1, let sides = text.parts(around: " || ") {
      said = sides.map { conditionsOnce(in: $0) }.once.joined(separator: " || ")
    }
    known[text] = said
    return said
  }

  /// Conditions that hold together, each said once.
  private mutating func conditionsOnce(in text: String) -> String {
    let all = conditions(in: text)
    let said = all.once
    return said.count < all.count
      ? said.joined(separator: " && ")
      : (text.parts(around: " && ") ?? [text]).map { heldOnce(in: $0) }.joined(separator: " && ")
  }

  /// All conditions that hold together, be it that parentheses hold some of them.
  private mutating func conditions(in text: String) -> [String] {
    (text.parts(around: " && ") ?? [text]).flatMap { part -> [String] in
      guard part.hasPrefix("("), let held = part.held, !held.hasPrefix(String.build),
        held.parts(around: " || ")?.count == 1, held.parts(around: " ? ")?.count == 1
      else { return [heldOnce(in: part)] }
      return conditions(in: held)
    }
  }

  /// What parentheses hold says nothing twice either.
  private mutating func heldOnce(in text: String) -> String {
    guard let held = text.held, case let said = removed(from: held), said != held else { return text }
    let isSingle = said.parts(around: " && ")?.count == 1 && said.parts(around: " || ")?.count == 1
    return text.hasPrefix("!") ? Match.negation(of: said) : isSingle ? said : "(\(said))"
  }
}

extension String {
  /// What stands in the parentheses of `(…)` and `!(…)`, if that is all.
  fileprivate var held: String? {
    guard hasPrefix("(") || hasPrefix("!("), hasSuffix(")") else { return nil }
    let held = String(drop { $0 == "!" }.dropFirst().dropLast())
    return held.parts(around: " && ") == nil ? nil : held
  }

  /// Whether two conditions in it are the same, apart from parentheses and negations; most texts are long and say nothing twice.
  fileprivate var mayRepeat: Bool {
    let parts = split(separator: " || ").flatMap { $0.split(separator: " && ") }
    guard parts.count > 1 else { return false }
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
