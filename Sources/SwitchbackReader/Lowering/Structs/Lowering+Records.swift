import SwiftSyntax

/// Structs and tuples that functions give and constants hold: what is put into each of their properties is known by itself.
extension Lowering {
  mutating func record(of type: RecordType) -> Record {
    Record(
      type: type,
      slots: type.fields.map { $0.isFollowed ? slot(of: $0.type) : nil },
      presence: type.isOptional ? slot(of: .something) : nil
    )
  }

  /// What brings the values of an expression to their places; what is not known of them is lost.
  mutating func fill(_ record: Record, with term: Operands, scope: Scope) -> [Statement] {
    if let ternary = Operands.ternary(term) {
      let asked = condition(ternary.condition, scope: scope)
      let first = nested(at: ternary.first.offset) {
        Block(statements: $0.fill(record, with: Operands(ternary.first), scope: scope))
      }
      let second = nested(at: ternary.second.site.offset) {
        Block(statements: $0.fill(record, with: ternary.second, scope: scope))
      }
      return asked.before + [.branch(asked.condition, then: first, otherwise: second)]
    }
    if let inner = term.unwrapped { return fill(record, with: inner, scope: scope) }
    if let coalesced = coalesced(term, into: record, scope: scope) { return coalesced }
    return term.single.flatMap { fill(record, with: $0, scope: scope) } ?? lost(record, term, scope: scope)
  }

  private mutating func fill(_ record: Record, with expression: ExprSyntax, scope: Scope) -> [Statement]? {
    let site = Operands(expression).site
    if let choice = expression.as(SwitchExprSyntax.self) {
      return self.choice(choice, scope: scope, to: .record(record))
    }
    if let condition = expression.as(IfExprSyntax.self) { return branch(condition, scope: scope, to: .record(record)) }
    if expression.isTrap { return [.trap(offset: expression.offset)] }
    if let optional = optional(expression, into: record, scope: scope) { return optional }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return fill(record, with: tuple, scope: scope).map { $0 + present(record, at: site) }
    }
    if let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      let inner = Operands(attempt.expression)
      guard let tried = inner.single, inlined(tried, scope: scope) != nil || !mayFail(tried, scope: scope) else {
        return nil
      }
      return fill(record, with: inner, scope: scope)
    }
    if let waiting = expression.as(AwaitExprSyntax.self) {
      let before = fill(record, with: Operands(waiting.expression), scope: scope)
      return before + (waits(for: waiting, scope: scope) ? suspension(at: waiting.expression, scope: scope) : [])
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard case .record(let other) = scope[name] else { return nil }
      return copy(other, into: record, at: site)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let made = fill(record, madeBy: call, scope: scope) { return made + present(record, at: site) }
    return fill(record, with: call, at: site, scope: scope)
  }

  /// What a function gives.
  private mutating func fill(
    _ record: Record,
    with call: FunctionCallExprSyntax,
    at site: Site,
    scope: Scope
  ) -> [Statement]? {
    guard var inlined = recordCall(call, scope: scope), let type = inlined.record?.type,
      type.path == record.type.path, type.fields.count == record.slots.count,
      record.presence != nil || !type.isOptional
    else { return nil }
    inlined.record = Record(type: type, slots: record.slots, presence: type.isOptional ? record.presence : nil)
    let given = self.call(inlined, to: nil, at: site, scope: scope)
    return given + (type.isOptional ? [] : present(record, at: site))
  }

  private mutating func fill(_ record: Record, with tuple: TupleExprSyntax, scope: Scope) -> [Statement]? {
    guard record.type.path == nil, tuple.elements.count == record.slots.count else { return nil }
    return zip(tuple.elements, zip(record.type.fields, record.slots)).flatMap { element, place in
      fill(place.1, of: place.0, with: Operands(element.expression), scope: scope)
    }
  }

  /// The arguments of an initialiser, in their order, and what its declaration puts in the place of those that are missing.
  private mutating func fill(_ record: Record, madeBy call: FunctionCallExprSyntax, scope: Scope) -> [Statement]? {
    guard let path = record.type.path, let type = machine.declarations.types[path],
      type.isInitializer(call.calledExpression), call.trailingClosure == nil || type.initializers.isEmpty
    else { return nil }
    let given = record.type.fields.map { field in field.label.flatMap { type.value(of: $0, madeBy: call) } }
    var statements: [Statement] = []
    for argument in call.arguments {
      let term = Operands(argument.expression)
      if let index = given.firstIndex(where: { $0?.id == argument.expression.id }) {
        statements += fill(record.slots[index], of: record.type.fields[index], with: term, scope: scope)
      } else {
        statements += effects(in: term, scope: scope)
      }
    }
    let isMemberwise = type.initializers.isEmpty
    for (index, field) in record.type.fields.enumerated() where given[index] == nil {
      guard let slot = record.slots[index] else { continue }
      let value = isMemberwise ? standard(of: field, in: path) : .unknown(why: "")
      statements.append(.assign(slot, value, Operands(ExprSyntax(call)).site))
    }
    return statements
  }

  /// What a memberwise initialiser puts where it is given nothing.
  private mutating func standard(of field: RecordType.Field, in path: String) -> Expression {
    guard let standard = field.standard else { return field.type?.isOptional == true ? .none : .unknown(why: "") }
    return leaf(Operands(standard), expected: field.type, scope: Scope(receiver: .other, owner: path)).1
  }

  private mutating func fill(
    _ slot: Slot?,
    of field: RecordType.Field,
    with term: Operands,
    scope: Scope
  ) -> [Statement] {
    guard let slot else { return effects(in: term, scope: scope) }
    return lower(term, to: .slot(slot), expected: field.type, scope: scope)
  }

  private mutating func lost(_ record: Record, _ term: Operands, scope: Scope) -> [Statement] {
    let unknown = Unknown(site: term.site, why: "target is computed by '\(term.text)'")
    let slots = record.places.map(\.slot) + [record.presence].compactMap(\.self)
    return discarded(term, scope: scope) + slots.map { .lose($0, unknown) }
  }
}
