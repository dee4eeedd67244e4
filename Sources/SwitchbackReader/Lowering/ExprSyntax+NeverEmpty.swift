import SwiftSyntax

extension ExprSyntax {
  /// Whether it is written that there is something in it: `1...3`, `[.one, .two]`, `stride(from: 3, through: 1, by: -1)`.
  var isNeverEmpty: Bool {
    if let list = self.as(ArrayExprSyntax.self) { return !list.elements.isEmpty }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.isNeverEmptyStride }
    let elements = Operands(self).elements
    guard elements.count == 3, let symbol = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let first = elements[0].integer, let last = elements[2].integer
    else { return false }
    return symbol == "..." && first <= last || symbol == "..<" && first < last
  }

  fileprivate var integer: Int? {
    if case .integer(let value)? = WrittenValue(self) { value } else { nil }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isNeverEmptyStride: Bool {
    let labels = arguments.map { $0.label?.text }
    let numbers = arguments.compactMap(\.expression.integer)
    guard calledExpression.trimmedDescription == "stride", numbers.count == 3, numbers[2] != 0,
      labels == ["from", "through", "by"] || labels == ["from", "to", "by"]
    else { return false }
    let (first, last) = numbers[2] > 0 ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    return labels[1] == "through" ? first <= last : first < last
  }
}
