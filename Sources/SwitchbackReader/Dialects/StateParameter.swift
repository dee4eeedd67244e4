import SwiftSyntax

/// A function that is given the state and the event: `reduce(_ state: inout State, _ event: Event)`, or one that gives the next.
enum StateParameter {
  static func machines(
    of functions: [FunctionDeclSyntax],
    owner: String = "",
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    var found: [MachineDeclaration] = []
    for function in functions where function.body != nil {
      guard let machine = machine(of: function, owner: owner, in: declarations) else { continue }
      // Several functions over one state are one machine.
      if let index = found.firstIndex(where: { $0.stateType == machine.stateType }) {
        found[index].entries += machine.entries
      } else {
        found.append(machine)
      }
    }
    for index in found.indices { found[index].entries = uncalled(found[index].entries) }
    return found
  }

  /// The functions that no other of them calls.
  private static func uncalled(_ entries: [MachineDeclaration.Entry]) -> [MachineDeclaration.Entry] {
    let called = entries.flatMap { entry in
      entry.function.body.map { Survey($0).calls.map(\.name) }?.filter { $0 != entry.function.name.identifierText }
        ?? []
    }
    return entries.filter { !called.contains($0.function.name.identifierText) }
  }

  private static func machine(
    of function: FunctionDeclSyntax,
    owner: String,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let parameters = Array(function.signature.parameterClause.parameters)
    let result = ValueType(function.signature.returnClause?.type, in: declarations, from: owner)
    let results = [result?.path] + (result?.elements.map(\.path) ?? [])
    for parameter in parameters {
      guard let state = declarations.enumeration(named: parameter.stateTypeName, from: owner),
        let enumeration = state.enumeration, parameter.isInout || results.contains(state.path)
      else { continue }
      let candidates = Candidates(function: function, state: parameter.innerName, owner: owner, in: declarations)
      guard let entry = candidates.entry(of: function, stateType: state.path) else { continue }
      return MachineDeclaration(
        name: owner.isEmpty ? state.path : owner,
        states: EnumShape(states: enumeration, eventType: entry.eventTypeName, path: state.path),
        stateType: state.path,
        storage: .parameter,
        owner: owner,
        entries: [entry],
        conditionalCases: enumeration.conditionalCases + entry.conditionalCases(in: declarations),
        offset: owner.isEmpty ? enumeration.name.offset : function.name.offset,
        declarations: declarations
      )
    }
    return nil
  }
}

extension FunctionParameterSyntax {
  var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }

  fileprivate var stateTypeName: String {
    type.plainName
  }
}
