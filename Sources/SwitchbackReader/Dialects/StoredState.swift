import SwiftSyntax

/// A struct, class or actor that stores its state in a property and takes events in a method.
enum StoredState {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.declaration != nil, type.enumeration?.caseDeclarations.isEmpty ?? true else { return nil }
    var machine: MachineDeclaration?
    let properties = type.variables.flatMap { stored($0, in: type, declarations) }
    for property in properties {
      let candidates = candidates(for: property, of: type, in: declarations)
      let entries = candidates.entries { $0.isStatic == property.isStatic && candidates.assigns($0) }
      guard let first = entries.first else { continue }
      if property.state == nil, !candidates.matches(first.function, with: first.event) { continue }
      guard machine == nil else {
        guard entries.contains(where: { candidates.looksAtState($0.function) }) else { continue }
        machine?.notes.append(property.note)
        continue
      }
      let methods = EventMethods(candidates: candidates, type: type, besides: entries)
      let events = methods.entries { $0.isStatic == property.isStatic }
      machine = self.machine(of: type, property: property, entries: entries + events, in: candidates.declarations)
    }
    return machine ?? self.machine(ofMethodsOf: type, properties, in: declarations)
  }

  /// The machine of the property between whose states most methods move.
  private static func machine(
    ofMethodsOf type: Declarations.TypeDeclaration,
    _ properties: [Property],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    var found: [(machine: MachineDeclaration, moving: Int, property: Property)] = []
    for property in properties {
      let candidates = candidates(for: property, of: type, in: declarations)
      guard property.state != nil || candidates.matchesState else { continue }
      let methods = EventMethods(candidates: candidates, type: type, besides: [])
      let events = methods.entries { $0.isStatic == property.isStatic }
      let moving = events.count { methods.movesBetweenStates($0.function) }
      guard moving > 0 else { continue }
      let machine = machine(of: type, property: property, entries: events, in: candidates.declarations)
      found.append((machine, moving, property))
    }
    guard let most = found.map(\.moving).max(), let index = found.firstIndex(where: { $0.moving == most }) else {
      return nil
    }
    var machine = found.remove(at: index).machine
    machine.notes += found.map(\.property.note)
    return machine
  }

  private static func candidates(
    for property: Property,
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> Candidates {
    let path = property.state?.path ?? property.type
    var declarations = declarations
    if property.state == nil { declarations.foreignStates = path }
    return Candidates(type: type, state: property.name, stateType: path, in: declarations)
  }

  private static func machine(
    of type: Declarations.TypeDeclaration,
    property: Property,
    entries: [MachineDeclaration.Entry],
    in declarations: Declarations
  ) -> MachineDeclaration {
    let path = property.state?.path ?? property.type
    let enumeration = property.state?.enumeration
    return MachineDeclaration(
      name: type.path,
      states: EnumShape(states: enumeration, eventType: entries.first?.eventTypeName, path: path),
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
      hasForeignStates: enumeration == nil,
      isStatic: property.isStatic
    )
  }

  private struct Property {
    var name: String
    var type: String
    /// Nil where the type is declared elsewhere.
    var state: Declarations.TypeDeclaration?
    var value: ExprSyntax?
    var hasAssigningObserver: Bool
    var isStatic: Bool
    var offset: Int

    var note: Program.Note {
      Program.Note(why: "'\(name)' is a state of its own, which is not drawn beside the first", offset: offset)
    }
  }

  /// Types of the standard library and Foundation that are no enums of states; to know them saves looking at every function.
  private static let noStates: Set = [
    "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "Data", "Date", "URL", "UUID", "Error", "Any", "AnyObject", "Void", "Array",
    "Dictionary", "Set", "Duration", "Range",
  ]

  /// The properties of a declaration that may hold a case of an enum.
  private static func stored(
    _ variable: VariableDeclSyntax,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> [Property] {
    guard variable.bindingSpecifier.text == "var" else { return [] }
    let isStatic = variable.modifiers.contains { $0.name.text == "static" }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        !binding.isComputed, let written = binding.typeName(in: declarations, from: type.path),
        written.first?.isUppercase == true, !noStates.contains(written)
      else { return nil }
      let found = declarations.type(named: written, from: type.path)
      guard found.map({ $0.enumeration?.caseDeclarations.isEmpty == false }) ?? true else { return nil }
      let observers = binding.accessorBlock.map { declarations.surveys.changes(name, in: $0, of: type) } ?? false
      return Property(
        name: name,
        type: written,
        state: found,
        value: binding.initializer?.value,
        hasAssigningObserver: observers,
        isStatic: isStatic,
        offset: binding.offset
      )
    }
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
