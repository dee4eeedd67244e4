import SwiftSyntax

/// `await link?.load()`: where there is nothing before the `?`, nobody waits, and the answer is nil.
extension Lowering {
  /// Whether a term is such a chain, be it behind `try`.
  func isChainWaitedFor(_ term: Operands, scope: Scope) -> Bool {
    let answer = term.single?.awaitedChain.flatMap { unwaitedAnswer(to: $0, scope: scope) }
    return if case .some(.none) = answer { true } else { false }
  }

  /// What is known of an answer where a chain has nothing to wait for.
  func unwaitedAnswer(to waiting: AwaitExprSyntax, scope: Scope) -> Expression? {
    guard machine.isShared, firstLink(of: waiting.expression, scope: scope) != nil,
      inlined(waiting.expression, scope: scope) == nil, waits(for: waiting, scope: scope)
    else { return nil }
    guard let value = waiting.expression.defaulted?.value else { return Expression.none }
    return value.as(BooleanLiteralExprSyntax.self).map { .bool($0.literal.text == "true") }
  }

  /// What stands before the first `?` of a chain, but for the instance: without that there is no state.
  func firstLink(of expression: ExprSyntax, scope: Scope) -> ExprSyntax? {
    expression.chained.first { !$0.isSelf && !isAlias($0.trimmedDescription, scope: scope) }
  }

  /// `await link?.isUp() ?? false`, which is known where nobody waits.
  mutating func defaultedAnswer(_ term: Operands, scope: Scope) -> Asked? {
    guard let value = defaultOfChain(term, scope: scope) else { return nil }
    let answer = slot(of: .something)
    let before = lower(Operands(term.elements[0]), to: .slot(answer), expected: .something, scope: scope)
    let isThere = Condition.exists(answer, text: "\(term.elements[0].text.asOperand) != nil")
    let known = Condition.told(value ? .not(isThere) : isThere, otherwise: .text(term.text))
    return Asked(before: before, condition: known, scope: scope)
  }

  /// `false` of `await link?.isUp() ?? false`.
  func defaultOfChain(_ term: Operands, scope: Scope) -> Bool? {
    guard let (chain, value) = term.defaulted, let literal = value.as(BooleanLiteralExprSyntax.self),
      isChainWaitedFor(Operands(chain), scope: scope)
    else { return nil }
    return literal.literal.text == "true"
  }

  /// Whether it is `await (link?.isUp() ?? false)`.
  func isDefaultedInside(_ term: Operands, scope: Scope) -> Bool {
    let answer = term.single?.awaitedChain.flatMap { unwaitedAnswer(to: $0, scope: scope) }
    return if case .bool? = answer { true } else { false }
  }
}

extension ExprSyntax {
  /// What stands before each `?` of a chain: where there is nothing, nothing is called, and waited for.
  var chained: [ExprSyntax] {
    if let inner = defaulted?.chain ?? inParentheses { return inner.chained }
    return links
  }

  private var links: [ExprSyntax] {
    let inner =
      self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self.as(MemberAccessExprSyntax.self)?.base
      ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression ?? self.as(OptionalChainingExprSyntax.self)?.expression
    return (inner?.links ?? []) + [self.as(OptionalChainingExprSyntax.self)?.expression].compactMap(\.self)
  }

  /// The `await` in front of a chain, be it behind `try` or in parentheses.
  fileprivate var awaitedChain: AwaitExprSyntax? {
    if let inner = inParentheses { return inner.awaitedChain }
    let waiting = self.as(TryExprSyntax.self)?.expression.as(AwaitExprSyntax.self) ?? self.as(AwaitExprSyntax.self)
    return waiting.flatMap { $0.expression.chained.isEmpty ? nil : $0 }
  }

  /// `link?.isUp()` and `false` of `(link?.isUp() ?? false)`.
  fileprivate var defaulted: (chain: ExprSyntax, value: ExprSyntax)? {
    inParentheses.flatMap { $0.defaulted ?? Operands($0).defaulted }
  }

  private var inParentheses: ExprSyntax? {
    self.as(TupleExprSyntax.self).flatMap { $0.elements.count == 1 ? $0.elements.first?.expression : nil }
  }
}

extension Operands {
  /// What stands before and behind `??`; nobody can wait for the latter.
  fileprivate var defaulted: (chain: ExprSyntax, value: ExprSyntax)? {
    elements.count == 3 && index(of: "??") == 1 ? (elements[0], elements[2]) : nil
  }
}
