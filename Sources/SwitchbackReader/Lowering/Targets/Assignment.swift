import SwiftSyntax

/// `target = value`, whether the operators were folded, as inside a macro, or not.
struct Assignment {
  var target: ExprSyntax
  var value: Operands
  /// Whether `try` stands before all of it.
  var isTried = false

  init?(_ term: Operands) {
    if let expression = term.single {
      self.init(expression)
    } else {
      guard term.elements.count > 2, term.elements[1].is(AssignmentExprSyntax.self) else { return nil }
      self.init(term.elements[0], Operands(term.elements[2...]))
    }
  }

  init?(_ expression: ExprSyntax) {
    if expression.is(SequenceExprSyntax.self) {
      self.init(Operands(expression))
    } else if let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
      self.init(infix.leftOperand, Operands(infix.rightOperand))
    } else if let attempt = expression.as(TryExprSyntax.self), let inner = Assignment(attempt.expression) {
      self = inner
      isTried = true
    } else {
      return nil
    }
  }

  init(_ target: ExprSyntax, _ value: Operands) {
    if let attempt = target.as(TryExprSyntax.self) {
      self.target = attempt.expression
      isTried = true
    } else {
      self.target = target
    }
    self.value = value
  }
}
