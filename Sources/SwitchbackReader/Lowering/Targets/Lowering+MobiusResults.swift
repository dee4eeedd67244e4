import SwiftSyntax

/// What an update function of Mobius gives: `.next(model, effects:)`, `.noChange` and `.dispatchEffects(…)`.
extension Lowering {
  mutating func mobiusResult(
    _ term: Operands,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement]? {
    guard let expected, expected.isNext, let expression = term.single else { return nil }
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      member.base.map({ $0.trimmedDescription == "Next" }) ?? true
    else { return nil }
    let arguments = call.map { Array($0.arguments) } ?? []
    switch member.declName.baseName.text {
    case "next":
      guard let model = arguments.first, model.label == nil else { return nil }
      var plain = expected
      plain.isNext = false
      return arguments.dropFirst().flatMap { effects(in: Operands($0.expression), scope: scope) }
        + lower(Operands(model.expression), to: destination, expected: plain, scope: scope)
    case "noChange", "dispatchEffects":
      return arguments.flatMap { effects(in: Operands($0.expression), scope: scope) }
        + finish(.slot(.state), at: term.site, to: destination)
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// `Model` of Mobius' `Next<Model, Effect>`.
  var modelOfNext: TypeSyntax? {
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Next",
      let arguments = type.genericArgumentClause?.arguments, arguments.count == 2
    else { return nil }
    return arguments.first?.argument.as(TypeSyntax.self)
  }
}
