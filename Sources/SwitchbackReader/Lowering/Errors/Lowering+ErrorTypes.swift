import SwiftSyntax

/// Of which type an error is that was thrown is known where it is caught, and where it is handed on.
extension Lowering {
  // MARK: What is thrown

  /// What may throw, with the types of all that it throws, where declarations tell these.
  func failure(_ failure: Failure, of expressions: [ExprSyntax], scope: Scope) -> Failure {
    guard let first = expressions.first else { return failure }
    var failure = failure
    failure.thrown = ThrownTypes(of: first, in: scope.owner, machine.declarations).thrown(byAll: expressions)
    return failure
  }

  /// Keeps of which type it is what a `throw` throws.
  func keepingType(of statement: ThrowStmtSyntax, named path: String?, scope: Scope) -> Statement {
    let expression = statement.expression
    let site = Operands(expression).site
    if let slot = slotOfError(expression, scope: scope) { return .assign(thrownTypes, .slot(slot), site) }
    let types = ThrownTypes(of: expression, in: scope.owner, machine.declarations)
    let type = path.flatMap { types.declarations.errorType(named: $0, from: "") } ?? types.type(of: expression)
    return .assign(thrownTypes, type.map { .constant(.error([$0])) } ?? .unknown(why: ""), site)
  }

  // MARK: What is asked

  /// Where it is kept of which types an error may be.
  func slotOfError(_ expression: ExprSyntax, scope: Scope) -> Slot? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    if let slot = scope.error(named: name) { return slot }
    guard case .slot(let slot)? = scope[name], let type = variables[slot.id].type, !type.isTracked, !type.isText else {
      return nil
    }
    return slot
  }

  /// `error is LoadError`, of what was thrown.
  func errorQuestion(_ term: Operands, otherwise: Condition, scope: Scope) -> Condition? {
    let single = term.single?.as(IsExprSyntax.self)
    let isAsked = term.elements.count == 3 && term.elements[1].is(UnresolvedIsExprSyntax.self)
    guard let type = single?.type ?? (isAsked ? term.elements[2].as(TypeExprSyntax.self)?.type : nil),
      let slot = slotOfError(single?.expression ?? term.elements[0], scope: scope),
      let wanted = errorType(type, scope: scope)
    else { return nil }
    return .cast(slot, wanted, otherwise: otherwise)
  }

  /// `let error = error as? LoadError`, of what was thrown.
  func errorCast(_ value: Operands, otherwise: Condition, scope: Scope) -> (condition: Condition, slot: Slot)? {
    if let name = value.single?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let cast = scope.cast(named: name)
    {
      return (.cast(cast.errors, cast.type, otherwise: otherwise), cast.errors)
    }
    return castOfError(value, scope: scope).map { (.cast($0.slot, $0.type, otherwise: otherwise), $0.slot) }
  }

  /// What is cast, and to which type.
  func castOfError(_ value: Operands, scope: Scope) -> (slot: Slot, type: ErrorType)? {
    guard let (name, type) = value.conditionalCast, let slot = slotOfError(name, scope: scope),
      let wanted = errorType(type, scope: scope)
    else { return nil }
    return (slot, wanted)
  }

  /// `(error as? LoadError)?.code == .timedOut`, which an error of another type has not.
  func castComparison(_ left: Operands, _ right: Operands, isEqual: Bool, otherwise: Condition, scope: Scope)
    -> Condition?
  {
    if let asked = castPresence(left, right, isEqual: isEqual, otherwise: otherwise, scope: scope) { return asked }
    guard let chained = left.single?.lastLink?.as(TupleExprSyntax.self), chained.elements.count == 1,
      let member = right.single?.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text != "none",
      let inner = chained.elements.first?.expression,
      let cast = errorCast(Operands(inner), otherwise: .all([]), scope: scope)
    else { return nil }
    return isEqual ? .all([cast.condition, otherwise]) : .any([.not(cast.condition), otherwise])
  }

  /// `(error as? LoadError) == nil`.
  private func castPresence(_ left: Operands, _ right: Operands, isEqual: Bool, otherwise: Condition, scope: Scope)
    -> Condition?
  {
    let isNilFirst = left.single?.is(NilLiteralExprSyntax.self) == true
    guard isNilFirst || right.single?.is(NilLiteralExprSyntax.self) == true else { return nil }
    let value = isNilFirst ? right : left
    let cast = errorCast(value.unwrapped ?? value, otherwise: isEqual ? .not(otherwise) : otherwise, scope: scope)
    return cast.map { isEqual ? .not($0.condition) : $0.condition }
  }

  func errorType(_ type: TypeSyntax, scope: Scope) -> ErrorType? {
    guard !Syntax(type).hasLocalType(named: type.trimmedDescription) else { return nil }
    return machine.declarations.seen(from: type).errorType(type, from: scope.owner)
  }
}

extension Operands {
  /// `error` and `LoadError` of `error as? LoadError`.
  var conditionalCast: (value: ExprSyntax, type: TypeSyntax)? {
    if let cast = single?.as(AsExprSyntax.self) {
      return cast.questionOrExclamationMark?.text == "?" ? (cast.expression, cast.type) : nil
    }
    guard elements.count == 3, elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?",
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return nil }
    return (elements[0], type)
  }
}
