import SwiftSyntax

/// Constants beside the state of which it is asked which case they are: `switch mode`, `mode == .unlock` and `if case .unlock = mode`
/// are one question.
extension Lowering {
  mutating func makeConstantSlots() {
    guard machine.storage.propertyName != nil, let type = machine.declarations.types[machine.owner] else { return }
    for variable in type.variables where variable.bindingSpecifier.text == "let" && !variable.isStatic {
      for binding in variable.bindings {
        let name = binding.pattern.trimmedDescription
        guard !type.conditional.contains(variable.offset), !machine.isState(name, in: machine.owner),
          let held = ValueType(binding.typeAnnotation?.type, in: machine.declarations, from: machine.owner),
          !held.isOptional, held.collection == nil, let path = held.path, path != machine.stateType,
          let cases = machine.declarations.types[path]?.enumeration?.plainCases,
          Set(cases.map { [$0.name.identifierText] }) == plainCases(of: held)
        else { continue }
        let slot = slot(of: held)
        askedConstants[name] = slot
        constantCases[slot.id] = plainCases(of: held)
      }
    }
  }

  /// The constant that is asked for: `mode` or `self.mode`.
  func askedConstant(_ term: Operands, scope: Scope) -> Slot? {
    guard !askedConstants.isEmpty, scope.receiver == .machine, scope.owner == machine.owner,
      let expression = term.single
    else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return scope[name] == nil ? askedConstants[name] : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      base == "self" || base == "self?" || isAlias(base, scope: scope)
    else { return nil }
    return askedConstants[member.declName.baseName.identifierText]
  }
}
