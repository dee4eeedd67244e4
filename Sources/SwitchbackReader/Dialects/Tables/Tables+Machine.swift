import SwiftSyntax

extension Tables {
  /// The machine that a table is, unless it holds something else, or no row of it is written.
  static func machine(
    of variable: TableVariable,
    owner: Declarations.TypeDeclaration?,
    in declarations: Declarations,
    history: () -> TableHistory?
  ) -> MachineDeclaration? {
    let path = owner?.path ?? ""
    let isKnown = TableEvidence.isMachine(variable.type, named: variable.name)
    guard isKnown || owner.map({ variable.isMachineByUse(of: $0, in: declarations) }) == true, let history = history()
    else { return nil }
    // What nobody adds anything to is drawn where it is made.
    if variable.isMadeByFunction, history.steps.count == variable.begun(as: [])?.steps.count { return nil }
    var table = WrittenTable(type: variable.type, steps: history.steps)
    table.readKeys()
    table.assumptions = history.assumptions
    guard table.hasRows || table.rule?.condition != nil else {
      return unfollowed(table, owner: owner, in: declarations)
    }
    guard !table.type.isUntyped || table.inferTypes(in: declarations) else { return nil }
    let states = declarations.type(named: table.type.state, from: path)
    if table.hasRoutesOnly { table.type.event = nil }
    let events = table.type.event.map { (name: $0, found: declarations.type(named: $0, from: path)) }
    guard states.isEnumOrElsewhere, events?.found.isEnumOrElsewhere ?? true,
      states != nil || table.firstKey?.isCase ?? true
    else { return nil }
    let stateType = states?.path ?? table.type.state
    guard !variable.listsWhatComesBefore(stateType, usedBy: owner, in: declarations) else { return nil }
    var declarations = declarations
    if states == nil { declarations.foreignStates = stateType }
    table.events = events.map { self.events($0.found, named: $0.name) }
    var machine = MachineDeclaration(
      name: path.isEmpty ? stateType : path,
      states: EnumShape(states: states?.enumeration, eventType: events?.name.lastName, path: stateType),
      stateType: stateType,
      storage: .parameter,
      owner: path,
      entries: [],
      conditionalCases: [states, events?.found].compactMap { $0?.enumeration }.flatMap(\.conditionalCases),
      offset: path == stateType ? states?.enumeration?.name.offset ?? 0 : variable.syntax.offset,
      declarations: declarations,
      hasForeignStates: states == nil,
      writtenAs: events == nil ? .allowedMoves : .transitionTable,
      member: variable.name
    )
    machine.mark(table.ends, or: owner?.storedProperties(of: stateType, in: declarations) ?? [])
    machine.table = table
    machine.isReadWhereAsked = !isKnown && variable.isConstantLiteral
    if table.type.isDictionary {
      machine.notes += [states, events?.found].compactMap { $0?.ownEquality }
    }
    if variable.isShared { machine.notes += machine.forcedStates(around: variable.syntax) }
    return machine
  }

  /// A machine that is given states in calls of which none is known to add a row, such as
  /// `machine.configure(.idle).permit(.start, .running)`.
  private static func unfollowed(
    _ table: WrittenTable,
    owner: Declarations.TypeDeclaration?,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard case .foreign = table.type.form, let owner,
      let states = declarations.enumeration(named: table.type.state, from: owner.path),
      let enumeration = states.enumeration
    else { return nil }
    let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
    let found = table.steps.lazy.compactMap { step -> Program.Note? in
      guard case .anything(let why) = step.what, step.syntax.statement.casesNamed(of: shape).count > 1 else {
        return nil
      }
      return Program.Note(why: why, offset: step.syntax.offset)
    }
    return found.first.map { .refused(owner, states: shape, why: $0.why, at: $0.offset, in: declarations) }
  }

  private static func events(
    _ found: Declarations.TypeDeclaration?,
    named name: String
  ) -> MachineDeclaration.Events {
    guard let found, let enumeration = found.enumeration else { return .elsewhere(type: name) }
    return .declared(EnumShape(events: enumeration, path: found.path), path: found.path)
  }
}

extension WrittenTable {
  /// What the call that makes the table says of the first and the last states.
  fileprivate var ends: TableCall? {
    steps.lazy.compactMap { step in
      guard case .all(let made) = step.what else { return nil }
      return TableCall(made)
    }.first { $0.initial != nil || $0.first != nil || $0.final != nil }
  }
}

extension MachineDeclaration {
  /// - Parameter properties: those that store a state; if there is one, it starts as the machine does.
  fileprivate mutating func mark(_ call: TableCall?, or properties: [(name: String, value: ExprSyntax?)]) {
    let stored = properties.count == 1 ? properties[0].value : nil
    initial = (call?.initial(among: states) ?? stored).map { [$0] }
    for end in call?.finals ?? [] {
      let name = end.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
      if let index = states.cases.firstIndex(where: { $0.name == name }) {
        states.cases[index].isFinal = true
      } else if !hasForeignStates {
        notes.append(Program.Note(why: "'\(end.text)' is not a case of '\(stateType)'", offset: end.offset))
      }
    }
  }
}

extension Declarations.TypeDeclaration? {
  /// Whether this can be the type of states or events: an enum with cases, or a type of another file.
  fileprivate var isEnumOrElsewhere: Bool {
    self.map { $0.enumeration?.caseDeclarations.isEmpty == false } ?? true
  }
}

extension ExprSyntax {
  /// Whether it is written as a case is: `.login`, `Screen.login`, `.failed(error)`.
  fileprivate var isCase: Bool {
    (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).is(MemberAccessExprSyntax.self)
  }
}

extension Syntax {
  /// All of the statement in which it stands.
  fileprivate var statement: Syntax {
    sequence(first: self, next: \.parent).first { $0.is(CodeBlockItemSyntax.self) } ?? self
  }
}
