import SwiftSyntax

/// The number with which a loop begins, `for attempt in 1...3`, and what tells whether it is at it.
struct FirstNumber {
  var number: Int
  var isFirst: Slot
  var last: LastNumber?
}

/// What a loop over numbers asks of its number: `if attempt == 1`.
extension Lowering {
  /// That of a loop over numbers from one that is written, if it asks for its number.
  mutating func firstNumber(of loop: ForStmtSyntax, scope: Scope) -> FirstNumber? {
    guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, loop.awaitKeyword == nil,
      loop.whereClause == nil, let number = loop.sequence.firstOfRange, loop.body.asks(name)
    else { return nil }
    let last = lastNumber(of: loop, from: number, scope: scope)
    let first = FirstNumber(number: number, isFirst: slot(of: .bool), last: last)
    firstTurns[loop.offset] = first
    return first
  }

  /// The same condition, with what is known of it in the first turn, and perhaps in all others.
  func askedByNumber(_ asked: Asked, _ term: Operands, scope: Scope) -> Asked {
    guard let (left, comparison, right) = sides(of: term), let (name, more) = left.nameAndMore,
      let reference = name.single?.as(DeclReferenceExprSyntax.self), let loop = reference.loopOverIt,
      let first = firstTurns[loop.offset]
    else { return asked }
    var asked = asked
    if let last = first.last, let other = boundedNumber(right, scope: scope), other.name == last.number.name,
      let less = Reckoning.Operator.minus.callAsFunction(other.number, more),
      let distance = Reckoning.Operator.minus.callAsFunction(less, last.number.number)
    {
      asked.condition = last.asked(asked.condition, comparison, distance, term)
    }
    guard more == 0, case .literal(let other) = right else { return asked }
    let isFirst = Condition.holds(first.isFirst, text: term.text)
    let holdsAtFirst = comparison(first.number, other)
    switch (holdsAtFirst, comparison.holdsAbove(first.number, other)) {
    case (true, false): asked.condition = isFirst
    case (false, true): asked.condition = .not(isFirst)
    case (true, nil): asked.condition = .any([isFirst, asked.condition])
    case (false, nil): asked.condition = .all([.not(isFirst), asked.condition])
    default: break
    }
    return asked
  }
}

extension Reckoning.Comparison {
  /// Whether it holds between every number above one and another; nil where that depends on the number.
  fileprivate func holdsAbove(_ first: Int, _ other: Int) -> Bool? {
    let isPassed = first >= other
    let isReached = isPassed || Reckoning.Operator.plus.callAsFunction(first, 1) == other
    switch self {
    case .less: return isReached ? false : nil
    case .atLeast: return isReached ? true : nil
    case .more, .unequal: return isPassed ? true : nil
    case .atMost, .equal: return isPassed ? false : nil
    case .within: return nil
    }
  }
}

extension ExprSyntax {
  /// `0` of `0..<3`, `1` of `1...count`.
  fileprivate var firstOfRange: Int? {
    guard let literal = RangeSyntax(Operands(self))?.ends?.lower.as(IntegerLiteralExprSyntax.self) else { return nil }
    return Int(literal.literal.text)
  }
}

extension CodeBlockSyntax {
  /// Whether a number of this name is compared, and no other one has it.
  fileprivate func asks(_ name: String) -> Bool {
    let named = tokens(viewMode: .sourceAccurate).filter { $0.identifierText == name }
    return named.allSatisfy { $0.parent?.is(DeclReferenceExprSyntax.self) == true }
      && named.contains { token in
        let (next, number) = (token.following(1), token.following(2))
        let isSum = next == .binaryOperator("+") || next == .binaryOperator("-")
        if isSum, case .integerLiteral? = number { return token.following(3)?.isComparison == true }
        return next?.isComparison == true
      }
  }
}

extension TokenSyntax {
  fileprivate func following(_ count: Int) -> TokenKind? {
    sequence(first: self) { $0.nextToken(viewMode: .sourceAccurate) }.dropFirst(count).first { _ in true }?.tokenKind
  }
}

extension TokenKind {
  fileprivate var isComparison: Bool {
    if case .binaryOperator(let symbol) = self { Reckoning.Comparison(rawValue: symbol) != nil } else { false }
  }
}

extension DeclReferenceExprSyntax {
  /// The loop whose number it is; none for what stands in a closure.
  fileprivate var loopOverIt: ForStmtSyntax? {
    let around = sequence(first: Syntax(self), next: \.parent).prefix {
      !$0.is(ClosureExprSyntax.self) && !$0.is(FunctionDeclSyntax.self)
    }
    return around.lazy.compactMap { $0.as(ForStmtSyntax.self) }.first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == baseName.identifierText
    }
  }
}
