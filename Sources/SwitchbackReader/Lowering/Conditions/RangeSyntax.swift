import SwiftSyntax

/// A range as it is written: `1...3`, `..<end`, `.open...`.
struct RangeSyntax {
  var lower: Operands?
  var isClosed: Bool
  var upper: Operands?

  init?(_ term: Operands) {
    let symbol: String
    if let postfix = term.single?.as(PostfixOperatorExprSyntax.self) {
      (lower, symbol, upper) = (Operands(postfix.expression), postfix.operator.text, nil)
    } else if let prefix = term.single?.as(PrefixOperatorExprSyntax.self) {
      (lower, symbol, upper) = (nil, prefix.operator.text, Operands(prefix.expression))
    } else if term.elements.count == 3, let infix = term.elements[1].as(BinaryOperatorExprSyntax.self) {
      (lower, symbol, upper) = (Operands(term.elements[0]), infix.operator.text, Operands(term.elements[2]))
    } else {
      return nil
    }
    guard ["...", "..<"].contains(symbol) else { return nil }
    isClosed = symbol == "..."
  }

  /// Both ends, where both are written.
  var ends: (lower: ExprSyntax, upper: ExprSyntax)? {
    guard let lower = lower?.single, let upper = upper?.single else { return nil }
    return (lower, upper)
  }
}
