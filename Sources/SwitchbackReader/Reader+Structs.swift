import SwiftSyntax
import SwitchbackGraph

extension Reader {
  /// A struct that a macro is attached to: what its `reduce` does to its properties; nil where nothing of that is read.
  package static func read(
    _ structure: StructDeclSyntax,
    path: [String],
    file: String,
    directives: Directives,
    lines: SourceLines
  ) -> StructReading? {
    let declarations = Declarations(of: structure, path: path)
    let full = (path + [structure.name.identifierText]).joined(separator: ".")
    guard let type = declarations.types[full] else { return nil }
    let regions = StateReducer.machines(of: type, in: declarations)
    // The macro generates nothing for a property that may be nil.
    let stored = StoredState.machines(of: type, in: declarations).prefix(1).filter { !$0.hasOptionalState }
    let machines = regions.isEmpty ? Array(stored) : regions
    guard !machines.isEmpty else { return nil }
    return StructReading(
      reading: read(machines, file: file, directives: directives, lines: lines),
      properties: machines.compactMap(\.property)
    )
  }
}

/// A struct whose `reduce` was read.
package struct StructReading {
  package let reading: Reading
  /// The properties that can only be so many things.
  package let properties: [Property]

  package struct Property {
    package let name: String
    /// The enum; nil for a `Bool`.
    package let enumeration: EnumDeclSyntax?
  }
}

extension MachineDeclaration {
  fileprivate var property: StructReading.Property? {
    guard let name = region?.name ?? storage.propertyName else { return nil }
    return StructReading.Property(name: name, enumeration: declarations.types[stateType]?.enumeration)
  }
}
