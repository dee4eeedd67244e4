import SwiftSyntax

/// What is evaluated at times only: the right side of `&&`, `||` and `??`, the sides of `? :`, and what is given behind `?.`.
extension Lowering {
  /// What a term does of which some sides are left out at times; nil for one of which all is evaluated.
  mutating func effectsOfParts(of term: Operands, scope: Scope) -> [Statement]? {
    if let assignment = Assignment(term) { return assign(assignment, scope: scope) }
    if let ternary = term.choice { return effects(ofChoice: ternary, scope: scope) }
    if let index = term.index(of: "||") ?? term.index(of: "&&") {
      let rest = effects(in: Operands(term.elements[(index + 1)...]), scope: scope)
      let left = Operands(term.elements[..<index])
      guard rest.doMore else { return effects(in: left, scope: scope) + rest }
      if let isAsked = isRightAsked(of: term, at: index, scope: scope) {
        return effects(in: left, scope: scope) + [isAsked.leading(to: rest)]
      }
      let asked = condition(left, scope: scope)
      let isOr = term.elements[index].trimmedDescription == "||"
      return asked.before + [(isOr ? Condition.not(asked.condition) : asked.condition).leading(to: rest)]
    }
    let compared = term.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.isComparison == true }
    if compared.count > 1 { return compared.flatMap { effects(in: Operands($0), scope: scope) } }
    if let index = term.index(of: "??") { return effects(of: term, coalescedAt: index, scope: scope) }
    if let grown = effects(ofGrown: term, scope: scope) { return grown }
    guard let link = term.elements.first?.lastLink, term.elements.count > 2,
      let name = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, name.last == "="
    else { return nil }
    // `count? += next()`
    return effects(in: term.elements[0], scope: scope)
      + effects(of: Array(term.elements[2...]), givenBehind: link, scope: scope)
  }

  private mutating func effects(
    ofChoice choice: (condition: Operands, first: ExprSyntax, second: Operands),
    scope: Scope
  ) -> [Statement] {
    let first = nested(at: choice.first.offset) {
      Block(statements: $0.effects(in: Operands(choice.first), scope: scope))
    }
    let second = nested(at: choice.second.site.offset) {
      Block(statements: $0.effects(in: choice.second, scope: scope))
    }
    guard first.statements.doMore || second.statements.doMore else {
      return effects(in: choice.condition, scope: scope) + first.statements + second.statements
    }
    let asked = condition(choice.condition, scope: scope)
    return asked.before + [.branch(asked.condition, then: first, otherwise: second)]
  }

  private mutating func effects(of term: Operands, coalescedAt index: Int, scope: Scope) -> [Statement] {
    let left = Operands(term.elements[..<index])
    let rest = effects(in: Operands(term.elements[(index + 1)...]), scope: scope)
    guard rest.doMore else { return effects(in: left, scope: scope) + rest }
    if let isAsked = isRightAsked(of: term, at: index, scope: scope) {
      return effects(in: left, scope: scope) + [isAsked.leading(to: rest)]
    }
    if let call = left.single.flatMap({ inlined($0, scope: scope) }) {
      let slot = slot(of: resultType(of: call, scope: scope))
      let before = self.call(call, to: .slot(slot), at: left.site, scope: scope)
      return before + [Condition.not(.exists(slot, text: "\(left.text.asOperand) != nil")).leading(to: rest)]
    }
    return effects(in: left, scope: scope) + [Condition.not(isThere(left, scope: scope)).leading(to: rest)]
  }

  /// What a call does before it is made, where it is made: `delegate?.heard(next())`.
  mutating func effects(of arguments: [ExprSyntax], givenBehind link: ExprSyntax, scope: Scope) -> [Statement] {
    // What is called for each element of nothing is not called.
    let isForAll = arguments.contains { $0.as(ClosureExprSyntax.self)?.timing == .repeatedly }
    let statements = arguments.flatMap { effects(in: Operands($0), scope: scope) }
    guard statements.doMore, !isForAll, !isSurelyThere(link, scope: scope) else { return statements }
    return [isThere(Operands(link), scope: scope).leading(to: statements)]
  }

  /// What is done for a value that goes where there may be nothing: `box?.value = next()`.
  mutating func reached(_ target: ExprSyntax, _ statements: [Statement], scope: Scope) -> [Statement] {
    guard let link = target.lastLink, statements.doMore, !isSurelyThere(link, scope: scope) else { return statements }
    return [isThere(Operands(link), scope: scope).leading(to: statements)]
  }

  /// `counts[key, default: first()]`.
  mutating func effects(
    ofDefault value: ExprSyntax,
    of subscripted: SubscriptCallExprSyntax,
    scope: Scope
  ) -> [Statement] {
    let statements = effects(in: Operands(value), scope: scope)
    guard statements.doMore, let key = subscripted.arguments.first?.expression else { return statements }
    let text = "\(subscripted.calledExpression.text)[\(key.text)] == nil"
    return [Condition.text(text).leading(to: statements)]
  }

  /// `counts[key(), default: first()] += next()`: the default comes last.
  private mutating func effects(ofGrown term: Operands, scope: Scope) -> [Statement]? {
    guard term.elements.count > 2, let target = term.elements[0].withDefault,
      term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text.changesItsLeft == true
    else { return nil }
    return effects(ofTarget: term.elements[0], scope: scope)
      + effects(in: Operands(term.elements[2...]), scope: scope)
      + effects(ofDefault: target.value, of: target.subscripted, scope: scope)
  }

  /// Whether it is the instance, or what holds the state, without which there is nothing to draw.
  private func isSurelyThere(_ link: ExprSyntax, scope: Scope) -> Bool {
    let name = link.trimmedDescription
    return name == "self" || isAlias(name, scope: scope) || isObject(Operands(link), scope: scope)
      || isHolder(link, scope: scope) || isBox(link, scope: scope)
  }

  private mutating func isThere(_ term: Operands, scope: Scope) -> Condition {
    if let slot = place(term, scope: scope) ?? presence(of: term, scope: scope),
      variables[slot.id].type?.isOptional == true
    {
      return .exists(slot, text: "\(term.text.asOperand) != nil")
    }
    let question = "\(term.single == nil ? "(\(term.text))" : term.text) == nil"
    guard let single = term.single,
      let slot = slot(ofQuestion: question, about: term.text, in: Syntax(single), scope: scope)
    else { return .not(.text(question)) }
    return .not(.holds(slot, text: question))
  }
}

