import SwiftSyntax

/// A struct, class or actor that stores its state in a property and takes events in methods.
///
/// Each such property is a machine: one that a function sets by an event that it is given, or between whose states methods move.
enum StoredState {
  static func machines(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    guard type.declaration != nil, type.enumeration?.caseDeclarations.isEmpty ?? true else { return [] }
    let inheriting = declarations.inheriting(type)
    let (type, declarations) = inheriting.map { ($0.type, $0.declarations) } ?? (type, declarations)
    var found: [MachineDeclaration] = []
    let all = StoredProperty.all(of: type, in: declarations)
    for property in all where inheriting?.leftOut.contains(property.name) != true {
      // Beside another one, what is only written down by an event is data.
      let isFirst = !found.contains { !$0.hasMethodsOnly }
      if let machine = machine(of: type, property, setUnasked: isFirst, in: declarations) { found.append(machine) }
    }
    if found.isEmpty {
      found = StoredProperty.given(to: type, in: declarations)
        .compactMap { machine(of: type, $0, setUnasked: false, in: declarations) }
    }
    let (optional, sure) = (found.filter(\.hasOptionalState), found.filter { !$0.hasOptionalState })
    // Where one property is a state, what several methods set beside it is one that others ask for.
    let isAsked = sure.contains { $0.storedProperty.map { $0.isAsked || $0.isReactedTo } ?? false }
    if isAsked || !optional.isEmpty { return sure + optional }
    return sure.filter { $0.storedProperty?.isSetByItselfOnly == true }
  }

  private static func machine(
    of type: Declarations.TypeDeclaration,
    _ property: StoredProperty,
    setUnasked: Bool,
    isKnown: Bool = false,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    // Most properties that may be nil are only given what other things hold; to look further would cost most of a read.
    guard !property.isOptional || isKnown || type.writesCase(to: property) else { return nil }
    let candidates = candidates(for: property, of: type, in: declarations)
    let isAlike = { (function: FunctionDeclSyntax) in function.isStatic == property.isStatic }
    // What a view shows for a case is no event: its closures are, where it is shown.
    var entries = candidates.entries {
      isAlike($0) && !(property.isKeptOutside && $0.isView) && candidates.assigns($0)
    }
    if let first = entries.first {
      let isForeign = property.state == nil && !candidates.matches(first.function, with: first.event)
      let isAsked = setUnasked || entries.contains { candidates.looksAtState($0.function) }
      if isForeign || !isAsked { entries = [] }
    }
    guard !entries.isEmpty || property.state != nil || candidates.matchesState else { return nil }
    let methods = EventMethods(of: property, candidates: candidates, type: type, besides: entries)
    let events = methods.entries(where: isAlike)
    var property = property
    let isLifeCycle = property.state != nil && !property.isOptional && methods.waitBetweenStates(of: property)
    let isAskedInBox = property.isAskedInBox(in: declarations)
    property.isReactedTo =
      property.isReactedTo || isLifeCycle || isAskedInBox || methods.reactToState(of: property)
      || isAskedElsewhere(property, of: type, in: declarations)
    property.isSetByItselfOnly = type.hides(settingOf: property.name)
    property.isAskedBefore = methods.moveLater || events.isEmpty && property.isReactedTo && methods.settingClosures > 0
    property.isAskedByMethods =
      !entries.isEmpty || events.contains { methods.movesBetweenStates($0.function) }
      || property.isAskedBefore && !events.isEmpty
    property.isAskedBySetter = property.isToldBySetter(of: type, stateNames: candidates.stateNames, in: declarations)
    property.isAsked =
      property.isAskedByMethods || property.isAskedBefore || methods.closuresMove || property.isAskedBySetter
    let isOwn = property.box == nil && !property.isInObject
    if property.isAskedByMethods {
      property.isAskedForMoves = type.functions.contains(where: candidates.asksForMove)
      property.isDerived = type.functions.compactMap(\.body).contains(where: candidates.derivesState)
      let isPlain = isOwn && property.holdingType == nil && property.state != nil
      property.obstacle = isPlain ? obstacle(to: property, of: type, candidates) : nil
    }
    let mayBeMissing = property.isOptional && (property.value?.is(NilLiteralExprSyntax.self) ?? true)
    let isShown = property.state != nil && (isOwn || isAskedInBox) && !property.isKeptOutside && !mayBeMissing
    guard property.isAsked || isLifeCycle || isShown && isSetSeveralTimes(property, by: events, methods, declarations)
    else { return nil }
    let all = entries + methods.entries(events, andTrapsWhere: isAlike)
    var machine = machine(of: type, property: property, entries: all, among: candidates)
    machine.takenForHelpers = methods.takenForHelpers(where: isAlike)
    machine.original = property.original(in: type, declarations)
    let tree = property.state.flatMap { RecursiveEnum($0, in: declarations) }
    if tree?.isData(at: property.stateName, in: type.functions, takesEvents: !entries.isEmpty) == true {
      property.refusal = Program.Note(why: RecursiveEnum.why, offset: property.offset)
    }
    guard let refusal = property.refusal else { return machine }
    let states = machine.states
    machine = .refused(type, states: states, why: refusal.why, at: refusal.offset, in: candidates.declarations)
    machine.storedProperty = property
    return machine
  }

