import SwiftSyntax

/// States that a computed property sets where it is asked for its value, `var token: Token { get async { … } }`, or a closure that a
/// property is: nobody follows when these run.
enum SetByProperties {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let setting = type.ownBindings.compactMap { binding in
      binding.code.map { (name: binding.pattern.trimmedDescription, code: $0, offset: binding.offset) }
    }
    guard !setting.isEmpty else { return nil }
    let stored = StoredProperty.all(of: type, in: declarations).filter { property in
      !property.isStatic && !property.isOptional && property.box == nil && property.holdingType == nil
        && !property.isKeptOutside
    }
    for property in stored {
      guard let states = property.state, let enumeration = states.enumeration else { continue }
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      for member in setting where member.name != property.name {
        let uses = PlaceUses(in: [member.code])
        let given = (uses.assigned[property.name] ?? []).filter(shape.hasCase)
        let asked = (uses.asked[property.name] ?? []).union(uses.compared[property.name] ?? []).filter(shape.hasCase)
        guard !given.isEmpty, given.union(asked).count > 1 else { continue }
        let why = "'\(member.name)' sets '\(property.name)' where it is asked for, which is not followed"
        return .refused(type, states: shape, why: why, at: member.offset, in: declarations)
      }
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// What computes the value, or the closure that it is.
  fileprivate var code: Syntax? {
    if let getter { return Syntax(getter) }
    return initializer?.value.as(ClosureExprSyntax.self).map { Syntax($0) }
  }
}
