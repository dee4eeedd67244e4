import SwiftSyntax

/// A function that does nothing but give a closure which changes the state: `func go(to next: State) -> () -> Void`.
struct Giver {
  var function: FunctionDeclSyntax
  var closure: ClosureExprSyntax
}

/// Each call of such a function leaves that closure behind, with what the call tells it: `Button(action: go(to: .two))`.
extension Lowering {
  func findGivers() -> [Giver] {
    guard machine.isShared, machine.steps == nil, machine.storage.propertyName != nil,
      let type = machine.declarations.types[machine.owner]
    else { return [] }
    return type.functions.compactMap { function in
      guard function.isStatic == machine.isStatic, !machine.isConditional(function),
        let closure = function.closureGiven,
        type.functions(named: function.name.identifierText) == [function], isEvent(closure)
      else { return nil }
      return Giver(function: function, closure: closure)
    }
  }

  func giver(for call: FunctionCallExprSyntax, scope: Scope) -> Giver? {
    guard !givers.isEmpty, scope.receiver == .machine, scope.owner == machine.owner, let name = call.calledName,
      call.calledExpression.nameBehindSelf == name || isAliased(call, scope: scope), scope[name] == nil
    else { return nil }
    return givers.first {
      $0.function.name.identifierText == name
        && $0.function.signature.parameterClause.parameters.takes(Array(call.arguments))
    }
  }

  private func isAliased(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map { isAlias($0.trimmedDescription, scope: scope) }
      ?? false
  }

  /// Whether a closure is left behind by a call in a piece of source.
  func callsGiver(_ survey: Survey) -> Bool { !givers.isEmpty && survey.calls.contains(where: isOfGiver) }

  func isOfGiver(_ call: Survey.CallName) -> Bool {
    call.isOnSelf && givers.contains { $0.function.name.identifierText == call.name }
  }

  /// What a call leaves behind; where it is not known that this runs later, the state is lost.
  mutating func left(by call: FunctionCallExprSyntax, of giver: Giver, scope: Scope) -> [Statement] {
    if let name = call.calledToken { followedCalls.insert(name.offset) }
    guard runsLater(call, scope: scope) else {
      let why = "when the closure runs that '\(giver.function.name.identifierText)' gives is not followed"
      unread(why, at: call.offset)
      return [.lose(.state, Unknown(site: Site(text: call.text, offset: call.offset), why: why))]
    }
    if !laterClosures.contains(where: { $0.offset == call.offset }) {
      let parameters = giver.function.signature.parameterClause.parameters
      let inside = Scope(receiver: .machine, owner: machine.owner).shadowed(by: parameters.map(\.innerName))
      laterClosures.append(
        LaterClosure(
          closure: giver.closure,
          scope: self.scope(of: giver.closure, in: inside),
          isEvent: true,
          kept: told(by: call, to: parameters),
          call: call
        )
      )
    }
    guard machine.isKeptOutside else { return [] }
    return whereEnabled([.schedule(call.offset)], call, scope: scope)
  }

  /// The label behind which a call stands, or what is given or keeps its closure.
  func nameGiven(by call: FunctionCallExprSyntax) -> String {
    if let kept = ExprSyntax(call).placeAssigned?.lastName { return kept }
    let name = call.calledName ?? call.text
    guard let (taking, label) = call.given else { return name }
    let isOneOfSeveral = laterClosures.contains { other in
      other.offset != call.offset && (other.call?.given?.call ?? other.closure.call)?.offset == taking.offset
    }
    return label.isEmpty || !isOneOfSeveral && !label.isCallbackLabel ? taking.calledName ?? name : label
  }

