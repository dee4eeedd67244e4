import SwiftSyntax

/// What a stored `Bool` beside the state was given is known until somebody else may have had a turn.
extension Lowering {
  func flag(named name: String, scope: Scope) -> Slot? {
    guard scope.receiver == .machine, scope.owner == machine.owner, scope[name] == nil else { return nil }
    return flags[name]
  }

  /// `self.isLoading`.
  func flag(_ member: MemberAccessExprSyntax, scope: Scope) -> Slot? {
    guard !flags.isEmpty, let base = member.base?.trimmedDescription, scope.receiver == .machine,
      scope.owner == machine.owner, base == "self" || base == "self?" || isAlias(base, scope: scope)
    else { return nil }
    return flags[member.declName.baseName.identifierText]
  }

  /// What is called and not followed may change any of them but those that only the type can set, as it leaves the state
  /// alone; what only makes a value or logs changes none.
  func forgetting(by call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    guard asksAgain, call.calledName?.first?.isUppercase != true, !call.onlyLogs, !asksCollection(call, scope: scope),
      !onlyPrints(call, scope: scope)
    else { return [] }
    let changed =
      call.nameItMayChange.flatMap { name in
        scope[name] == nil ? [name] : isOwnVariable(name, at: call, scope: scope) ? [Question.local(name)] : nil
      } ?? []
    let assigned = namesAssigned(by: call).union(changed)
    return (assigned.isEmpty ? [] : [.forget(mentioning: assigned)]) + [.forget(by: call.changer)]
  }

  /// The slots of what nothing sets but what waits, and of what is asked about that.
  func flagsOfWaiting(besides flags: [String: Slot]) -> Set<Int> {
    let names = questions.values.filter(\.isOwn).map { ($0.slot.id, $0.text.names.subtracting($0.locals)) }
    let asked = names.reduce(into: Set(flags.keys)) { $0.formUnion($1.1) }
    let found = asked.filter(machine.isSetByWaitingOnly)
    return Set(flags.filter { found.contains($0.key) }.values.map(\.id))
      .union(names.filter { $0.1.isSubset(of: found.union(["isEmpty"])) }.map(\.0))
  }

  /// Whether it is a function of the type or of the module that prints its arguments, and nothing else: `trace("now")`.
  private func onlyPrints(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    guard let name = call.calledName, call.calledExpression.nameBehindSelf == name, scope[name] == nil,
      call.arguments.allSatisfy({ $0.expression.isPlainText })
    else { return false }
    let type = machine.declarations.types[machine.owner]
    let own = type?.functions(named: name) ?? []
    let functions = own.isEmpty ? machine.declarations.functions(named: name, seenFrom: call.offset) : own
    return !functions.isEmpty
      && functions.allSatisfy { function in
        !machine.declarations.mayBeOverridden(function, of: type) && function.onlyPrints
          && EveryCallFinder.calls(in: function).allSatisfy { !isDeclared($0.calledName ?? "") }
      }
  }

  /// Whether some function of the module has a name.
  private func isDeclared(_ name: String) -> Bool {
    machine.declarations.functions.contains { $0.name.identifierText == name }
      || machine.declarations.types.values.contains { !$0.functions(named: name).isEmpty }
  }

  /// Whether it only asks a stored collection for an element or an index: `queue.indices.contains(next)`.
  private func asksCollection(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    call.askedCollection.flatMap { toldProperty($0, scope: scope) }?.property.storesCollection == true
  }

  /// What a function of the type gives other values, where nothing in it bears on the state.
  private func namesAssigned(by call: FunctionCallExprSyntax) -> Set<String> {
    let named = machine.declarations.types[machine.owner]?.functions(named: call.calledExpression.nameBehindSelf) ?? []
    return named.compactMap(\.body).reduce(into: []) { names, body in
      names.formUnion(machine.declarations.surveys.survey(body).assigned)
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether all that it names is its parameters, and functions that write them down.
  fileprivate var onlyPrints: Bool {
    guard let body, !body.statements.isEmpty else { return false }
    let parameters = Set(signature.parameterClause.parameters.map(\.innerName))
    return signature.parameterClause.parameters.allSatisfy { $0.defaultValue == nil && $0.type.isPlainTextType }
      && body.statements.allSatisfy { item in
        guard let call = item.expression?.as(FunctionCallExprSyntax.self), call.onlyLogs, call.trailingClosure == nil
        else { return false }
        return call.arguments.allSatisfy { argument in
          argument.expression.isPlainText
            || parameters.contains(argument.expression.trimmedDescription)
        }
      }
  }
}

extension TypeSyntax {
  /// Of these nobody else has a description.
  fileprivate var isPlainTextType: Bool { ["String", "Int", "Bool", "Double"].contains(trimmedDescription) }
}

extension ExprSyntax {
  /// Whether it is a literal in which no more is asked for than names.
  fileprivate var isPlainText: Bool {
    guard let text = self.as(StringLiteralExprSyntax.self) else {
      return self.is(IntegerLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
    }
    return text.segments.allSatisfy { segment in
      guard let values = segment.as(ExpressionSegmentSyntax.self)?.expressions else { return true }
      return values.allSatisfy { $0.expression.is(DeclReferenceExprSyntax.self) && !$0.expression.isSelf }
    }
  }
}

extension FunctionCallExprSyntax {
  /// What it is called on, which it may change: `queue` of `queue.removeLast()`.
  fileprivate var nameItMayChange: String? {
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isSelf else { return nil }
    let name = base.nameBehindSelf
    return name.names == [name] ? name : nil
  }

  fileprivate var changer: Changer {
    if leavesOwnerAlone { return .foreignCall }
    let around = sequence(first: Syntax(self), next: \.parent).first {
      $0.is(CodeBlockItemSyntax.self) || $0.is(ConditionElementSyntax.self)
    }
    let waits = around?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } ?? true
    return waits ? .anything : .call
  }

  /// Whether it is one of something else that is given neither the instance nor what may run on it: `door.lock()`.
  fileprivate var leavesOwnerAlone: Bool {
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isSelf else { return false }
    let given = arguments.map { Syntax($0.expression) } + [trailingClosure.map { Syntax($0) }].compactMap(\.self)
    // A bare name may be that of a function.
    return given.allSatisfy { argument in
      !argument.is(DeclReferenceExprSyntax.self)
        && argument.tokens(viewMode: .sourceAccurate).allSatisfy { token in
          token.tokenKind != .leftBrace && token.tokenKind != .keyword(.self)
        }
    }
  }
}
