import SwiftSyntax

/// An enum with `func next(on event: Event) -> Self?`, which is what `@MachineState` asks for.
enum NextOnEvent {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard let enumeration = type.enumeration, let function = type.functions.first(where: \.isNextOnEvent) else {
      return nil
    }
    return MachineDeclaration(enumeration, at: type.path, function: function, in: declarations)
  }
}
