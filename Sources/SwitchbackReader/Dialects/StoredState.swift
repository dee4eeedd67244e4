import SwiftSyntax

/// A struct, class or actor that stores its state in a property and takes events in a method.
enum StoredState {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.declaration != nil, type.enumeration?.caseDeclarations.isEmpty ?? true else { return nil }
    var machine: MachineDeclaration?
    let properties = StoredProperty.all(of: type, in: declarations)
    for property in properties {
      let candidates = candidates(for: property, of: type, in: declarations)
      let entries = candidates.entries { $0.isStatic == property.isStatic && candidates.assigns($0) }
      guard let first = entries.first else { continue }
      if property.state == nil, !candidates.matches(first.function, with: first.event) { continue }
      guard machine == nil else {
        // Of a value that may be missing nobody knows whether it is meant as a state.
        guard !property.isOptional, entries.contains(where: { candidates.looksAtState($0.function) }) else { continue }
        machine?.notes.append(property.note)
        continue
      }
      let methods = EventMethods(of: property, candidates: candidates, type: type, besides: entries)
      let events = methods.entries { $0.isStatic == property.isStatic }
      machine = self.machine(of: type, property: property, entries: entries + events, among: candidates)
    }
    return machine ?? self.machine(ofMethodsOf: type, properties, in: declarations)
  }

  /// The machine of the property between whose states most methods move.
  private static func machine(
    ofMethodsOf type: Declarations.TypeDeclaration,
    _ properties: [StoredProperty],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    var found: [(machine: MachineDeclaration, moving: Int, property: StoredProperty)] = []
    for property in properties {
      let candidates = candidates(for: property, of: type, in: declarations)
      guard property.state != nil || candidates.matchesState else { continue }
      let methods = EventMethods(of: property, candidates: candidates, type: type, besides: [])
      let events = methods.entries { $0.isStatic == property.isStatic }
      let moving = events.count { methods.movesBetweenStates($0.function) } + (methods.closuresMove ? 1 : 0)
      guard moving > 0 else { continue }
      let machine = machine(of: type, property: property, entries: events, among: candidates)
      found.append((machine, moving, property))
    }
    guard let most = found.map(\.moving).max(), let index = found.firstIndex(where: { $0.moving == most }) else {
      return nil
    }
    var machine = found.remove(at: index).machine
    machine.notes += found.filter { !$0.property.isOptional }.map(\.property.note)
    return machine
  }

  private static func candidates(
    for property: StoredProperty,
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> Candidates {
    let path = property.state?.path ?? property.type
    var declarations = declarations
    if property.state == nil { declarations.foreignStates = path }
    return Candidates(
      type: type,
      state: property.stateName,
      stateType: path,
      box: property.box,
      holdingType: property.holdingType,
      isOptional: property.isOptional,
      in: declarations
    )
  }

  private static func machine(
    of type: Declarations.TypeDeclaration,
    property: StoredProperty,
    entries: [MachineDeclaration.Entry],
    among candidates: Candidates
  ) -> MachineDeclaration {
    let declarations = candidates.declarations
    let path = property.state?.path ?? property.type
    let enumeration = property.state?.enumeration
    let states = EnumShape(states: enumeration, eventType: entries.first?.eventTypeName, path: path)
      .withComponents(usedBy: type.functions, in: declarations)
    return MachineDeclaration(
      name: type.path,
      states: property.isOptional ? states.withNil(at: property.offset) : states,
      stateType: path,
      storage: .property(property.name),
      owner: type.path,
      entries: entries,
      initial: property.value.map { [$0] },
      conditionalCases: (enumeration?.conditionalCases ?? [])
        + entries.flatMap { $0.conditionalCases(in: declarations) },
      offset: type.declaration?.asProtocol((any NamedDeclSyntax).self)?.name.offset ?? type.declaration?.offset ?? 0,
      declarations: declarations,
      hasAssigningObserver: property.hasAssigningObserver,
      hasOptionalState: property.isOptional,
      hasForeignStates: enumeration == nil,
      stateAliases: candidates.stateNames,
      holdingType: property.holdingType,
      isKeptOutside: property.isKeptOutside,
      isStatic: property.isStatic,
      box: property.box
    )
  }
}

extension PatternBindingSyntax {
  /// Whether it computes its value; observers do not.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors): accessors.contains { $0.accessorSpecifier.text == "get" }
    }
  }

  /// The name of the type, as it is written or as `State.idle` tells.
  func typeName(in declarations: Declarations, from path: String) -> String? {
    if let type = typeAnnotation?.type { return type.plainName }
    guard let member = initializer?.value.caseMember, let base = member.base?.trimmedDescription,
      member.declName.baseName.identifierText.first?.isUppercase == false
    else { return nil }
    // A `static let` of another type, which says `State.idle` in turn.
    let constant = declarations.type(named: base, from: path)?.constant(named: member.declName.baseName.identifierText)
    return constant?.caseMember?.base?.trimmedDescription ?? base
  }
}

extension ExprSyntax {
  /// `State.idle` of `State.idle` and of `State.failed(error)`.
  fileprivate var caseMember: MemberAccessExprSyntax? {
    (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).as(MemberAccessExprSyntax.self)
  }
}
