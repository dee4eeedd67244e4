import SwiftSyntax

/// Values of a type that is declared elsewhere: of what a followed function gives, what is written behind a dot is known.
extension Lowering {
  /// Whether a followed function gives it, on some way by the name of a case.
  func isNamedElsewhere(_ term: Operands, scope: Scope) -> Bool {
    guard var expression = term.single else { return false }
    if let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      expression = attempt.expression
    }
    if let waiting = expression.as(AwaitExprSyntax.self) { expression = waiting.expression }
    guard let call = inlined(expression, scope: scope), let type = resultType(of: call, scope: scope),
      type.isForeignCase, let results = call.callee.results
    else { return false }
    return results.contains { $0.givesCase(of: type) }
  }

  /// Whether what is looked at is such a value.
  func isForeign(_ operand: Operand) -> Bool {
    operand.slot.flatMap { variables[$0.id].type }?.isForeignCase ?? false
  }

  /// Says of such a value that is asked for what is taken for granted.
  mutating func assumeCases(of term: Operands, _ type: ValueType, scope: Scope) {
    guard let name = type.foreign, isNamedElsewhere(term, scope: scope) else { return }
    assume("what is named behind a dot of '\(name)', which is declared elsewhere, is a case of an enum")
  }

  /// The case that a function gives of which only the name is known.
  func caseElsewhere(_ member: MemberAccessExprSyntax, expected: ValueType?) -> Expression? {
    guard let expected, expected.isForeignCase else { return nil }
    return member.caseName(of: expected).map { .enumCase($0, nested: nil) }
  }
}

extension ValueType {
  /// Whether it may be an enum of which nothing is seen but the names of cases: no number, and no date, of which not even
  /// what has the same name is the same.
  fileprivate var isForeignCase: Bool {
    guard let foreign, !isOptional, collection == nil, elements.isEmpty else { return false }
    return !foreign.isWholeNumber && !Self.plainValues.contains(foreign.lastName)
  }

  private static let plainValues: Set = [
    "Double", "Float", "CGFloat", "Decimal", "TimeInterval", "Date", "Instant", "Duration", "Data", "URL", "UUID",
  ]
}

extension ExprSyntax {
  /// Whether it is the name of a case, or one of two values is: `isLater ? .orderedAscending : find()`.
  fileprivate func givesCase(of type: ValueType) -> Bool {
    if let (_, first, second) = Operands.ternary(self) {
      return [first, second.single].contains { $0?.givesCase(of: type) == true }
    }
    return self.as(MemberAccessExprSyntax.self)?.caseName(of: type) != nil
  }
}

extension MemberAccessExprSyntax {
  /// `orderedSame` of `.orderedSame` and `ComparisonResult.orderedSame`.
  fileprivate func caseName(of type: ValueType) -> String? {
    let name = declName.baseName.identifierText
    // Those of an optional are called so as well.
    guard base == nil || base?.trimmedDescription == type.foreign, declName.argumentNames == nil,
      !["none", "some", "self", "init"].contains(name)
    else { return nil }
    return name
  }
}

extension InlinedCall.Callee {
  /// All that a function or a property gives.
  fileprivate var results: [ExprSyntax]? {
    switch self {
    case .function(let function): function.genericParameterClause == nil ? function.body?.statements.allResults : nil
    case .getter(let body, _): body.allResults
    default: nil
    }
  }
}

extension Condition {
  /// Whether it looks at such an operand.
  func asks(_ isWanted: (Operand) -> Bool) -> Bool {
    switch self {
    case .matches(let operand, _, _): isWanted(operand)
    case .equal(let one, let other, _, _): isWanted(one) || isWanted(other)
    case .not(let inner): inner.asks(isWanted)
    default: false
    }
  }
}
