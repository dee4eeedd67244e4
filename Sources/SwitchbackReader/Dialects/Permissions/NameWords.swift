/// The words of a name, in lower case: `can`, `change` and `state` of `canChangeState`.
struct NameWords {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var previous: Character = " "
    for character in name where character.isLetter || character == "_" {
      if character == "_" || (character.isUppercase && !previous.isUppercase) || words.isEmpty { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    self.words = words.filter { !$0.isEmpty }
  }

  func contain(_ wanted: Set<String>) -> Bool { words.contains(where: wanted.contains) }

  func areAll(in allowed: Set<String>) -> Bool { words.allSatisfy(allowed.contains) }

  /// Which end of a move a parameter or a field of this name is.
  var end: End? {
    let (isSource, isTarget) = (contain(Self.sources), contain(Self.targets))
    return isSource == isTarget ? nil : isSource ? .source : .target
  }

  enum End { case source, target }

  private static let sources: Set = ["from", "old", "current", "source", "previous", "origin"]
  private static let targets: Set = ["to", "new", "next", "target", "destination", "into"]
}
