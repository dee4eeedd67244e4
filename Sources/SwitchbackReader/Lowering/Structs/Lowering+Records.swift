import SwiftSyntax

/// Structs and tuples that functions give and constants hold: what is put into each of their properties is known by itself.
extension Lowering {
  mutating func record(of type: RecordType) -> Record {
    Record(type: type, slots: type.fields.map { $0.isFollowed ? slot(of: $0.type) : nil })
  }

  /// The type of an expression that is such a struct or tuple, where the reader sees what is put into it.
  func recordType(of term: Operands, scope: Scope) -> RecordType? {
    if let ternary = Operands.ternary(term) { return recordType(of: Operands(ternary.first), scope: scope) }
    if let inner = term.unwrapped { return recordType(of: inner, scope: scope) }
    guard let expression = term.single else { return nil }
    if let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      return recordType(of: Operands(attempt.expression), scope: scope)
    }
    if let waiting = expression.as(AwaitExprSyntax.self) {
      return recordType(of: Operands(waiting.expression), scope: scope)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard case .record(let record) = scope[name] else { return nil }
      return record.type
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let made = madeType(by: call, scope: scope) { return made }
    guard let inlined = inlined(expression, scope: scope), case .function(let function) = inlined.callee else {
      return nil
    }
    return RecordType(function.signature.returnClause?.type, in: machine.declarations, from: inlined.owner)
  }

  /// `Outcome(…)` and `Outcome.init(…)`.
  private func madeType(by call: FunctionCallExprSyntax, scope: Scope) -> RecordType? {
    var name = call.calledExpression.trimmedDescription
    if name.hasSuffix(".init") { name.removeLast(5) }
    guard name.first?.isUppercase == true, scope[name] == nil else { return nil }
    return RecordType(named: name, in: machine.declarations.seen(from: call), from: scope.owner)
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
    return term.single.flatMap { fill(record, with: $0, scope: scope) } ?? lost(record, term, scope: scope)
  }

  private mutating func fill(_ record: Record, with expression: ExprSyntax, scope: Scope) -> [Statement]? {
    let site = Operands(expression).site
    if let tuple = expression.as(TupleExprSyntax.self) { return fill(record, with: tuple, scope: scope) }
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
      guard case .record(let other) = scope[name], other.slots.count == record.slots.count else { return nil }
      return zip(record.slots, other.slots).compactMap { slot, source in
        slot.map { .assign($0, source.map { .slot($0) } ?? .unknown(why: ""), site) }
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let made = fill(record, madeBy: call, scope: scope) { return made }
    guard var inlined = inlined(expression, scope: scope), case .function(let function) = inlined.callee,
      let type = RecordType(function.signature.returnClause?.type, in: machine.declarations, from: inlined.owner),
      type.path == record.type.path, type.fields.count == record.slots.count
    else { return nil }
    inlined.record = record
    return self.call(inlined, to: nil, at: site, scope: scope)
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
      type.isInitializer(call.calledExpression), call.trailingClosure == nil
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
    return discarded(term, scope: scope) + record.places.map { .lose($0.slot, unknown) }
  }
}
