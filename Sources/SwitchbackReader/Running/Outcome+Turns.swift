/// The turns of a loop that lead to others which bring nothing new.
extension [Outcome] {
  /// Without those; what branched off from one behind the loop's own condition holds only where that one does not go on.
  ///
  /// - Parameters:
  ///   - way: how the turn began.
  ///   - isEndless: whether the loop has no condition of its own in front, so that all that branches off is in its body.
  func leavingOut(_ isCovered: [Bool], from way: Way, isEndless: Bool) -> [Outcome] {
    guard isCovered.contains(true) else { return self }
    var outcomes = self
    for index in indices where isCovered[index] { outcomes.refuse(index, from: way, isEndless: isEndless) }
    return zip(outcomes, isCovered).filter { !$1 }.map(\.0)
  }

  /// Puts the conditions of one that is left out, negated, before those of its siblings behind it.
  private mutating func refuse(_ index: Int, from way: Way, isEndless: Bool) {
    let left = self[index].way
    guard left.start == way.start, left.waits == way.waits else { return }
    // Most siblings share as much with it, and are told the same.
    var matched: [Int: Guard.Matched?] = [:]
    var negations: [[Guard]: Guard] = [:]
    for next in indices[(index + 1)...] {
      let sibling = self[next].way
      guard sibling.start == way.start, sibling.waits == way.waits else { continue }
      let shared = zip(left.guards, sibling.guards).prefix { $0 == $1 }.count
      // What does not share the condition of the loop is what follows it.
      if shared == way.guards.count {
        guard isEndless else { return }
        // What is left over comes in the end, whatever the turns before it were.
        if sibling.guards.count == shared { continue }
      }
      let (common, own) = (left.guards[..<shared], left.guards[shared...])
      guard !own.isEmpty else { continue }
      let known = matched[shared] ?? left.guards[shared].matched
      matched[shared] = known
      if let mine = known, sibling.guards.dropFirst(shared).first.map(mine.excludes) == true { continue }
      // The question of another turn would only seem to be the same one; of later ones there is no other word for it.
      let repeated = own.filter(common.contains)
      guard repeated.allSatisfy({ !$0.text.contains(Question.again("").dropLast()) }) else { continue }
      let asked = own.map { repeated.contains($0) ? Guard(text: Question.again($0.text), pattern: $0.pattern) : $0 }
      let none = negations[asked] ?? .none(of: asked[...])
      negations[asked] = none
      self[next].way.guards.insert(none, at: shared)
    }
  }
}

extension Guard {
  /// That several do not hold together.
  fileprivate static func none(of guards: ArraySlice<Guard>) -> Guard {
    guard !guards.contains(.some), let text = Match.all(guards.map { .sometimes($0.text) }).text else { return .some }
    return Guard(text: text.absence ?? Match.negation(of: text))
  }

  /// The name of the case, or the number, and the subject of `case .idle = state` and of `count == 3`.
  fileprivate struct Matched {
    var name: Substring
    var subject: Substring

    /// Whether another asks for a different case of the same value, so that nobody has to say that it is not this one.
    func excludes(_ other: Guard) -> Bool {
      guard let other = other.matched, subject == other.subject else { return false }
      return name != other.name
    }
  }

  fileprivate var matched: Matched? {
    guard !text.contains(" && "), !text.contains(" || ") else { return nil }
    let compared = text.split(separator: " == ", omittingEmptySubsequences: false)
    if compared.count == 2, compared[1].allSatisfy(\.isNumber) {
      return Matched(name: compared[1], subject: compared[0])
    }
    guard text.hasPrefix("case ") else { return nil }
    let sides = text.dropFirst(5).split(separator: " = ", maxSplits: 1)
    guard sides.count == 2 else { return nil }
    let name = sides[0].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let isWhole = name.count == sides[0].count || sides[0].dropFirst(name.count).first == "("
    guard let first = name.first, isWhole, !name.contains(".."), first == "." || first.isNumber else { return nil }
    return Matched(name: name, subject: sides[1])
  }
}
