import SwiftSyntax

/// A range of numbers that are written: `1...3`, `..<2`; none that is empty.
struct NumberRange {
  var numbers: ClosedRange<Int>

  init?(_ term: Operands) {
    guard let numbers = Self.numbers(term.unwrapped ?? term) else { return nil }
    self.numbers = numbers
  }

  private static func numbers(_ term: Operands) -> ClosedRange<Int>? {
    if let postfix = term.single?.as(PostfixOperatorExprSyntax.self) {
      return postfix.operator.text == "..." ? postfix.expression.number.map { $0...Int.max } : nil
    }
    if let prefix = term.single?.as(PrefixOperatorExprSyntax.self) {
      return numbers(from: .min, to: prefix.expression.number, prefix.operator.text)
    }
    guard term.elements.count == 3, let symbol = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let first = term.elements[0].number
    else { return nil }
    return numbers(from: first, to: term.elements[2].number, symbol)
  }

  private static func numbers(from first: Int, to last: Int?, _ symbol: String) -> ClosedRange<Int>? {
    guard ["...", "..<"].contains(symbol), let last,
      let end = Reckoning.Operator.minus.callAsFunction(last, symbol == "..<" ? 1 : 0), first <= end
    else { return nil }
    return first...end
  }
}

extension ExprSyntax {
  fileprivate var number: Int? { if case .integer(let number)? = WrittenValue(self) { number } else { nil } }
}

extension Operands {
  /// `(1..<3).contains(number)` and `1..<3 ~= number`: the range, and what is asked for.
  var membershipInRange: (range: Operands, element: Operands)? {
    if let call = single?.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
      let argument = call.arguments.first, argument.label == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "contains",
      let range = member.base?.as(TupleExprSyntax.self)
    {
      return (Operands(ExprSyntax(range)), Operands(argument.expression))
    }
    guard let index = index(of: "~=") else { return nil }
    return (Operands(elements[..<index]), Operands(elements[(index + 1)...]))
  }

  /// What asks whether a number is in a range, as a comparison.
  var comparisonWithRange: (NumberSyntax, Reckoning.Comparison, NumberSyntax)? {
    guard let (written, element) = membershipInRange, let range = NumberRange(written)?.numbers,
      let number = NumberSyntax(element)
    else { return nil }
    if range.lowerBound == .min { return (number, .atMost, .literal(range.upperBound)) }
    if range.upperBound == .max { return (number, .atLeast, .literal(range.lowerBound)) }
    guard let distance = Reckoning.Operator.minus.callAsFunction(range.upperBound, range.lowerBound),
      let count = Reckoning.Operator.plus.callAsFunction(distance, 1)
    else { return nil }
    return (.combined(number, .minus, .literal(range.lowerBound)), .within, .literal(count))
  }
}
