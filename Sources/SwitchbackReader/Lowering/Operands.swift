import SwiftSyntax

/// An operator expression as the list of its operands and operators, whether it was folded, as inside a macro, or not.
struct Operands {
  var elements: [ExprSyntax]

  init(_ elements: some Sequence<ExprSyntax>) {
    self.elements = Array(elements)
  }

  init(_ expression: ExprSyntax) {
    elements =
      if let sequence = expression.as(SequenceExprSyntax.self) {
        Array(sequence.elements)
      } else if let infix = expression.as(InfixOperatorExprSyntax.self),
        infix.operator.is(BinaryOperatorExprSyntax.self)
      {
        Operands(infix.leftOperand).elements + [infix.operator] + Operands(infix.rightOperand).elements
      } else {
        [expression]
      }
  }

  var single: ExprSyntax? { elements.count == 1 ? elements.first : nil }

  var text: String { elements.map(\.text).joined(separator: " ") }

  /// The operands on the sides of an operator of low precedence.
  func split(by name: String) -> [Operands] {
    elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }.map { Operands($0) }
  }

  /// The parts of `condition ? first : second`.
  static func ternary(_ expression: ExprSyntax) -> (condition: Operands, first: ExprSyntax, second: Operands)? {
    if let ternary = expression.as(TernaryExprSyntax.self) {
      return (Operands(ternary.condition), ternary.thenExpression, Operands([ternary.elseExpression]))
    }
    return ternary(Operands(expression))
  }

  static func ternary(_ operands: Operands) -> (condition: Operands, first: ExprSyntax, second: Operands)? {
    let elements = operands.elements
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let middle = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    return (Operands(elements[..<index]), middle.thenExpression, Operands(elements[(index + 1)...]))
  }
}
