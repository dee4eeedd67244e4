import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// The stored properties whose type is an enum of the module.
  func storedEnums(in declarations: Declarations) -> [(name: String, shape: EnumShape, offset: Int)] {
    stored.compactMap { binding in
      guard let written = binding.typeName(in: declarations, from: path),
        let states = declarations.enumeration(named: written, from: path), let enumeration = states.enumeration
      else { return nil }
      return (binding.plainName, EnumShape(states: enumeration, eventType: nil, path: states.path), binding.offset)
    }
  }
}