  /// The states that a call names for its function.
  private mutating func told(by call: FunctionCallExprSyntax, to parameters: FunctionParameterListSyntax)
    -> [KeptConstant]
  {
    var given = Array(call.arguments)[...]
    return parameters.compactMap { parameter in
      let own = parameter.arguments(among: given)
      given = given.dropFirst(own.count)
      guard own.count < 2, !parameter.isInout,
        let type = ValueType(parameter.type, in: machine.declarations, from: machine.owner),
        type.path == machine.stateType, type.collection == nil,
        let written = own.first?.expression ?? parameter.defaultValue?.value
      else { return nil }
      let scope = Scope(receiver: .other, owner: machine.owner)
      let value = leaf(Operands(written), expected: type, scope: scope).1
      guard let pattern = CasePattern(of: value) else { return nil }
      let site = Site(text: parameter.innerName, offset: call.offset)
      let values = [(text: written.text, pattern: pattern, value: value)]
      return KeptConstant(name: parameter.innerName, type: type, values: values, hasOthers: false, site: site)
    }
  }

  /// Whether the closure outlives what the call gives it to, as far as that can be told.
  private mutating func runsLater(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    let value = ExprSyntax(call)
    guard let (taking, label) = call.given else {
      return value.placeAssigned.map { isPlace($0, scope: scope) } ?? false
    }
    let timing = taking.timing(ofArgument: label)
    guard timing == .unknown else { return timing == .later }
    guard let callee = taking.calledName, !taking.mayRepeat else { return false }
    if taking.calledExpression.nameBehindSelf == callee,
      let declared = machine.declarations.types[machine.owner]?.functions(named: callee).first
        ?? machine.declarations.functions.first(where: { $0.name.identifierText == callee })
    {
      return declared.keepsClosures
    }
    let place = lines.place(at: call.offset, seenFrom: machine.offset)
    assume("\(place): the closure given to '\(callee)' runs later")
    return true
  }

  /// Whether something is a place that is no local.
  private func isPlace(_ expression: ExprSyntax, scope: Scope) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return expression.is(MemberAccessExprSyntax.self)
    }
    return scope[name] == nil && machine.declarations.types[machine.owner]?.properties[name] != nil
  }

  /// Functions that give such closures to others as well than to calls that are followed.
  ///
  /// - Returns: whether there may be further closures.
  mutating func lowerGivers() -> Bool {
    let open = givers.filter { giver in
      giver.function.access != .hidden
        || !machine.declarations.references(to: giver.function, in: machine.owner).allSatisfy {
          followedCalls.contains($0.offset)
        }
    }
    givers = []
    for giver in open {
      guard giver.closure.timing == .later else {
        let name = giver.function.signatureText
        unread(
          "who calls '\(name)' is given a closure that changes the state, which is not followed",
          at: giver.closure.offset
        )
        continue
      }
      _ = function(giver.function, receiver: .machine, owner: machine.owner)
    }
    return !open.isEmpty
  }
}

extension FunctionCallExprSyntax {
  /// The call that is given what it gives, and the label before it.
  fileprivate var given: (call: FunctionCallExprSyntax, label: String)? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return (call, argument.label?.identifierText ?? "")
  }
}

extension FunctionDeclSyntax {
  /// The closure that is all that it gives and does.
  fileprivate var closureGiven: ClosureExprSyntax? {
    guard let type = signature.returnClause?.type, type.isFunction, signature.effectSpecifiers == nil,
      let items = body?.statements, items.count == 1
    else { return nil }
    guard case .stmt(let statement)? = items.first?.item, let returned = statement.as(ReturnStmtSyntax.self) else {
      return items.first?.expression?.as(ClosureExprSyntax.self)
    }
    return returned.expression?.as(ClosureExprSyntax.self)
  }
}

extension TypeSyntax {
  /// Whether it is that of a closure.
  var isFunction: Bool { functionType != nil }

  /// That of a closure that may be missing.
  var functionGiven: FunctionTypeSyntax? { (behindQuestionMark ?? self).functionType }

  /// That of a closure, without attributes and parentheses around it.
  var functionType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else {
      return self.as(FunctionTypeSyntax.self)
    }
    return tuple.elements.first?.type.functionType
  }
}

extension ExprSyntax {
  /// What it is assigned to.
  fileprivate var placeAssigned: ExprSyntax? {
    if let list = parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3, list[2].id == id {
      return list[1].is(AssignmentExprSyntax.self) ? list[0] : nil
    }
    guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.rightOperand.id == id,
      infix.operator.is(AssignmentExprSyntax.self)
    else { return nil }
    return infix.leftOperand
  }
}
