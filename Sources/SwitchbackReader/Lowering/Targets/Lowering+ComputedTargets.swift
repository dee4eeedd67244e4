import SwiftSyntax

/// Computed properties that give a state without asking for the one there is.
extension Lowering {
  /// `Self.first`, where the type computes that.
  func typeProperty(_ expression: ExprSyntax, scope: Scope) -> InlinedCall? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let binding = machine.declarations.types[scope.owner]?.properties[member.declName.baseName.identifierText],
      let body = binding.getter, ["Self", scope.owner.plainPath].contains(base.trimmedDescription),
      givesState(binding, of: scope.owner, isStatic: true)
    else { return nil }
    return InlinedCall(
      callee: .getter(body, type: binding.typeAnnotation?.type),
      receiver: machine.isStatic && scope.owner == machine.owner ? .machine : .other,
      owner: scope.owner
    )
  }

  /// Whether a computed property is of the type of the state, and what it computes runs where it is asked for.
  func givesState(_ binding: PatternBindingSyntax, of owner: String, isStatic: Bool) -> Bool {
    guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.isStatic == isStatic,
      !binding.hasEffects, !machine.declarations.mayBeOverridden(variable, named: binding, of: owner),
      let type = ValueType(binding.typeAnnotation?.type, in: machine.declarations, from: owner)
    else { return false }
    return type.path != nil && type.path == variables[Slot.state.id].type?.path
  }
}

extension Declarations {
  /// Whether a class below may compute a property anew.
  fileprivate func mayBeOverridden(
    _ variable: VariableDeclSyntax,
    named binding: PatternBindingSyntax,
    of owner: String
  )
    -> Bool
  {
    guard let type = types[owner], type.declaration?.is(ClassDeclSyntax.self) == true, !type.isFinal else {
      return false
    }
    let isKept = variable.modifiers.contains { ["private", "fileprivate", "final", "static"].contains($0.name.text) }
    return !isKept && index.overridden.contains(binding.pattern.trimmedDescription)
  }
}

extension PatternBindingSyntax {
  /// Whether it may throw, or is waited for.
  var hasEffects: Bool {
    guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers != nil }
  }
}