extension Operands {
  /// Whether some sides of it are left out at times.
  var hasParts: Bool {
    choice != nil || Assignment(self) != nil
      || elements.contains { element in
        element.as(BinaryOperatorExprSyntax.self).map { ["??", "||", "&&"].contains($0.operator.text) } ?? false
      }
  }

  fileprivate var choice: (condition: Operands, first: ExprSyntax, second: Operands)? {
    Operands.ternary(self) ?? single?.as(TernaryExprSyntax.self).flatMap { Operands.ternary(ExprSyntax($0)) }
  }
}

extension ExprSyntax {
  /// What stands before the last `?` of a chain: `delegate` of `delegate?.link.heard`.
  var lastLink: ExprSyntax? {
    var next: ExprSyntax? = self
    while let expression = next {
      if let link = expression.as(OptionalChainingExprSyntax.self) { return link.expression }
      next =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return nil
  }
}

extension ExprSyntax {
  /// An element of a dictionary, and what stands in for it.
  var withDefault: (subscripted: SubscriptCallExprSyntax, value: ExprSyntax)? {
    guard let subscripted = self.as(SubscriptCallExprSyntax.self), subscripted.arguments.count == 2,
      let last = subscripted.arguments.last, last.label?.text == "default"
    else { return nil }
    return (subscripted, last.expression)
  }
}

extension BinaryOperatorExprSyntax {
  /// Whether it binds weaker than `??`.
  fileprivate var isComparison: Bool {
    ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(self.operator.text)
  }
}

extension [Statement] {
  /// Whether they do more than to give values to slots of their own.
  fileprivate var doMore: Bool { contains(where: \.isMoreThanAssignment) }
}

extension Condition {
  fileprivate func leading(to statements: [Statement]) -> Statement {
    .branch(self, then: Block(statements: statements), otherwise: Block())
  }
}
