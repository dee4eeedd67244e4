import SwiftSyntax

/// States of an instance that everybody reaches by its name, which others ask for and set: `Session.shared.mode = .editing`.
enum SetOnInstances {
  /// - Parameter machines: what the type is besides.
  static func machine(
    of type: Declarations.TypeDeclaration,
    besides machines: [MachineDeclaration] = [],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.declaration?.is(ClassDeclSyntax.self) == true else { return nil }
    let instances = type.namedInstances
    guard !instances.isEmpty else { return nil }
    let drawn = machines.compactMap(\.storedProperty?.name)
    return type.storedVariables.lazy.compactMap { binding -> MachineDeclaration? in
      let name = binding.plainName
      guard !drawn.contains(name), let written = binding.typeName(in: declarations, from: type.path),
        let states = declarations.enumeration(named: written, from: type.path), let enumeration = states.enumeration
      else { return nil }
      let members = declarations.members(outside: type.path) { $0.assigned.contains(name) }
      guard !members.isEmpty else { return nil }
      let places = instances.flatMap { ["\(type.path).\($0).\(name)", "\(type.path.lastName).\($0).\(name)"] }
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      let (given, asked) = PlaceUses(in: members.map(\.member)).cases(at: places)
      guard shape.isState(at: name, of: written, given: given, asked: asked) else { return nil }
      let why = "'\(places[0])' is asked for and set by others, which is not followed"
      var found = MachineDeclaration.refused(type, states: shape, why: why, at: binding.offset, in: declarations)
      if !machines.isEmpty { found.name += ".\(name)" }
      return found
    }.first
  }
}

extension Declarations.TypeDeclaration {
  /// `shared` of `static let shared = Session()`.
  fileprivate var namedInstances: [String] {
    variables.filter(\.isStatic).flatMap(\.bindings).filter { binding in
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      let type = binding.typeAnnotation?.type.statedName ?? made
      return type == path || type == path.lastName || made == "Self"
    }.map(\.plainName)
  }
}
