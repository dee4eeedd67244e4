import SwiftSyntax

/// A question about a place that an assignment or a call may answer.
enum ToldPlace: Hashable {
  /// `task == nil`
  case presence(String)
  /// `queue.isEmpty`
  case emptiness(String)
  /// `tries < 3` and `tries < limit`
  case number(String, Reckoning.Comparison, Number)
  /// `name == "Anna"`
  case text(String, String)
  /// `isOn`
  case flag(String)
  /// `mode == .fast`, and `case .fast = mode`
  case member(String, String)
  /// `owner === lease`
  case identity(String, String)

  enum Number: Hashable {
    case literal(Int)
    /// A constant.
    case name(String)
  }

  /// The place itself.
  var name: String {
    switch self {
    case .presence(let name), .emptiness(let name), .number(let name, _, _), .text(let name, _), .flag(let name): name
    case .identity(let name, _), .member(let name, _): name
    }
  }

  var isIdentity: Bool { if case .identity = self { true } else { false } }

  /// The names of which it asks whether they stand for the same.
  var compared: (String, String)? {
    switch self {
    case .number(let name, .equal, .name(let other)), .identity(let name, let other):
      (name.nameWithoutSelf, other.nameWithoutSelf)
    default: nil
    }
  }
}

extension String {
  var toldPlace: ToldPlace? {
    if hasPrefix("case .") { return matchedPlace }
    let name = nameWithoutSelf
    if name.isPlace(withDots: false) { return .flag(name) }
    if name.hasSuffix(" == nil") { return .presence(String(name.dropLast(7))) }
    if name.hasSuffix(".isEmpty") { return .emptiness(String(name.dropLast(8))) }
    let words = name.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3 else { return nil }
    if words[1] == "==", words[2].isMember, words[0].isPlace(withDots: false) {
      return .member(words[0], String(words[2].dropFirst()))
    }
    if words[1] == "===", words[2].isPlace(withDots: true) { return .identity(words[0], words[2]) }
    guard let comparison = Reckoning.Comparison(rawValue: words[1]) else { return nil }
    if comparison == .equal, let text = words[0].quoted, words[2].isPlace(withDots: true) {
      return .text(words[2], text)
    }
    if let number = Int(words[2]) { return .number(words[0], comparison, .literal(number)) }
    if let number = Int(words[0]), let turned = comparison.turned {
      return .number(words[2].nameWithoutSelf, turned, .literal(number))
    }
    if words[2].isPlace(withDots: true) { return .number(words[0], comparison, .name(words[2])) }
    guard comparison == .equal, let text = words[2].quoted else { return nil }
    return .text(words[0], text)
  }

  /// `case .fast = mode`
  private var matchedPlace: ToldPlace? {
    let sides = dropFirst(5).split(separator: " = ", maxSplits: 1).map(String.init)
    guard sides.count == 2, sides[0].isMember, case let name = sides[1].nameWithoutSelf, name.isPlace(withDots: false)
    else { return nil }
    return .member(name, String(sides[0].dropFirst()))
  }

  /// `.fast`
  private var isMember: Bool { hasPrefix(".") && String(dropFirst()).isPlace(withDots: false) }

  /// Whether it is a name, perhaps of a member.
  func isPlace(withDots: Bool) -> Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || withDots && $0 == "." }
  }

  /// What stands between quotation marks, if that is all, and reads as it stands.
  private var quoted: String? {
    guard count > 1, hasPrefix("\""), hasSuffix("\"") else { return nil }
    let inner = dropFirst().dropLast()
    return inner.contains { "\"\\".contains($0) } ? nil : String(inner)
  }
}

extension Reckoning.Comparison {
  /// What holds where the sides have changed places.
  fileprivate var turned: Self? {
    switch self {
    case .less: .more
    case .more: .less
    case .atMost: .atLeast
    case .atLeast: .atMost
    case .equal, .unequal: self
    case .within: nil
    }
  }
}

extension QuestionFinder {
  func tells(_ place: ToldPlace?) -> Bool {
    if let (one, other) = place?.compared, copied[one]?.contains(other) == true || copied[other]?.contains(one) == true
    {
      return true
    }
    return switch place {
    case .presence(let name): given.contains(name)
    case .emptiness(let name): filled.contains(name) || named.contains(name)
    case .number(let name, _, _): numbered.contains(name)
    case .text(let name, _): named.contains(name)
    case .flag(let name): switched.contains(name)
    case .member(let name, _): cased.contains(name)
    case .identity, nil: false
    }
  }
}

extension Operands {
  /// What is not empty behind `queue += [next]`.
  var nameGivenElements: String? {
    guard elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=",
      elements[2].writtenEmptiness == false
    else { return nil }
    return elements[0].trimmedDescription.nameWithoutSelf
  }
}

extension ExprSyntax {
  /// Whether nothing is in a collection that is written; nil for anything else.
  var writtenEmptiness: Bool? {
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.isEmpty }
    guard let dictionary = self.as(DictionaryExprSyntax.self) else { return nil }
    if case .elements(let elements) = dictionary.content { return elements.isEmpty }
    return true
  }
}

extension FunctionCallExprSyntax {
  /// The collection that it asks for an element or for an index: `queue` of `queue.indices.contains(next)`.
  var askedCollection: ExprSyntax? {
    guard trailingClosure == nil, arguments.count == 1, arguments.first?.label == nil,
      let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "contains"
    else { return nil }
    let inner = member.base?.as(MemberAccessExprSyntax.self)
    return inner?.declName.baseName.text == "indices" ? inner?.base : member.base
  }

  /// Whether nothing is left in a collection behind `queue.removeAll()`, or something behind `queue.append(next)`; nil for
  /// what is neither.
  var leavesEmpty: Bool? {
    guard trailingClosure == nil, let member = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    switch (member.declName.baseName.text, arguments.map { $0.label?.text }) {
    case ("removeAll", []), ("removeAll", ["keepingCapacity"]): return true
    case ("append", [nil]), ("insert", [nil]), ("insert", [nil, "at"]): return false
    default: return nil
    }
  }
}
