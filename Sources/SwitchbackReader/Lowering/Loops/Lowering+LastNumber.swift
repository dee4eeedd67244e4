import SwiftSyntax

/// The number with which a loop ends, `for attempt in 1...3`, and what tells whether it is at it.
struct LastNumber {
  var number: BoundedNumber
  var isLast: Slot
  /// How many turns there are, where that is known.
  var turns: Int?
}

/// A number that is written, or that is so much more than a constant of which nobody knows how much it is.
struct BoundedNumber {
  var name: String?
  var number: Int
}

/// What a loop over numbers asks of its last one: `if attempt == 3` in `for attempt in 1...3`.
extension Lowering {
  mutating func lastNumber(of loop: ForStmtSyntax, from first: Int, scope: Scope) -> LastNumber? {
    let elements = Operands(loop.sequence).elements
    guard elements.count == 3, let symbol = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let bound = NumberSyntax(Operands(elements[2])), var number = boundedNumber(bound, scope: scope),
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      number.name.map({ !loop.body.declares($0) }) ?? true,
      let last = Reckoning.Operator.minus.callAsFunction(number.number, symbol == "..<" ? 1 : 0)
    else { return nil }
    number.number = last
    let steps = number.name == nil ? Reckoning.Operator.minus.callAsFunction(last, first) : nil
    let turns = steps.flatMap { Reckoning.Operator.plus.callAsFunction($0, 1) }
    if number.name == nil, turns.map({ $0 < 1 }) ?? true { return nil }
    let found = LastNumber(number: number, isLast: slot(of: .bool), turns: turns)
    let text = "\(name) in \(loop.sequence.text)"
    // Nothing changes it while the turn goes on.
    questions["\(text) @\(loop.offset)"] = Question(
      slot: found.isLast,
      text: text,
      locals: [name],
      function: loop.offset,
      isConstant: true,
      isPlain: true
    )
    return found
  }

  func boundedNumber(_ number: NumberSyntax, scope: Scope) -> BoundedNumber? {
    switch number {
    case .literal(let value): return BoundedNumber(number: value)
    case .name(let term):
      guard let expression = term.single else { return nil }
      if let value = integer(expression, scope: scope) { return BoundedNumber(number: value) }
      return isConstant(expression, scope: scope) ? BoundedNumber(name: expression.nameBehindSelf, number: 0) : nil
    case .combined(let left, let combine, .literal(let more)):
      guard combine == .plus || combine == .minus, let start = boundedNumber(left, scope: scope),
        let sum = combine(start.number, more)
      else { return nil }
      return BoundedNumber(name: start.name, number: sum)
    default: return nil
    }
  }

  /// A `let`, or a parameter of the function at hand.
  private func isConstant(_ expression: ExprSyntax, scope: Scope) -> Bool {
    let name = expression.nameBehindSelf
    if scope[name] == nil || expression.is(MemberAccessExprSyntax.self) {
      let binding = machine.declarations.types[scope.owner]?.properties[name]
      return binding?.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    }
    if Syntax(expression).constant(named: name) != nil { return true }
    let around = sequence(first: Syntax(expression), next: \.parent).prefix { !$0.is(ClosureExprSyntax.self) }
    guard let function = around.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first(where: { _ in true }),
      let parameter = function.signature.parameterClause.parameters.first(where: { $0.innerName == name })
    else { return false }
    return !parameter.isInout && function.body?.declares(name) == false
  }

  /// What tells whether there is another turn.
  func isFurther(_ last: LastNumber?, text: String) -> Condition {
    last.map { .not(.holds($0.isLast, text: Match.negation(of: text))) } ?? .text(text)
  }

  /// The first turn, or another one, may be the last.
  func mayBeLast(_ last: LastNumber?, turn: Int, at loop: ForStmtSyntax) -> [Statement] {
    guard let last else { return [] }
    let site = Site(text: "the last turn", offset: loop.offset)
    let isKnown = last.turns.map { turn == 1 || $0 <= turn } ?? false
    let value = isKnown ? Expression.bool(last.turns == turn) : .unknown(why: "whether this is the last turn")
    return [.assign(last.isLast, value, site)]
  }
}

extension LastNumber {
  /// The same condition, which compares the number with what is so much more than the last one.
  func asked(
    _ condition: Condition,
    _ comparison: Reckoning.Comparison,
    _ distance: Int,
    _ term: Operands
  ) -> Condition {
    switch (comparison(0, distance), comparison.holdsBelow(distance)) {
    case (true, false): .holds(isLast, text: term.text)
    case (false, true): .not(.holds(isLast, text: Match.negation(of: term.text)))
    case (true, nil): .not(.excluded(by: isLast, .not(condition)))
    case (false, nil): .excluded(by: isLast, condition)
    default: condition
    }
  }
}

extension Reckoning.Comparison {
  /// Whether it holds between every number below zero and another one; nil where that depends on the number.
  fileprivate func holdsBelow(_ other: Int) -> Bool? {
    switch self {
    case .less: other >= 0 ? true : nil
    case .atMost: other >= -1 ? true : nil
    case .unequal: other >= 0 ? true : nil
    case .equal, .atLeast: other >= 0 ? false : nil
    case .more: other >= -1 ? false : nil
    case .within: nil
    }
  }
}

extension NumberSyntax {
  /// `attempt` and `1` of `attempt + 1`.
  var nameAndMore: (name: Operands, more: Int)? {
    switch self {
    case .name(let term): (term, 0)
    case .combined(.name(let term), .plus, .literal(let more)): (term, more)
    case .combined(.name(let term), .minus, .literal(let less)):
      Reckoning.Operator.minus.callAsFunction(0, less).map { (term, $0) }
    default: nil
    }
  }
}

extension CodeBlockSyntax {
  /// Whether something of this name is declared in it.
  fileprivate func declares(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.identifierText == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}
