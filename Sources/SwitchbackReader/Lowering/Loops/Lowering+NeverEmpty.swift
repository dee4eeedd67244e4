import SwiftSyntax

/// What a loop goes over that has something in it whatever happens.
extension Lowering {
  /// `1...count`, which traps rather than to be empty, `[.one, .two].enumerated()`, `Step.allCases`, `stride(from: 3, through: 1, by: -1)`.
  func isNeverEmpty(_ expression: ExprSyntax, scope: Scope) -> Bool {
    if let inside = expression.unwrappedParentheses { return isNeverEmpty(inside, scope: scope) }
    if let list = expression.as(ArrayExprSyntax.self) { return !list.elements.isEmpty }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let (base, _) = call.reordered { return isNeverEmpty(base, scope: scope) }
      return isNeverEmptyStride(call, scope: scope)
    }
    if allCases(expression, scope: scope)?.cases.isEmpty == false { return true }
    guard let range = RangeSyntax(Operands(expression)) else { return false }
    // One that is closed traps rather than to be empty.
    if range.isClosed { return range.lower != nil }
    guard let ends = range.ends, let first = integer(ends.lower, scope: scope),
      let last = integer(ends.upper, scope: scope)
    else { return false }
    return first < last
  }

  private func isNeverEmptyStride(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    let labels = call.arguments.map { $0.label?.text }
    let numbers = call.arguments.compactMap { integer($0.expression, scope: scope) }
    guard call.calledExpression.trimmedDescription == "stride", numbers.count == 3, numbers[2] != 0,
      labels == ["from", "through", "by"] || labels == ["from", "to", "by"]
    else { return false }
    let (first, last) = numbers[2] > 0 ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    return labels[1] == "through" ? first <= last : first < last
  }

  /// A number that is written, here or where a constant is declared.
  func integer(_ expression: ExprSyntax, scope: Scope) -> Int? {
    if case .integer(let value)? = WrittenValue(expression) { return value }
    if let value = constantValue(expression, scope: scope), case .integer(let number)? = WrittenValue(value) {
      return number
    }
    return nil
  }

  /// What is written where a constant is declared.
  func constantValue(_ expression: ExprSyntax, scope: Scope) -> ExprSyntax? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, scope[name] != nil {
      return Syntax(expression).constant(named: name)?.initializer?.value
    }
    return constant(expression, scope: scope)?.value
  }
}
