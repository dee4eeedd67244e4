import SwiftSyntax

/// An enum whose own functions take events: `mutating func handle(_ event: Event)`, or one that gives the next state.
enum SelfAssignment {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard let enumeration = type.enumeration, !enumeration.caseDeclarations.isEmpty else { return nil }
    let candidates = Candidates(type: type, state: "self", stateType: type.path, in: declarations)
    let entries = candidates.entries { function in
      !function.isStatic && (function.isMutating || returnsState(function, of: type.path, in: declarations))
    }
    let methods = EventMethods(candidates: candidates, type: type, besides: entries)
    let events = methods.entries { $0.isMutating && !$0.isStatic }
    guard !entries.isEmpty || events.contains(where: { methods.movesBetweenStates($0.function) }) else { return nil }
    var machine = MachineDeclaration(
      name: type.path,
      states: EnumShape(states: enumeration, eventType: entries.first?.eventTypeName, path: type.path)
        .withComponents(usedBy: type.functions, in: declarations)
        .withTellingPayloads(usedBy: type.functions, in: declarations)
        .notingMovingPayloads(usedBy: type.functions, in: declarations),
      stateType: type.path,
      storage: .itself,
      owner: type.path,
      entries: entries + methods.entries(events, andTrapsWhere: { $0.isMutating && !$0.isStatic }),
      conditionalCases: enumeration.conditionalCases + entries.flatMap { $0.conditionalCases(in: declarations) },
      offset: enumeration.name.offset,
      declarations: declarations
    )
    machine.takenForHelpers = methods.takenForHelpers { $0.isMutating && !$0.isStatic }
    let starts = declarations.starts(of: type.path)
    machine.initial = starts.isEmpty ? nil : starts
    guard let tree = RecursiveEnum(type, in: declarations),
      tree.isData(at: "self", in: type.functions, takesEvents: !entries.isEmpty)
    else { return machine }
    return .refused(type, states: machine.states, why: RecursiveEnum.why, at: tree.offset, in: declarations)
  }

  private static func returnsState(
    _ function: FunctionDeclSyntax,
    of path: String,
    in declarations: Declarations
  ) -> Bool {
    ValueType(function.signature.returnClause?.type, in: declarations, from: path)?.path == path
  }
}

extension Declarations {
  /// What the properties that store an enum start as, each value once.
  fileprivate func starts(of enumeration: String) -> [ExprSyntax] {
    let values = everywhere.flatMap { type in
      let seen = type.declaration.map(self.seen) ?? self
      return type.storedProperties(of: enumeration, in: seen).compactMap(\.value)
    }
    var written: Set<String> = []
    return values.filter { $0.caseMember.map { written.insert($0.declName.trimmedDescription).inserted } ?? false }
  }
}

extension MachineDeclaration.Entry {
  var eventTypeName: String? {
    if case .declared(let shape, _) = events { shape.name } else { nil }
  }
}
