import SwiftSyntax

/// Machines whose states are given the instance, and set what it stores: `machine.state = .b` in a function of the states.
enum SetByStates {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    for binding in type.storedVariables {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let written = binding.typeName(in: declarations, from: type.path),
        let states = declarations.enumeration(named: written, from: type.path),
        let enumeration = states.enumeration,
        let function = states.functions.first(where: { sets(name, of: type, $0, in: declarations) })
      else { continue }
      let setter = function.name.identifierText
      let why = "'\(setter)' of the states sets '\(name)' of what it is given, which is not followed"
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      return .refused(type, states: shape, why: why, at: function.offset, in: declarations)
    }
    return nil
  }

  private static func sets(
    _ name: String,
    of type: Declarations.TypeDeclaration,
    _ function: FunctionDeclSyntax,
    in declarations: Declarations
  ) -> Bool {
    guard let body = function.body else { return false }
    let assigned = declarations.surveys.survey(body).assigned
    return function.signature.parameterClause.parameters.contains { parameter in
      assigned.contains("\(parameter.innerName).\(name)")
        && declarations.seen(from: function).type(named: parameter.type.plainName, from: type.path)?.path == type.path
    }
  }
}
