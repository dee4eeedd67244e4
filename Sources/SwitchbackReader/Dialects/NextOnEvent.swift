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
    let path = type.path.split(separator: ".").dropLast().map(String.init)
    return MachineDeclaration(enumeration, path: path, function: function, in: declarations)
  }
}
