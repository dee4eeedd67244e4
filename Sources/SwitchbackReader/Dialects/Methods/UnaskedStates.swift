import SwiftSyntax

/// States that functions set whatever they were, for others to ask for: a route, or the mode of a screen. Each can follow
/// each, so that nothing is drawn.
enum UnaskedStates {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let stored = StoredProperty.all(of: type, in: declarations).filter { property in
      !property.isStatic && !property.isOptional && property.box == nil && property.holdingType == nil
        && (type.isShared || property.isKeptOutside || type.hides(settingOf: property.name))
    }
    guard !stored.isEmpty else { return nil }
    let bodies = type.functions.filter { $0.body != nil }
    let set = PlaceUses(in: bodies.map { Syntax($0) } + type.closuresBesideFunctions)
    let found = stored.compactMap { property -> (name: String, shape: EnumShape, offset: Int)? in
      guard let states = property.state, let enumeration = states.enumeration else { return nil }
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      let given = (set.assigned[property.name] ?? []).filter(shape.hasCase)
      let isTold = bodies.contains { $0.tells(property.name, a: property.type) }
      let isSeveral = given.count > 1 || isTold && type.asks(for: property.name, shape)
      guard shape.cases.count > 2, isSeveral || type.countOfPublishers(to: property.name, declarations) > 0
      else { return nil }
      return (property.name, shape, property.offset)
    }
    guard let first = found.first else { return nil }
    let names = found.map { "'\($0.name)'" }.joined(separator: " and ")
    let why =
      found.count == 1
      ? "nothing that sets \(names) asks what it was"
      : "nothing that sets \(names) asks what they were"
    return .refused(type, states: first.shape, why: why, at: first.offset, in: declarations)
  }
}

extension FunctionDeclSyntax {
  /// Whether it is given what it sets a property to.
  fileprivate func tells(_ property: String, a type: String) -> Bool {
    let parameters = signature.parameterClause.parameters.filter { $0.type.plainName.lastName == type.lastName }
    let told = PlaceUses(in: [Syntax(self)]).copied[property] ?? []
    return parameters.contains { told.contains($0.innerName) }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether something in it asks which of several cases a property is.
  fileprivate func asks(for property: String, _ shape: EnumShape) -> Bool {
    let uses = PlaceUses(of: self)
    let asked = (uses.asked[property] ?? []).union(uses.compared[property] ?? [])
    return asked.contains(where: shape.hasCase)
  }
}
