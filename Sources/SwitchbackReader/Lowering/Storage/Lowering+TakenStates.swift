import SwiftSyntax

/// `state.take()`, which gives what an optional holds and leaves nil behind.
extension Lowering {
  func taken(by call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    guard let base = call.optionalTaken, let slot = place(Operands(base), scope: scope), mayBeNil(slot),
      machine.declarations.types["Optional"]?.functions(named: "take").isEmpty ?? true
    else { return nil }
    return InlinedCall(callee: .taken(slot, call), receiver: .other, owner: scope.owner)
  }

  mutating func function(taking slot: Slot, by call: FunctionCallExprSyntax) -> Int {
    let site = Site(text: call.text, offset: call.offset)
    let old = self.slot(of: variables[slot.id].type)
    functions.append(Function(name: "take", offset: call.offset, assigns: true, isAsked: true))
    signatures.append(Signature(key: Signature.Key(offset: call.offset, isEntry: false, isOnValue: false)))
    let id = functions.count - 1
    let statements = [.assign(old, .slot(slot), site)] + finish(.none, at: site, to: .slot(slot))
    functions[id].body = Block(statements: statements + [.leave(.slot(old), site)])
    return id
  }
}

extension FunctionCallExprSyntax {
  /// What is nil behind the call, if it is an optional: the standard library's `take()`.
  var optionalTaken: ExprSyntax? {
    guard arguments.isEmpty, trailingClosure == nil, let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "take", member.base?.is(OptionalChainingExprSyntax.self) == false
    else { return nil }
    return member.base
  }
}

extension ExprSyntax {
  /// What a call takes or is lent, and whose old value it may give: `state` of `state.take()` and `exchange(&state, with: .on)`;
  /// of anything else that itself.
  var placeAsked: ExprSyntax {
    guard let call = withoutMarks.as(FunctionCallExprSyntax.self) else { return self }
    let lent = call.arguments.compactMap { $0.expression.as(InOutExprSyntax.self)?.expression }
    return call.optionalTaken ?? (lent.count == 1 ? lent[0] : self)
  }
}
