import SwiftSyntax

extension Lowering {
  /// The conditions of an `if` or `guard`, and the scope in which their bindings are known.
  mutating func conditions(_ list: ConditionElementListSyntax, scope: Scope) -> (Condition, Scope) {
    var scope = scope
    var conditions: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let expression):
        conditions.append(condition(expression, scope: scope))
      case .matchingPattern(let match):
        conditions.append(condition(match, scope: &scope))
      case .optionalBinding(let binding):
        conditions.append(.text(binding.text))
        scope = scope.shadowed(by: [binding.pattern.text])
      case .availability(let availability):
        conditions.append(.text(availability.text))
      }
    }
    return (conditions.count == 1 ? conditions[0] : .all(conditions), scope)
  }

  private mutating func condition(_ match: MatchingPatternConditionSyntax, scope: inout Scope) -> Condition {
    let value = match.initializer.value
    let subjects =
      value.as(TupleExprSyntax.self)?.elements.map { subject($0.expression, scope: scope) }
      ?? [subject(value, scope: scope)]
    let columns = columns(of: PatternNode(match.pattern), count: subjects.count)
    let finder = BindingFinder(viewMode: .sourceAccurate)
    finder.walk(match.pattern)
    scope = scope.shadowed(by: finder.names)
    let conditions = zip(columns, subjects).map { column, subject in
      Condition.matches(subject, casePattern(column, of: subject), text: match.text)
    }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  mutating func condition(_ expression: ExprSyntax, scope: Scope) -> Condition {
    condition(Operands(expression), scope: scope)
  }

  mutating func condition(_ operands: Operands, scope: Scope) -> Condition {
    guard Operands.ternary(operands) == nil else { return .text(operands.text) }
    let alternatives = operands.split(by: "||")
    if alternatives.count > 1 { return .any(alternatives.map { condition($0, scope: scope) }) }
    let parts = operands.split(by: "&&")
    if parts.count > 1 { return .all(parts.map { condition($0, scope: scope) }) }
    return comparison(operands, scope: scope) ?? operands.single.flatMap { plain($0, scope: scope) }
      ?? .text(operands.text)
  }

  private mutating func plain(_ expression: ExprSyntax, scope: Scope) -> Condition? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return .not(condition(prefix.expression, scope: scope))
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return condition(only.expression, scope: scope)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return membership(call, scope: scope) }
    guard let literal = expression.as(BooleanLiteralExprSyntax.self) else { return nil }
    return literal.literal.text == "true" ? .all([]) : .any([])
  }

  /// `[.login, .welcome].contains(self)`.
  private mutating func membership(_ call: FunctionCallExprSyntax, scope: Scope) -> Condition? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "contains",
      let list = member.base?.as(ArrayExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil
    else { return nil }
    let subject = subject(argument.expression, scope: scope)
    if case .other = subject { return nil }
    let patterns = list.elements.map { casePattern(literal: $0.expression, of: subject) }
    guard !patterns.contains(nil) else { return nil }
    return .matches(subject, .either(patterns.compactMap(\.self)), text: call.text)
  }

  /// A case that a value is compared with.
  private mutating func casePattern(literal expression: ExprSyntax, of subject: Subject) -> CasePattern? {
    let node = PatternNode(PatternSyntax(ExpressionPatternSyntax(expression: expression)))
    guard case .path(let path, let payload) = casePattern(node, of: subject) else { return nil }
    return .path(path, payload: payload)
  }

  /// `self == .login`, either way round, and with `!=`.
  private mutating func comparison(_ operands: Operands, scope: Scope) -> Condition? {
    guard operands.elements.count == 3,
      let name = operands.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      name == "==" || name == "!="
    else { return nil }
    for (left, right) in [(operands.elements[0], operands.elements[2]), (operands.elements[2], operands.elements[0])] {
      let subject = subject(left, scope: scope)
      if case .other = subject { continue }
      guard let pattern = casePattern(literal: right, of: subject) else { continue }
      let matches = Condition.matches(subject, pattern, text: operands.text)
      return name == "==" ? matches : .not(matches)
    }
    return nil
  }
}
