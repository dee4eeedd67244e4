import SwiftSyntax

/// Structs and tuples of which there may be none: `func transition(…) -> (State, [Action])?`.
extension Lowering {
  /// Notes that there is one.
  func present(_ record: Record, at site: Site) -> [Statement] {
    record.presence.map { [.assign($0, .constant(.something(nil)), site)] } ?? []
  }

  private func absent(_ record: Record, at site: Site) -> [Statement] {
    ([record.presence].compactMap(\.self) + record.places.map(\.slot)).map { .assign($0, .none, site) }
  }

  /// What another one holds.
  func copy(_ other: Record, into record: Record, at site: Site) -> [Statement]? {
    guard other.slots.count == record.slots.count, record.presence != nil || other.presence == nil else { return nil }
    let values = zip(record.slots, other.slots).compactMap { slot, source -> Statement? in
      slot.map { .assign($0, source.map { .slot($0) } ?? .unknown(why: ""), site) }
    }
    guard let presence = record.presence, let source = other.presence else { return values + present(record, at: site) }
    return values + [.assign(presence, .slot(source), site)]
  }

  /// `nil`, `try? step()` and `step()!`.
  mutating func optional(_ expression: ExprSyntax, into record: Record, scope: Scope) -> [Statement]? {
    let site = Operands(expression).site
    if expression.is(NilLiteralExprSyntax.self) { return record.presence == nil ? nil : absent(record, at: site) }
    if let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark?.text == "?" {
      let inner = Operands(attempt.expression)
      guard record.presence != nil, let tried = inner.single, inlined(tried, scope: scope) != nil else { return nil }
      let filled = Block(statements: fill(record, with: inner, scope: scope))
      return [.attempt(filled, catching: Block(statements: absent(record, at: site)))]
    }
    guard let forced = expression.as(ForceUnwrapExprSyntax.self) else { return nil }
    let inner = Operands(forced.expression)
    guard let type = recordType(of: inner, scope: scope), type.isOptional else { return nil }
    let whole = self.record(of: type)
    guard let presence = whole.presence, let copied = copy(whole.unwrapped, into: record, at: site) else { return nil }
    let exists = Condition.exists(presence, text: "\(inner.text.asOperand) != nil")
    return fill(whole, with: inner, scope: scope) + [.require(exists, isSure: true, offset: expression.offset)] + copied
  }

  /// `step(event) ?? (state, [])`.
  mutating func coalesced(_ term: Operands, into record: Record, scope: Scope) -> [Statement]? {
    guard let index = term.index(of: "??") else { return nil }
    let (left, right) = (Operands(term.elements[..<index]), Operands(term.elements[(index + 1)...]))
    guard let type = recordType(of: left, scope: scope), type.isOptional else { return nil }
    let first = self.record(of: type)
    guard let presence = first.presence, let copied = copy(first.unwrapped, into: record, at: left.site) else {
      return nil
    }
    let before = fill(first, with: left, scope: scope)
    let second = nested(at: right.site.offset) {
      Block(statements: $0.fill(record, with: right, scope: scope))
    }
    let exists = Condition.exists(presence, text: "\(left.text.asOperand) != nil")
    return before + [.branch(exists, then: Block(statements: copied), otherwise: second)]
  }

  /// `let (next, actions) = transition(event)` and `let step` as conditions.
  mutating func condition(
    ofRecord binding: OptionalBindingConditionSyntax,
    _ value: Operands,
    scope: Scope
  ) -> Asked? {
    guard let type = recordType(of: value, scope: scope), type.isOptional else { return nil }
    let whole = record(of: type)
    guard let presence = whole.presence else { return nil }
    var bound = scope.shadowed(by: binding.pattern.boundNames)
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
      bound.bind(name, to: .record(whole.unwrapped))
    } else if !bind(binding.pattern, to: whole, scope: &bound) {
      return nil
    }
    let before = fill(whole, with: value, scope: scope)
    return Asked(before: before, condition: .exists(presence, text: binding.text), scope: bound)
  }

  /// The names that a pattern gives to the elements of a tuple.
  func bind(_ pattern: PatternSyntax, to record: Record, scope: inout Scope) -> Bool {
    guard record.type.path == nil, case .tuple(let columns) = PatternNode(pattern).content,
      columns.count == record.slots.count, columns.allSatisfy(\.isIrrefutable)
    else { return false }
    for (column, slot) in zip(columns, record.slots) {
      guard let name = column.boundName, let slot else { continue }
      scope.bind(name, to: .slot(slot))
    }
    return true
  }
}
