import SwiftSyntax

/// What is put into another property of the struct that a function is given: `state.tries = 0`.
extension Lowering {
  func toldMember(_ target: ExprSyntax, scope: Scope) -> ToldProperty? {
    guard let whole = machine.declarations.whole, let member = target.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self),
      let slot = place(Operands(ExprSyntax(base)), scope: scope),
      variables[slot.id].type?.path == whole.value.path,
      case let name = member.declName.baseName.identifierText, name != whole.region,
      let property = machine.declarations.types[whole.path]?.properties[name], property.hasPlainAttributes,
      property.accessorBlock == nil
    else { return nil }
    return ToldProperty(name: "\(base.baseName.identifierText).\(name)", target: target, property: property)
  }
}
