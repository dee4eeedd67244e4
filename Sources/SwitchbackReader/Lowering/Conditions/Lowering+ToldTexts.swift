import SwiftSyntax

/// Texts that the state tells: `state.rawValue`, and what its computed properties give.
extension Lowering {
  mutating func toldText(_ term: Operands, scope: Scope) -> (before: [Statement], slot: Slot)? {
    guard let expression = term.single else { return nil }
    if let (source, texts) = rawText(expression, scope: scope) {
      let slot = slot(of: .text)
      return ([.assign(slot, .written(of: source, texts), term.site)], slot)
    }
    guard expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self),
      let found = inlined(expression, scope: scope), case .getter(_, let type?) = found.callee,
      ValueType(type, in: machine.declarations, from: found.owner)?.isText == true, !type.mayBeNil
    else { return nil }
    let slot = slot(of: .text)
    return (call(found, to: .slot(slot), at: term.site, scope: scope), slot)
  }

  /// A text as a result: one that is written, or the raw value of a case.
  func text(_ expression: ExprSyntax, scope: Scope) -> Expression? {
    if case .string(let text)? = WrittenValue(expression) { return .constant(.something(.string(text))) }
    return rawText(expression, scope: scope).map { .written(of: $0.0, $0.1) }
  }

  /// `state.rawValue`, and `rawValue` in the enum itself.
  private func rawText(_ expression: ExprSyntax, scope: Scope) -> (Slot, [[String]: WrittenValue])? {
    if expression.trimmedDescription == "rawValue", scope["rawValue"] == nil, case .value(let slot) = scope.receiver {
      return machine.declarations.rawTexts(of: scope.owner).map { (slot, $0) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "rawValue",
      let base = member.base, let slot = place(Operands(base), scope: scope), let type = variables[slot.id].type,
      !type.isOptional, type.collection == nil, let path = type.path
    else { return nil }
    return machine.declarations.rawTexts(of: path).map { (slot, $0) }
  }
}
