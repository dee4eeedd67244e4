import SwiftSyntax

/// What a function gives whose result says whether there is a next state: `.moves(to: .open)`, `.unchanged`.
extension Lowering {
  mutating func transitionResult(
    _ term: Operands,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement]? {
    guard let result = machine.declarations.transitionResult, var plain = expected, plain.isNext,
      plain.path == result.value.path,
      let expression = term.single, let member = expression.caseMember,
      shape(at: result.path)?.hasCase(member.declName.baseName.identifierText) == true,
      member.base.map({ $0.trimmedDescription.prefix { $0 != "<" }.hasSuffix(result.path.lastName) }) ?? true
    else { return nil }
    let arguments = (expression.as(FunctionCallExprSyntax.self)?.arguments).map(Array.init) ?? []
    guard member.declName.baseName.identifierText == result.moving else {
      return arguments.flatMap { effects(in: Operands($0.expression), scope: scope) }
        + finish(.slot(.state), at: term.site, to: destination)
    }
    guard arguments.indices.contains(result.position) else { return nil }
    plain.isNext = false
    let others = arguments.indices.filter { $0 != result.position }.map { arguments[$0].expression }
    return others.flatMap { effects(in: Operands($0), scope: scope) }
      + lower(Operands(arguments[result.position].expression), to: destination, expected: plain, scope: scope)
  }
}
