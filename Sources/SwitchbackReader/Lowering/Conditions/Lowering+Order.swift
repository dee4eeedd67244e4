import SwiftSyntax

/// Questions about the order of cases: `state < .busy`.
extension Lowering {
  /// A comparison with a case, either way round, where it is known how the cases are ordered.
  mutating func order(_ term: Operands, scope: Scope) -> Asked? {
    for (symbol, mirrored) in Self.mirrored {
      guard let index = term.index(of: symbol.rawValue) else { continue }
      let (left, right) = (Operands(term.elements[..<index]), Operands(term.elements[(index + 1)...]))
      return order(left, symbol, right, term, scope) ?? order(right, mirrored, left, term, scope)
    }
    return nil
  }

  private static let mirrored: [(Reckoning.Comparison, Reckoning.Comparison)] = [
    (.less, .more), (.atMost, .atLeast), (.more, .less), (.atLeast, .atMost),
  ]

  private mutating func order(
    _ left: Operands,
    _ comparison: Reckoning.Comparison,
    _ right: Operands,
    _ term: Operands,
    _ scope: Scope
  ) -> Asked? {
    guard let (before, operand, order) = ordered(left, scope: scope), let slot = operand.slot else { return nil }
    if let position = position(of: right, like: operand, in: order) {
      let pattern = CasePattern.cases(in: order) { comparison($0, position) }
      return Asked(before: before, condition: .matches(operand, pattern, text: term.text), scope: scope)
    }
    guard let (more, second, _) = ordered(right, scope: scope), let other = second.slot,
      variables[other.id].type?.path == variables[slot.id].type?.path
    else { return nil }
    let (kept, first) = read(operand, before: more, at: right.site.offset)
    let sides = [first.slot ?? slot, other].map { Reckoning.rawValue(of: $0, numbers: order) }
    let condition = Condition.compared(sides[0], comparison, sides[1], text: term.text)
    return Asked(before: before + kept + more, condition: condition, scope: scope)
  }

  /// `(.open ... .busy).contains(state)` and `.open ... .busy ~= state`.
  mutating func betweenCases(_ term: Operands, scope: Scope) -> Asked? {
    guard let (range, element) = term.membershipInRange, let (before, operand, order) = ordered(element, scope: scope),
      let written = RangeSyntax(range.unwrapped ?? range), let pattern = cases(in: written, like: operand, order)
    else { return nil }
    return Asked(before: before, condition: .matches(operand, pattern, text: term.text), scope: scope)
  }

  /// A range as a pattern: `case 1...3`, and `case .open ... .busy`.
  mutating func range(_ node: PatternNode, of subject: Operand) -> CasePattern? {
    guard let type = subject.slot.flatMap({ variables[$0.id].type }), let expression = node.expression else {
      return nil
    }
    if type.isNumber { return ClosedRange(written: Operands(expression)).map { .numbers($0, text: node.text) } }
    // Few patterns are ranges, and how cases are ordered is not seen at once.
    guard let range = RangeSyntax(Operands(expression)), !type.isOptional, let path = type.path,
      let order = order(of: path)
    else { return nil }
    return cases(in: range, like: subject, order)
  }

  /// The cases from one to another: `.open ... .busy`, `.open...`, `..<.busy`.
  private mutating func cases(in range: RangeSyntax, like operand: Operand, _ order: RawNumbers) -> CasePattern? {
    guard let lower = range.lower.map({ position(of: $0, like: operand, in: order) }) ?? .min,
      let upper = range.upper.map({ position(of: $0, like: operand, in: order) }) ?? .max
    else { return nil }
    return .cases(in: order) { place in
      lower <= place && (range.isClosed ? place <= upper : place < upper)
    }
  }

  /// What is compared, and the places of its type's cases in their order.
  private mutating func ordered(
    _ term: Operands,
    scope: Scope
  ) -> (before: [Statement], operand: Operand, order: RawNumbers)? {
    guard let type = type(of: term, scope: scope), !type.isOptional, type.collection == nil, let path = type.path,
      let order = order(of: path), let subject = subject(term, scope: scope)
    else { return nil }
    return (subject.before, Operand(slot: subject.operand.slot, text: term.text), order)
  }

  private mutating func position(of term: Operands, like operand: Operand, in order: RawNumbers) -> Int? {
    guard case .path(let wanted, _)? = casePattern(literal: term, of: operand) else { return nil }
    return order[wanted]
  }
}

extension CasePattern {
  /// Those cases whose places in their order are among some.
  fileprivate static func cases(in order: RawNumbers, where isMeant: (Int) -> Bool) -> CasePattern {
    let names = order.filter { isMeant($0.value) }.sorted { ($0.value, $0.key[0]) < ($1.value, $1.key[0]) }
    return .either(names.map { .path($0.key, payload: nil) })
  }
}
