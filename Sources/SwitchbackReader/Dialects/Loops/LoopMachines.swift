import SwiftSyntax

/// Machines that live while a function runs: a local variable holds the state, and each turn of a loop is an event.
enum LoopMachines {
  static func machines(in statements: [CodeBlockItemSyntax], _ declarations: Declarations) -> [MachineDeclaration] {
    let finder = VariableFinder(in: declarations)
    for statement in statements where declarations.mayAskForCases(in: statement) { finder.walk(statement) }
    return finder.found.compactMap { machine(of: $0, in: declarations) }
  }

  private static func machine(of binding: PatternBindingSyntax, in declarations: Declarations) -> MachineDeclaration? {
    let owner = declarations.owner(of: Syntax(binding))
    guard let state = LocalState(binding, in: declarations.surveys.facts.bindings),
      var loop = StateLoop(of: state, where: { asks($0, for: state.name, in: declarations) }),
      let (type, isOptional) = declarations.statedType(of: binding, owner: owner),
      let (declarations, states) = declarations.knowing(enumNamed: type, at: Syntax(binding), owner: owner),
      let enumeration = states.enumeration, enumeration.hasSeveralCases
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
    let isNil = state.binding.initializer == nil && isOptional
    let value = state.binding.initializer?.value ?? (isNil ? ExprSyntax(NilLiteralExprSyntax()) : nil)
    var found = [value].compactMap(\.self)
    var isKnown = true
    for use in state.uses where use.begins(loop) {
      guard let assignment = use.assignment else { continue }
      if use.isAlwaysPassed(before: loop) { (found, isKnown) = ([], true) }
      if let value = assignment.value.single { found.append(value) } else { isKnown = false }
    }
    return isKnown ? found : []
  }

  private static func notes(of state: LocalState, besides loop: StateLoop) -> [Program.Note] {
    state.uses.filter { $0.mayChange && !$0.isIn(loop.statement) && ($0.isLent || !$0.begins(loop)) }
      .map { Program.Note(why: "'\(state.name)' is set outside of the loop", offset: $0.place.offset) }
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

extension Declarations {
  /// The path of the type inside of which something stands; empty outside of all types.
  fileprivate func owner(of syntax: Syntax) -> String {
    let names = syntax.typePath
    return names.isEmpty ? "" : type(named: names, from: "")?.path ?? names
  }

  /// The enum that a name means at a place, and what is declared as that place sees it: a function may declare an enum, too.
  fileprivate func knowing(
    enumNamed name: String,
    at place: Syntax,
    owner: String
  ) -> (Declarations, TypeDeclaration)? {
    guard let local = place.localEnum(named: name) else {
      return enumeration(named: name, from: owner).map { (self, $0) }
    }
    let path = index.names.path(of: [name], below: owner, in: fileIndex(at: place.offset))
    var type = TypeDeclaration(path: path)
    type.declaration = DeclSyntax(local)
    for member in local.memberBlock.members { type.add(member.decl) }
    var declarations = self
    declarations.index = DeclarationIndex(index, replacing: type)
    declarations.surveys = surveys.anew
    return (declarations, type)
  }

  /// The cases of what a loop goes through, where it asks for them.
  fileprivate func events(of loop: StateLoop, owner: String) -> MachineDeclaration.Events {
    guard let statement = loop.statement.as(ForStmtSyntax.self), let element = loop.element,
      surveys.fresh(statement.body).matched.contains(element),
      let type = ArgumentTypes(path: owner, declarations: self).settledType(of: statement.sequence)?.elementOfSequence,
      let path = enumeration(named: type.plainName, from: owner)?.path, let shape = eventShape(at: path)
    else { return .function }
    return .declared(shape, path: path)
  }

  /// The name of the type of which a local variable is declared, or of which it is a case.
  fileprivate func statedType(of binding: PatternBindingSyntax, owner: String) -> (name: String, isOptional: Bool)? {
    let value = binding.initializer?.value
    let made = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    if binding.typeAnnotation == nil, let base = made?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      base.first?.isUppercase == true
    {
      return (base, false)
    }
    let told = value.flatMap { ArgumentTypes(path: owner, declarations: self).settledType(of: $0) }
    guard let type = binding.typeAnnotation?.type ?? told else { return nil }
    return ((type.behindQuestionMark ?? type).plainName, type.behindQuestionMark != nil)
  }
}

extension TypeSyntax {
  /// `Event` of `[Event]`, `AsyncStream<Event>` and `some AsyncSequence<Event, Never>`.
  fileprivate var elementOfSequence: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    let type = self.as(SomeOrAnyTypeSyntax.self)?.constraint ?? self
    guard let generic = type.as(IdentifierTypeSyntax.self), generic.name.text != "Dictionary" else { return nil }
    return generic.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}

/// The local variables in what asks for cases.
private final class VariableFinder: SyntaxVisitor {
  private(set) var found: [PatternBindingSyntax] = []
  private let declarations: Declarations

  init(in declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindingSpecifier.text == "var", node.parent?.is(CodeBlockItemSyntax.self) == true { found += node.bindings }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }

  private func visit(_ node: Syntax) -> SyntaxVisitorContinueKind {
    declarations.mayAskForCases(in: node) ? .visitChildren : .skipChildren
  }
}

extension Syntax {
  /// The enum of this name that a function around declares.
  fileprivate func localEnum(named name: String) -> EnumDeclSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }
      .filter { $0.isInFunction }
      .compactMap { list in
        list.lazy.compactMap { $0.item.as(EnumDeclSyntax.self) }.first { $0.name.identifierText == name }
      }.first
  }

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

extension EnumDeclSyntax {
  fileprivate var hasSeveralCases: Bool { caseDeclarations.reduce(0) { $0 + $1.elements.count } > 1 }
}
