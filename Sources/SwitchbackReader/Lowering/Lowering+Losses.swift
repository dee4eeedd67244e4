import SwiftSyntax

/// What may change the state without showing how.
extension Lowering {
  /// A function of the value itself that this file does not declare may change it.
  mutating func loss(byCalling term: Operands, scope: Scope) -> [Statement] {
    guard let call = term.single?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return [] }
    let name = member.declName.baseName.identifierText
    if ownerAsWhole(of: base, asked: name, scope: scope) != nil { return [] }
    if let slot = place(Operands(base), scope: scope), let path = variables[slot.id].type?.path {
      let declared = machine.declarations.types[path]?.functions(named: name) ?? []
      guard !declared.isEmpty else {
        let inherited = machine.declarations.inheritedFunctions(named: name, ofEnumAt: path)
        guard inherited.isEmpty || inherited.contains(where: \.isMutating) else { return [] }
        // A value of one type never becomes one of another.
        guard machine.stateTypes == nil else { return [] }
        let how = inherited.isEmpty ? "is declared elsewhere" : "is not followed"
        return [.lose(slot, Unknown(site: term.site, why: "what '\(name)' does to the state \(how)"))]
      }
      let changing = declared.filter { $0.isMutating && bears($0, owner: path) }
      if call.trailingClosure != nil, !changing.isEmpty {
        return [.lose(slot, Unknown(site: term.site, why: "what '\(name)' does to the state is not followed"))]
      }
      let rivals = changing.filter { $0.answers(call) }
      guard rivals.count > 1 else { return [] }
      return [.lose(slot, Unknown(site: term.site, why: "which of the functions '\(name)' is called is not followed"))]
    }
    noteForeignCall(name, base: base, scope: scope)
    return []
  }

  /// An operator of one's own may change what stands on its left, and so may the observers of a property.
  mutating func loss(byOperator term: Operands, scope: Scope) -> [Statement] {
    guard term.elements.count > 2, let symbol = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      !Self.harmless.contains(symbol)
    else { return [] }
    guard let slot = place(Operands(term.elements[0]), scope: scope) else {
      let observers = changing(term.elements[0], to: term.combined, scope: scope)
      let given = lost(byGivingSelfToOperator: symbol, term, scope: scope)
      let growing = growing(term, scope: scope)
      return observers.before + given + loss(byMemberOfWhole: term.elements[0], scope: scope) + growing.before
        + forgetting(assigned: term.elements[0], scope: scope) + tellingContents(term, scope: scope) + growing.after
        + superseding(term.elements[0], scope: scope)
        + observers.after
    }
    return [.lose(slot, Unknown(site: term.site, why: "what the operator '\(symbol)' does is not followed"))]
  }

  private static let harmless: Set = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "+", "-", "*", "/", "%", "...", "..<", "~=",
  ]

  /// Another property, whose observers change the state.
  func loss(byObserverOf target: ExprSyntax, scope: Scope) -> [Statement] {
    let name = ownName(of: target, scope: scope)
    let type = machine.declarations.types[scope.owner]
    guard scope.receiver == .machine, scope[name] == nil || target.is(MemberAccessExprSyntax.self),
      let state = machine.stateName(in: scope.owner), let accessors = type?.properties[name]?.accessorBlock,
      machine.declarations.surveys.changes(state, in: accessors, of: type)
    else { return [] }
    let why = "what the observers of '\(name)' do to the state is not followed"
    return [.lose(.state, Unknown(site: Operands(target).site, why: why))]
  }

  /// Whether a call runs what only classes elsewhere have: `execute()`, of which the one here stops.
  mutating func isLeftToSubclasses(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    guard let name = call.calledName, call.calledExpression.nameBehindSelf == name, scope[name] == nil,
      let found = machine.declarations.types[scope.owner]?.functions(named: name), !found.isEmpty,
      found.allSatisfy(\.isLeftToSubclasses), !machine.declarations.isOverridden(name)
    else { return false }
    assume("'\(name)', which is left to subclasses, does not change the state")
    return true
  }

  /// What is given the instance itself could change it.
  mutating func noteGivenSelf(_ call: FunctionCallExprSyntax, scope: Scope) {
    guard scope.receiver == .machine, machine.isShared, !machine.keepsStateToItself || !Syntax(call).isLast,
      call.arguments.contains(where: { $0.expression.trimmedDescription == "self" }),
      // `assign(to: \.state, on: self)` sets no more than what it names.
      call.calledName != "assign" || call.arguments.first?.expression.is(KeyPathExprSyntax.self) != true
    else { return }
    assume("'\(call.calledExpression.text)' is given 'self' and does not change the state")
  }
}

extension FunctionDeclSyntax {
  fileprivate func answers(_ call: FunctionCallExprSyntax) -> Bool {
    signature.parameterClause.parameters.takes(Array(call.arguments))
  }
}

extension MachineDeclaration {
  /// Whether nothing else in its file can set the state either: it is `private`, and not `fileprivate`.
  fileprivate var keepsStateToItself: Bool {
    guard let name = storage.propertyName else { return true }
    let variable = declarations.types[owner]?.properties[name]?.parent?.parent?.as(VariableDeclSyntax.self)
    return hasPrivateState && variable?.modifiers.contains { $0.name.text == "fileprivate" } != true
  }

  /// Whether a subscript of the type changes the state.
  var hasChangingSubscript: Bool {
    guard let type = declarations.types[owner], let state = stateName(in: owner) else { return false }
    return type.members.contains { member in
      member.as(SubscriptDeclSyntax.self).map { declarations.surveys.changes(state, in: $0, of: type) } ?? false
    }
  }
}