  /// Whether a type asks itself for what a property of it holds.
  static func isMachine(_ type: Declarations.TypeDeclaration, for name: String, in declarations: Declarations) -> Bool {
    guard let found = machine(of: type, for: name, in: declarations)?.storedProperty else { return false }
    return found.isAsked || found.isReactedTo
  }

  /// The machine that one property is.
  ///
  /// - Parameter isKnown: whether it is known to be set to cases.
  static func machine(
    of type: Declarations.TypeDeclaration,
    for name: String,
    isKnown: Bool = false,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard
      let variable = type.variables.first(where: { $0.bindings.contains { $0.pattern.trimmedDescription == name } }),
      let binding = type.properties[name],
      let property = StoredProperty.open(binding, of: variable, in: type, declarations)
    else { return nil }
    return machine(of: type, property, setUnasked: true, isKnown: isKnown, in: declarations)
  }

  /// Whether several methods set it. Where something asks for what it is, or nobody else can set it, closures and publishers do as
  /// well; where something asks, one method with several cases does.
  private static func isSetSeveralTimes(
    _ property: StoredProperty,
    by events: [MachineDeclaration.Entry],
    _ methods: EventMethods,
    _ declarations: Declarations
  ) -> Bool {
    let setters = events.map(\.function).filter(methods.changesState)
    guard setters.count < 2, property.isReactedTo || property.isSetByItselfOnly else { return setters.count > 1 }
    let others = methods.settingClosures + methods.type.countOfPublishers(to: property.name, declarations)
    return setters.count + others > 1 || property.isReactedTo && setters.contains(where: methods.setsSeveralCases)
  }

  /// Why it is not followed how methods set it, where these put cases there.
  private static func obstacle(
    to property: StoredProperty,
    of type: Declarations.TypeDeclaration,
    _ candidates: Candidates
  ) -> SetterObstacle? {
    guard let obstacle = SetterObstacle(to: property, of: type, in: candidates.declarations) else { return nil }
    let uses = PlaceUses(of: type)
    return candidates.stateNames.contains { uses.assigned[$0] != nil } ? obstacle : nil
  }

  /// Whether another type asks for what it sets as well.
  private static func isAskedElsewhere(
    _ property: StoredProperty,
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> Bool {
    property.state != nil && property.box == nil && property.holdingType == nil && !property.isStatic && type.isShared
      && declarations.isAskedAndSetElsewhere(property.name, of: type.path)
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
      namesInObject: property.namesInObject,
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
      .withTellingPayloads(usedBy: type.functions + (property.state?.functions ?? []), in: declarations)
      .notingMovingPayloads(usedBy: type.functions + (property.state?.functions ?? []), in: declarations)
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
      notes: [property.obstacle?.note, property.noteOfGiver].compactMap(\.self)
        + ChangedCopies.notes(of: type, setting: candidates.stateNames)
        + (property.isAskedForMoves ? type.functions.flatMap(candidates.listsOfMoves) : []),
      hasAssigningObserver: property.hasAssigningObserver,
      hasOptionalState: property.isOptional,
      hasForeignStates: enumeration == nil,
      stateAliases: candidates.stateNames,
      holdingType: property.holdingType,
      isKeptOutside: property.isKeptOutside,
      isStatic: property.isStatic,
      box: property.box,
      storedProperty: property
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
    if let made = initializer?.value.madeBy(in: declarations) { return made.plainName }
    guard let member = initializer?.value.caseMember, let base = member.base?.trimmedDescription else { return nil }
    let name = member.declName.baseName.identifierText
    let type = declarations.type(named: base, from: path)
    guard name.first?.isUppercase == false || type?.enumeration?.declaresCase(name) == true else { return nil }
    // A `static let` of another type, which says `State.idle` in turn.
    let constant = type?.constant(named: name)
    return constant?.caseMember?.base?.trimmedDescription ?? base
  }
}

extension ExprSyntax {
  /// What a function outside of all types gives that makes it: `makeState()`.
  fileprivate func madeBy(in declarations: Declarations) -> TypeSyntax? {
    guard let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self) else {
      return nil
    }
    let found = declarations.functions(named: name.baseName.identifierText, seenFrom: offset)
    return found.count == 1 ? found[0].signature.returnClause?.type : nil
  }

  /// `State.idle` of `State.idle` and of `State.failed(error)`.
  var caseMember: MemberAccessExprSyntax? {
    (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).as(MemberAccessExprSyntax.self)
  }
}

extension Declarations.TypeDeclaration {
  /// Whether a function sets a property to a case, or in a view a closure.
  fileprivate func writesCase(to property: StoredProperty) -> Bool {
    functions.contains { $0.body?.description.writesCase(to: property.name) == true }
      || property.isKeptOutside
        && bindings.contains { $0.getter?.description.writesCase(to: property.name) == true }
  }
}

extension String {
  /// Whether something else than a plain name or a member of one is assigned to a property, such as a case, or a local
  /// that is set to cases.
  fileprivate func writesCase(to name: String) -> Bool {
    split(separator: "\(name) = ").dropFirst().contains { rest in
      let value = rest.prefix { !$0.isNewline && $0 != "}" && $0 != ";" }
      guard value.first?.isLowercase == true, value != "nil", value.allSatisfy({ $0.isLetter || $0 == "." }) else {
        return true
      }
      return contains("let \(value): ") && contains(" \(value) = .")
    }
  }
}
