import SwiftSyntax

/// Closures that a type calls to change its own state: they are part of that machine, and none by themselves.
enum CalledClosures {
  static func left(of machines: [MachineDeclaration]) -> [MachineDeclaration] {
    machines.filter { machine in
      guard let closure = closure(of: machine), let name = closure.variableName else { return true }
      return !machines.contains { calls(name, of: machine, by: $0) }
    }
  }

  /// The constant of a type that a machine is.
  private static func closure(of machine: MachineDeclaration) -> ClosureExprSyntax? {
    guard let parts = machine.closure?.parts, parts.count == 1,
      let closure = parts[0].statements.parent?.as(ClosureExprSyntax.self),
      let binding = closure.parent?.parent?.as(PatternBindingSyntax.self),
      StoredClosure(binding, owner: machine.owner, in: machine.declarations)?.closure.id == closure.id
    else { return nil }
    return closure
  }

  private static func calls(_ name: String, of closure: MachineDeclaration, by machine: MachineDeclaration) -> Bool {
    guard machine.owner == closure.owner, machine.closure == nil, machine.refusal == nil,
      machine.stateType == closure.stateType
    else { return false }
    return machine.entries.compactMap(\.function.body).contains { body in
      machine.declarations.surveys.survey(body).calls.contains { $0.name == name && $0.isOnSelf }
    }
  }
}
