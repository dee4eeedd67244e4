import SwiftSyntax

/// Which clauses of a `do` catch an error of a type that is known: `catch is CancellationError`.
extension Lowering {
  /// Whether a clause catches what was thrown, as far as its type tells; nil where it asks for nothing that types tell.
  ///
  /// - Parameter otherwise: the same where that is not known.
  mutating func caughtByType(_ clause: CatchClauseSyntax, otherwise: Condition, scope: Scope) -> Condition? {
    let parts = clause.catchItems.map { caughtByType($0, otherwise: otherwise, scope: scope) }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let known = parts.map { $0 ?? otherwise }
    return known.count == 1 ? known[0] : .told(.any(known), otherwise: otherwise)
  }

  private mutating func caughtByType(_ item: CatchItemSyntax, otherwise: Condition, scope: Scope) -> Condition? {
    guard let pattern = item.pattern else { return nil }
    let asked = item.whereClause.map { Operands($0.condition) }
    if let cast = pattern.cast {
      guard let wanted = errorType(cast.type, scope: scope) else { return nil }
      let isWhole = asked == nil && cast.isWhole
      if isWhole { return .cast(thrownTypes, wanted, otherwise: otherwise) }
      return .all([.cast(thrownTypes, wanted, otherwise: .all([])), otherwise])
    }
    if case .member(let member) = PatternNode(pattern).content, let base = member.base?.trimmedDescription {
      guard let wanted = machine.declarations.seen(from: item).errorType(named: base, from: scope.owner) else {
        return nil
      }
      return .all([.cast(thrownTypes, wanted, otherwise: .all([])), otherwise])
    }
    guard let asked, let name = pattern.boundNames.first, pattern.isIrrefutable else { return nil }
    var inside = scope
    inside.bind(name, toError: thrownTypes)
    let condition = condition(asked, scope: inside)
    return condition.before.isEmpty ? .told(condition.condition, otherwise: otherwise) : nil
  }

  /// `case is LoadError`, of what was thrown.
  func castPattern(_ pattern: PatternSyntax, of subjects: [Operand], scope: Scope) -> CasePattern? {
    guard subjects.count == 1, let slot = subjects[0].slot, let type = variables[slot.id].type, !type.isTracked,
      !type.isText, let cast = pattern.cast, cast.isWhole, let wanted = errorType(cast.type, scope: scope)
    else { return nil }
    return .cast(wanted, text: PatternNode(pattern).text)
  }

  /// `if case let error as LoadError = error`, of what was thrown.
  func errorCast(_ match: MatchingPatternConditionSyntax, otherwise: Condition, scope: Scope) -> Condition? {
    guard let cast = match.pattern.cast, cast.isWhole, let wanted = errorType(cast.type, scope: scope),
      let slot = slotOfError(match.initializer.value, scope: scope)
    else { return nil }
    return .cast(slot, wanted, otherwise: otherwise)
  }

  /// Keeps for the body of a clause of which types that may be what it caught.
  mutating func keepingCaught(by clause: CatchClauseSyntax, scope: inout Scope) -> [Statement] {
    let name = clause.catchItems.isEmpty ? "error" : clause.catchItems.first?.pattern?.boundNames.first
    guard clause.catchItems.count < 2, let name, clause.body.names(name) else { return [] }
    if case .slot? = scope[name] { return [] }
    let (types, caught) = (slot(of: .other), slot(of: .other))
    scope.bind(name, toError: types, ofCase: caught)
    let site = Site(text: name, offset: clause.offset)
    return [.assign(types, .slot(thrownTypes), site), .assign(caught, .slot(errors), site)]
  }
}

extension Block {
  /// A body behind what is kept for it, which is forgotten with its locals.
  init(_ kept: [Statement], _ body: Block) {
    self = body
    statements = kept + body.statements
    guard case .assign(let slot, _, _)? = kept.first else { return }
    locals = slot.id..<max(body.locals.upperBound, slot.id + 1)
  }
}

extension CodeBlockSyntax {
  fileprivate func names(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
  }
}

extension PatternSyntax {
  /// `LoadError` of `is LoadError` and `let error as LoadError`, and whether every such error is meant.
  var cast: (type: TypeSyntax, isWhole: Bool)? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.cast }
    if let type = self.as(IsTypePatternSyntax.self)?.type { return (type, true) }
    guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let cast = expression.as(AsExprSyntax.self) {
      return cast.questionOrExclamationMark == nil ? (cast.type, cast.expression.isAnything) : nil
    }
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
      elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return nil }
    return (type, elements[0].isAnything)
  }
}

extension ExprSyntax {
  /// Whether it is a pattern that everything matches: a name or `_`.
  fileprivate var isAnything: Bool {
    if let pattern = self.as(PatternExprSyntax.self)?.pattern { return pattern.isIrrefutable }
    return self.is(DiscardAssignmentExprSyntax.self) || self.is(DeclReferenceExprSyntax.self)
  }
}
