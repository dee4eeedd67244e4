import SwiftSyntax

/// An operator expression as the list of its operands and operators, whether it was folded, as inside a macro, or not.
struct Operands {
  var elements: [ExprSyntax]
  /// Where a name stands that was written for something else.
  private var place: Int?

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

  /// A name that stands for itself.
  init(named name: String, at offset: Int? = nil) {
    elements = [ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))]
    place = offset
  }

  var single: ExprSyntax? { elements.count == 1 ? elements.first : nil }

  var text: String { single?.text ?? elements.map { $0.text }.joined(separator: " ") }

  /// Of what goes on for many lines only the first is worth its time.
  var site: Site {
    let long = single.flatMap { $0.trimmedLength.utf8Length > 400 ? $0 : nil }
    return Site(text: long?.firstLine ?? text, offset: place ?? elements.first?.offset ?? 0)
  }

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

  /// Whether this is `.idle` or `.failed(error)`.
  var isCase: Bool {
    let callee = single?.as(FunctionCallExprSyntax.self)?.calledExpression ?? single
    return callee?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Whether this is more than a name: a call, a cast.
  var isMade: Bool {
    guard let single else { return true }
    return !single.is(DeclReferenceExprSyntax.self) && !single.is(MemberAccessExprSyntax.self)
  }

  /// The position of the first operator of this name.
  func index(of name: String) -> Int? {
    elements.firstIndex { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
  }

  /// Whether this is a `Bool` by its form.
  var isCondition: Bool {
    if let single {
      return single.is(BooleanLiteralExprSyntax.self) || single.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    }
    guard Self.ternary(self) == nil, index(of: "??") == nil else { return false }
    return ["&&", "||", "==", "!=", "<", ">", "<=", ">="].contains { index(of: $0) != nil }
  }

  /// The type behind `as`.
  var castType: TypeSyntax? {
    if let cast = single?.as(AsExprSyntax.self) { return cast.questionOrExclamationMark == nil ? cast.type : nil }
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return nil }
    return elements[2].as(TypeExprSyntax.self)?.type
  }

  /// What parentheses, a cast or `consume` wrap.
  var unwrapped: Operands? {
    if let inside = single?.unwrappedParentheses { return Operands(inside) }
    if let consumed = single?.as(ConsumeExprSyntax.self) { return Operands(consumed.expression) }
    if let cast = single?.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
      return Operands(cast.expression)
    }
    guard elements.count > 2, let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, Self.ternary(self) == nil
    else { return nil }
    return elements.count == 3 ? Operands(elements[0]) : nil
  }
}
