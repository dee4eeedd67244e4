import SwiftSyntax

/// `var isHeld: Bool { owner != nil }`, which asks for what may be known in each state.
extension Lowering {
  /// A question for a computed property that asks for companions, as far as these tell.
  mutating func askedByGetter(_ term: Operands, otherwise asked: Condition, scope: Scope) -> Condition {
    guard !companions.isEmpty, scope.receiver == .machine, scope.owner == machine.owner, let place = term.single
    else { return asked }
    let name = ownName(of: place, scope: scope)
    guard scope[name] == nil || place.is(MemberAccessExprSyntax.self),
      let binding = machine.declarations.types[machine.owner]?.properties[name],
      binding.typeAnnotation?.type.trimmedDescription == "Bool", let value = binding.getter?.valueBehindAssertions,
      let told = askedOfCompanions(Operands(value), at: place, scope: scope)
    else { return asked }
    return .told(told, otherwise: asked)
  }

  /// Nil where it asks for none.
  ///
  /// - Parameter place: where the computed property is asked for.
  private mutating func askedOfCompanions(_ term: Operands, at place: ExprSyntax, scope: Scope) -> Condition? {
    if let inner = term.unwrapped { return askedOfCompanions(inner, at: place, scope: scope) }
    guard Operands.ternary(term) == nil else { return nil }
    for symbol in ["||", "&&"] {
      let parts = term.split(by: symbol)
      guard parts.count > 1 else { continue }
      let asked = parts.map { askedOfCompanions($0, at: place, scope: scope) }
      guard asked.contains(where: { $0 != nil }) else { return nil }
      let all = zip(parts, asked).map { $1 ?? .text($0.text) }
      return symbol == "||" ? .any(all) : .all(all)
    }
    if let prefix = term.single?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return askedOfCompanions(Operands(prefix.expression), at: place, scope: scope).map(Condition.not)
    }
    if let value = term.single {
      return companion(named: value).flatMap { $0.isFlag ? flags[$0.name] : nil }.map { .holds($0, text: term.text) }
    }
    guard term.elements.count == 3, term.elements[2].is(NilLiteralExprSyntax.self),
      let sign = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign),
      let companion = companion(named: term.elements[0]), case .optional = companion.kind,
      let slot = slots(ofOptional: companion.name, at: place, scope: scope).first
    else { return nil }
    let isNil = Condition.holds(slot, text: companion.questions[0])
    return sign == "==" ? isNil : .not(isNil)
  }

  private func companion(named value: ExprSyntax) -> Companion? {
    companions.first { $0.name == value.nameBehindSelf }
  }
}

extension CodeBlockItemListSyntax {
  /// What it gives, behind nothing but assertions and what is logged.
  fileprivate var valueBehindAssertions: ExprSyntax? {
    let before = dropLast().map { $0.expression?.as(FunctionCallExprSyntax.self) }
    guard before.allSatisfy({ $0?.onlyLogs == true || ["assert", "precondition"].contains($0?.calledName) }) else {
      return nil
    }
    let last = last?.item
    return last?.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression ?? last?.as(ExprSyntax.self)
  }
}
