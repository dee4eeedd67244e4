import SwiftSyntax

/// A closure that is given to a parameter which is not `@escaping`: whoever is handed it on runs it before returning, or
/// not at all.
extension Lowering {
  /// `lock.withLock(body)`, where `body` is such a parameter.
  mutating func handedOn(_ given: GivenClosure, by reference: DeclReferenceExprSyntax) -> [Statement] {
    guard given.endsWithCall, let value = FunctionValue(reference), let call = value.call else { return [] }
    let slots = changes(by: given.closure, scope: given.scope)
    guard !slots.isEmpty else { return [] }
    if !value.timing.isAtOnce {
      let place = lines.place(at: reference.offset, seenFrom: machine.offset)
      assume("\(place): '\(value.name)', which '\(call.calledName ?? "the call")' is given, runs at once")
    }
    let timing = value.timing == .repeatedly || call.mayRepeat ? ClosureTiming.repeatedly : .once
    return closure(given.closure, timing, changing: slots, scope: given.scope)
  }

  /// Those that a closure calls or hands on, so that it cannot outlive the call either.
  func given(in closure: ClosureExprSyntax, scope: Scope) -> [GivenClosure] {
    guard scope.holdsGivenClosure else { return [] }
    let survey = machine.declarations.surveys.fresh(closure.statements, includingClosures: true)
    return given(named: survey, scope: scope.shadowed(by: closure.hidingNames))
  }

  func given(named survey: Survey, scope: Scope) -> [GivenClosure] {
    let called = survey.calls.filter { $0.base == nil }.map(\.name)
    let handedOn = survey.values.filter { $0.call != nil && !$0.isMember }.map(\.name)
    return Set(called + handedOn).sorted().compactMap { name in
      guard case .closure(let given)? = scope[name], given.endsWithCall else { return nil }
      return given
    }
  }

  /// The closure whose value an own function gives that is generic over it, so that it can be nothing else:
  /// `func sync<T>(_ body: () throws -> T) rethrows -> T`.
  func givenBack(by call: FunctionCallExprSyntax, scope: Scope) -> ClosureExprSyntax? {
    guard let closure = call.onlyClosure, let name = call.calledName,
      call.calledExpression.nameBehindSelf == name, scope.receiver == .machine,
      let found = inlined(ExprSyntax(call), scope: scope), found.closure?.endsWithCall == true,
      case .function(let function) = found.callee, function.givesBack, !changesState(named: name, owner: scope.owner)
    else { return nil }
    return closure
  }

  /// Whether a call that is handed such a closure throws by itself, in a function that throws nothing but what that throws;
  /// nil for other calls.
  func failure(ofGiven call: FunctionCallExprSyntax, scope: Scope) -> Bool? {
    guard Syntax(call).isInRethrowing else { return nil }
    let names = call.arguments.compactMap { $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText }
    let own = names.compactMap { name -> GivenClosure? in
      if case .closure(let given)? = scope[name], given.endsWithCall { given } else { nil }
    }
    let given = own + (call.trailingClosure.map { self.given(in: $0, scope: scope) } ?? [])
    guard !given.isEmpty else { return nil }
    return given.contains { changes(by: $0.closure, scope: $0.scope).isEmpty && Survey($0.closure.statements).fails }
  }
}

extension FunctionDeclSyntax {
  /// Whether its result is of the type that its only parameter gives, of which it knows nothing.
  fileprivate var givesBack: Bool {
    guard let only = signature.parameterClause.parameters.first, signature.parameterClause.parameters.count == 1,
      let given = (only.type.as(AttributedTypeSyntax.self)?.baseType ?? only.type).as(FunctionTypeSyntax.self),
      given.parameters.isEmpty, let result = signature.returnClause?.type.trimmedDescription
    else { return false }
    let names = genericParameterClause?.parameters.map(\.name.text) ?? []
    return names.contains(result) && given.returnClause.type.trimmedDescription == result
  }
}

extension FunctionValue {
  fileprivate var isMember: Bool { reference.parent?.is(MemberAccessExprSyntax.self) ?? false }
}

extension Syntax {
  fileprivate var isInRethrowing: Bool {
    let function = sequence(first: self, next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    return function?.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
  }
}
