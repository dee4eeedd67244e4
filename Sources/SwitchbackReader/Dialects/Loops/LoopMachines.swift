import SwiftSyntax

/// Machines that live while a function runs: a local variable holds the state, and each turn of a loop is an event.
enum LoopMachines {
  static func machines(in statements: [CodeBlockItemSyntax], _ declarations: Declarations) -> [MachineDeclaration] {
    let finder = LocalVariableFinder(in: declarations)
    for statement in statements where declarations.mayAskForCases(in: statement) { finder.walk(statement) }
    return finder.found.compactMap { machine(of: $0, in: declarations) }
  }

  private static func machine(of local: LocalVariable, in declarations: Declarations) -> MachineDeclaration? {
    let binding = local.binding
    let owner = declarations.owner(of: Syntax(binding))
    guard let (type, isOptional) = declarations.statedType(of: local, owner: owner),
      let (declarations, states) = declarations.knowing(enumNamed: type, at: Syntax(binding), owner: owner),
      let enumeration = states.enumeration, enumeration.hasSeveralCases,
      let state = LocalState(
        local,
        movedBy: Set(states.functions.filter(\.isMutating).map(\.name.identifierText)),
        isLocal: enumeration.isLocal,
        in: declarations.surveys.facts.bindings
      ),
      var loop = StateLoop(
        of: state,
        where: { state.makesMachine(in: $0) || asks($0, for: state.name, in: declarations) }
      )
    else { return nil }
    loop.events = declarations.events(of: loop, owner: owner)
    let shape = EnumShape(states: enumeration, eventType: loop.events.shape?.name, path: states.path)
    var machine = MachineDeclaration(
      name: ([owner] + Syntax(binding).functionNames).filter { !$0.isEmpty }.joined(separator: "."),
      states: isOptional ? shape.withNil(at: binding.offset) : shape,
      stateType: states.path,
      storage: .parameter,
      owner: owner,
      entries: [],
      initial: initial(of: state, isOptional: isOptional, before: loop),
      conditionalCases: enumeration.conditionalCases,
      offset: binding.offset,
      declarations: declarations,
      hasOptionalState: isOptional,
      writtenAs: .loop,
      member: state.name
    )
    if machine.name.isEmpty { machine.name = state.name }
    if let function = state.uses.first(where: { $0.isInFunction && $0.mayChange }) {
      let why = "what sets '\(state.name)' in another function is not followed"
      machine.refusal = Program.Note(why: why, offset: function.place.offset)
    } else {
      machine.loop = loop
      machine.notes = notes(of: state, besides: loop)
    }
    return machine
  }

  private static func asks(_ loop: StmtSyntax, for name: String, in declarations: Declarations) -> Bool {
    let survey = declarations.surveys.fresh(loop, includingClosures: true)
    return survey.looked.union(survey.matched).contains(name)
  }

  /// What is put there before the loop begins: the last that is put there in any case, and what may be instead.
  private static func initial(of state: LocalState, isOptional: Bool, before loop: StateLoop) -> [ExprSyntax] {
    let isNil = state.value == nil && isOptional
    let value = state.value ?? (isNil ? ExprSyntax(NilLiteralExprSyntax()) : nil)
    var found = [value].compactMap(\.self)
    var isKnown = true
    for use in state.uses where use.begins(loop) {
      if use.isMoved { isKnown = false }
      guard let assignment = use.assignment else { continue }
      if use.isAlwaysPassed(before: loop) { (found, isKnown) = ([], true) }
      if let value = assignment.value.single { found.append(value) } else { isKnown = false }
    }
    return isKnown ? found : []
  }

  private static func notes(of state: LocalState, besides loop: StateLoop) -> [Program.Note] {
    let inside = state.uses.filter { $0.isMoved && $0.isInClosure && $0.isIn(loop.statement) }
      .map { Program.Note(why: "what a closure does to '\(state.name)' is not followed", offset: $0.place.offset) }
    let outside = state.uses.filter { use in
      (use.mayChange || use.isMoved) && !use.isIn(loop.statement) && (use.isLent || !use.begins(loop))
    }.map { Program.Note(why: "'\(state.name)' is set outside of the loop", offset: $0.place.offset) }
    return inside + outside
  }
}

extension LocalState.Use {
  /// Whether it stands before a loop, in no other one than such as are around that.
  fileprivate func begins(_ loop: StateLoop) -> Bool {
    !isInFunction && place.position < loop.statement.position
      && loops.allSatisfy { $0.position < loop.statement.position && $0.endPosition >= loop.statement.endPosition }
  }

  /// Whether no way leads to a loop behind it but by it, as far as no jump does.
  fileprivate func isAlwaysPassed(before loop: StateLoop) -> Bool {
    let list = sequence(first: Syntax(place), next: \.parent).lazy
      .compactMap { $0.as(CodeBlockItemSyntax.self)?.parent }.first
    return list.map { $0.endPosition >= loop.statement.endPosition } ?? false
  }
}

extension Syntax {
  /// The functions and properties around it, from the outside in.
  fileprivate var functionNames: [String] {
    sequence(first: self, next: \.parent).prefix { $0.asProtocol((any DeclGroupSyntax).self) == nil }
      .dropFirst().compactMap { around -> String? in
        if let function = around.as(FunctionDeclSyntax.self) { return function.name.identifierText }
        if around.is(InitializerDeclSyntax.self) { return "init" }
        if around.is(SubscriptDeclSyntax.self) { return "subscript" }
        return around.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
      }.reversed()
  }
}

extension LocalState {
  fileprivate func makesMachine(in loop: StmtSyntax) -> Bool { uses.contains { $0.makesMachine && $0.isIn(loop) } }
}

extension EnumDeclSyntax {
  /// Whether a function declares it.
  fileprivate var isLocal: Bool { parent?.parent?.as(CodeBlockItemListSyntax.self)?.isInFunction == true }

  fileprivate var hasSeveralCases: Bool { caseDeclarations.reduce(0) { $0 + $1.elements.count } > 1 }
}
