import SwiftSyntax

/// A question about a place that an assignment or a call may answer.
enum ToldPlace: Hashable {
  /// `task == nil`
  case presence(String)
  /// `queue.isEmpty`
  case emptiness(String)
  /// `tries < 3`
  case number(String, Reckoning.Comparison, Int)
}

extension String {
  var toldPlace: ToldPlace? {
    let name = nameWithoutSelf
    if name.hasSuffix(" == nil") { return .presence(String(name.dropLast(7))) }
    if name.hasSuffix(".isEmpty") { return .emptiness(String(name.dropLast(8))) }
    let words = name.split(separator: " ")
    guard words.count == 3, let comparison = Reckoning.Comparison(rawValue: String(words[1])),
      let number = Int(words[2])
    else { return nil }
    return .number(String(words[0]), comparison, number)
  }
}

extension QuestionFinder {
  func tells(_ place: ToldPlace?) -> Bool {
    switch place {
    case .presence(let name): given.contains(name)
    case .emptiness(let name): filled.contains(name)
    case .number(let name, _, _): numbered.contains(name)
    case nil: false
    }
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
