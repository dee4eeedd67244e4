import SwiftSyntax

/// Whether somebody says that a type is a machine, or the reader only takes it for one.
extension MachineDeclaration {
  /// Whether it is written as a protocol of this package asks for, be it that the source does not name that.
  var isDeclared: Bool { namesLibrary || entries.contains(where: \.function.isNextOnEvent) }

  /// Whether it is a table of this package, or one of its types has a macro or a protocol of it.
  var namesLibrary: Bool {
    if table?.type.form == .own { return true }
    return [name, owner, stateType].compactMap { declarations.types[$0] }.contains { type in
      let attributes = type.declaration?.asProtocol((any WithAttributesSyntax).self)?.attributes
      return attributes?.names("MachineState") == true
        || type.conformances.contains { Self.ownProtocols.contains($0.lastName) }
    }
  }

  private static let ownProtocols: Set = [
    "MachineState", "TransitionRule", "ReducerState", "RegionState", "ParallelState", "MoveRule", "MoveDelegate",
    "EventListing", "GraphProviding", "Flow",
  ]
}

extension ParsedSource {
  /// Whether the file imports this package, so that it can use its marks.
  var importsLibrary: Bool {
    tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "Switchback" }
  }
}
