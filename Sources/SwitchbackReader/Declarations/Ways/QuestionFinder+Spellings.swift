/// `self.isOpen` and `isOpen` are one question, where no local has that name.
extension QuestionFinder {
  func joinSpellings() {
    let hiding = localNames
    counts = Dictionary(counts.map { ($0.withoutSelf(hiddenBy: hiding), $1) }, uniquingKeysWith: +)
    emptiness = Set(emptiness.map { $0.withoutSelf(hiddenBy: hiding) })
  }
}

extension String {
  /// Without `self.` in front of names other than these.
  func withoutSelf(hiddenBy locals: Set<String>) -> String {
    guard contains("self.") else { return self }
    var (result, rest) = ("", self[...])
    while let found = rest.firstRange(of: "self.") {
      let before = rest[..<found.lowerBound]
      let name = String(rest[found.upperBound...].prefix(while: \.isPartOfName))
      let isOther = (before.last ?? result.last).map { $0.isPartOfName || $0 == "." } ?? false
      result += before + (isOther || name.isEmpty || locals.contains(name) ? "self." : "")
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
