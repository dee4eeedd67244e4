import SwiftSyntax

/// An enum with `func next(on event: Event) -> Self?`, which is what `@MachineState` asks for.
enum NextOnEvent {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let functions = type.functions.filter(\.isNextOnEvent)
    guard let enumeration = type.enumeration, let function = functions.first else { return nil }
    var machine = MachineDeclaration(enumeration, at: type.path, function: function, in: declarations)
    var types: Set = [function.eventTypeName]
    // Another one is given events of another type.
    for other in functions.dropFirst() where other.body != nil && types.insert(other.eventTypeName).inserted {
      let entry = MachineDeclaration.Entry(function: other, parameter: 0, owner: type.path, in: declarations)
      machine.entries.append(entry)
      machine.conditionalCases += entry.conditionalCases(in: declarations)
    }
    return machine
  }
}
