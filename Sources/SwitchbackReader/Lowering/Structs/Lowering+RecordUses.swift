import SwiftSyntax

/// Where the values of a struct or a tuple that a function gives are asked for.
extension Lowering {
  /// What a function gives that is called for each of its values; nil for what has branches of its own.
  mutating func recordResult(_ term: Operands, to destination: Destination, scope: Scope) -> [Statement]? {
    guard case .result = destination, let record = scope.record, Operands.ternary(term) == nil, term.unwrapped == nil
    else { return nil }
    if let single = term.single, single.is(SwitchExprSyntax.self) || single.is(IfExprSyntax.self) || single.isTrap {
      return nil
    }
    return fill(record, with: term, scope: scope) + [.leave(nil, term.site)]
  }

  /// `next(event).state` and `next(event)?.state`, of what a function gives.
  func recordMember(_ expression: ExprSyntax, scope: Scope) -> (type: RecordType, index: Int)? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.unchained,
      base.is(FunctionCallExprSyntax.self) || base.unwrappedParentheses != nil,
      let type = recordType(of: Operands(base), scope: scope), type.isOptional == (member.base?.id != base.id)
    else { return nil }
    let name = member.declName.baseName.identifierText
    let index = type.path == nil ? Int(name) : nil
    guard let found = index ?? type.fields.firstIndex(where: { $0.label == name }),
      type.fields.indices.contains(found), type.fields[found].isFollowed
    else { return nil }
    return (type, found)
  }

  /// The type of such a value.
  func recordMemberType(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    guard let (record, index) = recordMember(expression, scope: scope) else { return nil }
    var type = record.fields[index].type
    if record.isOptional { type?.isOptional = true }
    return type
  }

  mutating func recordMember(
    _ expression: ExprSyntax,
    to destination: Destination,
    scope: Scope
  ) -> [Statement]? {
    guard let (type, index) = recordMember(expression, scope: scope),
      let base = expression.as(MemberAccessExprSyntax.self)?.base?.unchained
    else { return nil }
    let record = record(of: type)
    guard let slot = record.slots[index] else { return nil }
    let site = Operands(expression).site
    return fill(record, with: Operands(base), scope: scope) + finish(.slot(slot), at: site, to: destination)
  }

  /// `let step = next(event)`, and `let step: Step` that is given a value later.
  mutating func constantRecord(
    named name: String,
    _ binding: PatternBindingSyntax,
    scope: inout Scope
  ) -> [Statement]? {
    let value = binding.initializer.map { Operands($0.value) }
    let given = value.flatMap { recordType(of: $0, scope: scope) }
    let isGivenLater = value.map { $0.single?.isBranch == true } ?? true
    guard let type = given ?? (isGivenLater ? annotatedRecord(binding, scope: scope) : nil),
      binding.isAsked(for: type)
    else { return nil }
    let record = record(of: type)
    let statements = value.map { fill(record, with: $0, scope: scope) } ?? []
    scope.bind(name, to: .record(record))
    return statements
  }

  private func annotatedRecord(_ binding: PatternBindingSyntax, scope: Scope) -> RecordType? {
    guard binding.accessorBlock == nil else { return nil }
    return RecordType(binding.typeAnnotation?.type, in: machine.declarations, from: scope.owner)
  }

  /// `let (next, effect) = …`, of what a function gives.
  mutating func destructured(_ binding: PatternBindingSyntax, scope: inout Scope) -> [Statement]? {
    guard let value = binding.initializer?.value, !value.is(TupleExprSyntax.self) else { return nil }
    let type = value.isBranch ? annotatedRecord(binding, scope: scope) : recordType(of: Operands(value), scope: scope)
    guard let type, !type.isOptional else { return nil }
    let record = record(of: type)
    var inside = scope.shadowed(by: binding.pattern.boundNames)
    guard bind(binding.pattern, to: record, scope: &inside) else { return nil }
    if record.places.contains(where: { !$0.field.isTracked }) { inside.asksPresence = true }
    defer { scope = inside }
    return fill(record, with: Operands(value), scope: scope)
  }

  /// `let (next, effect): (State, Effect)`, which are given values later.
  mutating func declared(_ binding: PatternBindingSyntax, scope: inout Scope) -> [Statement]? {
    guard binding.initializer == nil, let type = annotatedRecord(binding, scope: scope), !type.isOptional else {
      return nil
    }
    var inside = scope.shadowed(by: binding.pattern.boundNames)
    guard bind(binding.pattern, to: record(of: type), scope: &inside) else { return nil }
    scope = inside
    return []
  }

  /// `(state, effect) = next(event)`: each place, or nil, for what a function gives.
  mutating func assigned(_ places: [Slot?], _ value: Operands, scope: Scope) -> [Statement]? {
    guard let type = recordType(of: value, scope: scope), type.path == nil, type.fields.count == places.count else {
      return nil
    }
    let record = record(of: type)
    let before = fill(record, with: value, scope: scope)
    return before
      + zip(places, record.slots).flatMap { place, slot -> [Statement] in
        guard let place else { return [] }
        return finish(slot.map { .slot($0) } ?? .unknown(why: ""), at: value.site, to: .slot(place))
      }
  }
}

extension PatternBindingSyntax {
  /// Whether something behind it asks the constant for a value that is followed, or hands it on as a whole.
  func isAsked(for type: RecordType) -> Bool {
    let name = pattern.trimmedDescription
    let labels = type.fields.enumerated().filter(\.element.isFollowed).flatMap { [$0.element.label, "\($0.offset)"] }
    let around = sequence(first: Syntax(self), next: \.parent).first { $0.is(CodeBlockItemListSyntax.self) }
    return (around.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? []).contains { token in
      guard token.identifierText == name else { return false }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        // `if let step`
        return token.parent?.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil } ?? false
      }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else {
        return reference.parent?.is(LabeledExprSyntax.self) != true
      }
      return member.base?.id == reference.id && labels.contains(member.declName.baseName.identifierText)
    }
  }
}

extension ExprSyntax {
  /// Whether its branches give the value.
  fileprivate var isBranch: Bool { self.is(SwitchExprSyntax.self) || self.is(IfExprSyntax.self) }
}
