import SwiftSyntax

/// A name that is no case of what is asked, but nearly one: `state == .opne`.
extension Lowering {
  /// Where a comparison, a list or a pattern names such a one, it is not known what holds, since no compiler takes it.
  mutating func misspelled(_ written: [ExprSyntax], asking subject: Operands, scope: Scope) -> [Statement] {
    guard let shape = shape(of: place(subject, scope: scope)), !shape.isOpen else { return [] }
    return written.compactMap { expression in
      guard let why = whyMisspelled(expression, in: shape) else { return nil }
      unread(why, at: expression.offset)
      return .giveUp(Unknown(site: Operands(expression).site, why: why))
    }
  }

  /// The same of both sides of a comparison.
  mutating func misspelled(_ left: Operands, _ right: Operands, scope: Scope) -> [Statement] {
    [(left, right), (right, left)].flatMap { subject, other in
      misspelled([other.single].compactMap(\.self), asking: subject, scope: scope)
    }
  }

  /// The same of `if case .shutt = door`.
  mutating func misspelled(_ match: MatchingPatternConditionSyntax, scope: Scope) -> [Statement] {
    guard
      let pattern = match.pattern.as(ExpressionPatternSyntax.self)?.expression
        ?? match.pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
    else { return [] }
    return misspelled([pattern], asking: Operands(match.initializer.value), scope: scope)
  }

  private func whyMisspelled(_ expression: ExprSyntax, in shape: EnumShape) -> String? {
    let named = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = named.as(MemberAccessExprSyntax.self), member.base == nil || isType(member.base, of: shape)
    else { return nil }
    let name = member.declName.baseName.identifierText
    let type = machine.declarations.types[shape.path]
    guard !shape.hasCase(name), !["some", "none"].contains(name), type?.properties[name] == nil,
      type?.functions(named: name).isEmpty != false
    else { return nil }
    return shape.nearestCase(to: name).map { "'\(named.text)' is not a case; \($0)" }
  }
}
