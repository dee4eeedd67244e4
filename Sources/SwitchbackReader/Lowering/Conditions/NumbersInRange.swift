import SwiftSyntax

extension ClosedRange<Int> {
  /// The numbers of a range that is written: `1...3`, `..<2`; nil for one that is empty.
  init?(written term: Operands) {
    guard let range = RangeSyntax(term.unwrapped ?? term) else { return nil }
    guard let upper = range.upper else {
      guard range.isClosed, let first = range.lower?.number else { return nil }
      self = first...Int.max
      return
    }
    guard let first = range.lower.map(\.number) ?? .min,
      let end = upper.number.flatMap({ Reckoning.Operator.minus($0, range.isClosed ? 0 : 1) }), first <= end
    else { return nil }
    self = first...end
  }
}

extension Operands {
  fileprivate var number: Int? {
    if let single, case .integer(let number)? = WrittenValue(single) { number } else { nil }
  }
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
    guard let (written, element) = membershipInRange, let range = ClosedRange(written: written),
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
