import SwitchbackGraph

/// What is asked by binding a name, where the answer is no.
extension String {
  /// `owner == nil` of `let lease = owner`, and `next == nil` of `let next`; nil of other conditions.
  var absence: String? {
    guard hasPrefix("let ") || hasPrefix("var "), isOneCondition else { return nil }
    guard let value = dropFirst(4).split(separator: " = ", maxSplits: 1).last else { return nil }
    return "\(String(value).asOperand) == nil"
  }

  /// The text as an operand, in parentheses where operators in it would be taken for those of what stands beside it.
  var asOperand: String {
    var called = self[...]
    for word in ["try ", "await "] where called.hasPrefix(word) { called = called.dropFirst(word.count) }
    return String(called).parts(around: " ")?.allSatisfy { !$0.isOperator } ?? false ? self : "(\(self))"
  }

  private var isOperator: Bool {
    let word = last.map("?!".contains) ?? false ? String(dropLast()) : self
    return ["as", "is", "try", "await"].contains(word) || allSatisfy { "+-*/%<>=!&|?:.^~".contains($0) }
  }

  /// The same condition with `owner == nil` in the place of `!(let lease = owner)`.
  var namingAbsence: String {
    var (said, rest) = ("", self[...])
    while let opening = rest.firstRange(of: "!(let ") {
      let start = rest.index(opening.lowerBound, offsetBy: 2)
      guard let end = rest[start...].endOfParentheses else { break }
      let inner = String(rest[start..<end])
      said += rest[..<opening.lowerBound] + (inner.absenceOfAll ?? "!(\(inner.namingAbsence))")
      rest = rest[rest.index(after: end)...]
    }
    return said + rest
  }

  /// The negation of a binding, or of several conditions of which one is enough.
  private var absenceOfAll: String? {
    guard parts(around: " && ")?.count == 1, parts(around: " ? ")?.count == 1 else { return nil }
    return parts(around: " || ")?.map { $0.absence ?? Match.negation(of: $0) }.joined(separator: " && ")
  }

  private var isOneCondition: Bool {
    [" && ", " || ", " ? ", ","].allSatisfy { parts(around: $0)?.count == 1 }
  }
}

extension Substring {
  /// Where the parentheses end that were opened before it.
  fileprivate var endOfParentheses: Index? {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for index in indices {
      let character = self[index]
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !isQuoted else { continue }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return index }
    }
    return nil
  }
}
