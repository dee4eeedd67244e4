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
        found[index].conditionalCases += machine.conditionalCases
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
      entry.function.body.map { Survey($0).calls.filter(\.isOnSelf).map(\.name) }?.filter {
        $0 != entry.function.name.identifierText
      }
        ?? []
    }
    return entries.filter { !called.contains($0.function.name.identifierText) }
  }

  private static func machine(
    of function: FunctionDeclSyntax,
    owner: String,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let declarations = declarations.seen(from: function)
    let parameters = Array(function.signature.parameterClause.parameters)
    let result = ValueType(function.signature.returnClause?.type, in: declarations, from: owner)
    let results = [result?.path] + (result?.elements.map(\.path) ?? [])
    for parameter in parameters {
      let state = declarations.enumeration(named: parameter.type.plainName, from: owner)
      let path = state?.path ?? parameter.type.plainName
      let isResult = state == nil ? self.result(of: function, isNamed: path) : results.contains(path)
      guard parameter.isInout || isResult else { continue }
      var declarations = declarations
      if state == nil { declarations.foreignStates = path }
      let candidates = Candidates(function: function, state: parameter.innerName, owner: owner, in: declarations)
      guard let entry = candidates.entry(of: function, stateType: path) else { continue }
      if state == nil, !candidates.matches(function, with: entry.event) { continue }
      return machine(entry, states: state, path: path, owner: owner, in: declarations)
    }
    return nil
  }

  /// Whether the result is of a type of this name, optional or not.
  private static func result(of function: FunctionDeclSyntax, isNamed name: String) -> Bool {
    let type = function.signature.returnClause?.type
    return (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.plainName == name
  }

  private static func machine(
    _ entry: MachineDeclaration.Entry,
    states: Declarations.TypeDeclaration?,
    path: String,
    owner: String,
    in declarations: Declarations
  ) -> MachineDeclaration {
    let enumeration = states?.enumeration
    return MachineDeclaration(
      name: owner.isEmpty ? path : owner,
      states: EnumShape(states: enumeration, eventType: entry.eventTypeName, path: path)
        .withTellingPayloads(usedBy: declarations.types[owner]?.functions ?? [entry.function], in: declarations),
      stateType: path,
      storage: .parameter,
      owner: owner,
      entries: [entry],
      conditionalCases: (enumeration?.conditionalCases ?? []) + entry.conditionalCases(in: declarations),
      offset: owner.isEmpty ? enumeration?.name.offset ?? entry.function.name.offset : entry.function.name.offset,
      declarations: declarations,
      hasForeignStates: enumeration == nil
    )
  }
}

extension FunctionParameterSyntax {
  var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }

}
