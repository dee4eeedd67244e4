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

  /// `next(event).state`, of what a function gives.
  func recordMember(_ expression: ExprSyntax, scope: Scope) -> (type: RecordType, index: Int)? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(FunctionCallExprSyntax.self) || base.unwrappedParentheses != nil,
      let type = recordType(of: Operands(base), scope: scope)
    else { return nil }
    let name = member.declName.baseName.identifierText
    let index = type.path == nil ? Int(name) : nil
    guard let found = index ?? type.fields.firstIndex(where: { $0.label == name }),
      type.fields.indices.contains(found), type.fields[found].isFollowed
    else { return nil }
    return (type, found)
  }

  mutating func recordMember(
    _ expression: ExprSyntax,
    to destination: Destination,
    scope: Scope
  ) -> [Statement]? {
    guard let (type, index) = recordMember(expression, scope: scope),
      let base = expression.as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    let record = record(of: type)
    guard let slot = record.slots[index] else { return nil }
    let site = Operands(expression).site
    return fill(record, with: Operands(base), scope: scope) + finish(.slot(slot), at: site, to: destination)
  }

  /// `let (next, effect) = …`, of what a function gives.
  mutating func destructured(_ binding: PatternBindingSyntax, scope: inout Scope) -> [Statement]? {
    guard let pattern = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value,
      !value.is(TupleExprSyntax.self), let type = recordType(of: Operands(value), scope: scope), type.path == nil,
      type.fields.count == pattern.elements.count
    else { return nil }
    let record = record(of: type)
    let statements = fill(record, with: Operands(value), scope: scope)
    scope = scope.shadowed(by: binding.pattern.boundNames)
    for (element, slot) in zip(pattern.elements, record.slots) {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, let slot else {
        continue
      }
      scope.bind(name, to: .slot(slot))
    }
    return statements
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
      guard token.identifierText == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return false
      }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else {
        return reference.parent?.is(LabeledExprSyntax.self) != true
      }
      return member.base?.id == reference.id && labels.contains(member.declName.baseName.identifierText)
    }
  }
}

extension ExprSyntax {
  /// What stands in parentheses.
  fileprivate var unwrappedParentheses: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }
}
