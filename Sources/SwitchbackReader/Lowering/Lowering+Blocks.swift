import SwiftSyntax

/// Where the value of an expression goes.
enum Destination {
  /// It is the function's result.
  case result
  case slot(Slot)
  /// Each of its values has a place of its own.
  case record(Record)
}

extension Lowering {
  /// - Parameter destination: where the value of a block goes that is a single expression; nil for a block of statements.
  mutating func block(_ items: CodeBlockItemListSyntax, scope: Scope, to destination: Destination?) -> Block {
    nested(at: items.offset) { $0.blockWithin(items, scope: scope, to: destination) }
  }

  private mutating func blockWithin(
    _ items: CodeBlockItemListSyntax,
    scope: Scope,
    to destination: Destination?
  ) -> Block {
    if let destination, items.count == 1, let only = items.first?.expression {
      let start = variables.count
      let statements = lower(Operands(only), to: destination, expected: expected(destination, scope), scope: scope)
      return Block(statements: statements, locals: locals(from: start), answers: answers(from: start, knownIn: scope))
    }
    if let destination, let value = buildValue(items, scope: scope, to: destination) { return value }
    return block(items, scope: scope)
  }

  func expected(_ destination: Destination, _ scope: Scope) -> ValueType? {
    switch destination {
    case .result: scope.result
    case .slot(let slot): variables[slot.id].type
    case .record: nil
    }
  }

  private mutating func block(_ items: CodeBlockItemListSyntax, scope: Scope) -> Block {
    let (start, around) = (variables.count, scope)
    var statements: [Statement] = []
    var scope = declaringFunctions(items, scope: scope)
    for item in items {
      switch item.item {
      case .decl(let declaration): statements += self.declaration(declaration, scope: &scope)
      case .stmt(let statement):
        if let guarding = statement.as(GuardStmtSyntax.self) {
          statements += self.guarding(guarding, scope: &scope)
        } else {
          statements += self.statement(statement, scope: scope)
        }
      case .expr(let expression): statements += self.statement(expression, scope: scope)
      }
    }
    return Block(statements: statements, locals: locals(from: start), answers: answers(from: start, knownIn: around))
  }

  /// What a `guard` binds is known in all that follows it.
  private mutating func guarding(_ statement: GuardStmtSyntax, scope: inout Scope) -> [Statement] {
    var otherwise = block(statement.body.statements, scope: scope, to: nil)
    // Nothing falls through there, so that what is called last does not come back.
    if let last = statement.lastCall { otherwise.statements.append(.trap(offset: last.offset)) }
    let asked = conditions(statement.conditions, scope: scope)
    scope = asked.scope
    return asked.before + [.branch(asked.condition, then: Block(), otherwise: otherwise)]
  }

  /// The slots that were made since then.
  func locals(from start: Int) -> Range<Int> { start..<variables.count }

  /// Functions inside of functions are known before they are declared.
  private func declaringFunctions(_ items: CodeBlockItemListSyntax, scope: Scope) -> Scope {
    var scope = scope
    for item in items {
      guard case .decl(let declaration) = item.item, let function = declaration.as(FunctionDeclSyntax.self) else {
        continue
      }
      scope.bind(function.name.identifierText, to: .function(function))
    }
    return scope
  }

  // MARK: Declarations

  private mutating func declaration(_ declaration: DeclSyntax, scope: inout Scope) -> [Statement] {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      defer { scope = scope.shadowed(by: conditional.declaredNames) }
      return self.conditional(conditional, scope: scope)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    if variable.modifiers.contains(where: { $0.name.text == "async" }), onlyBegins(variable, scope: scope) {
      scope = scope.shadowed(by: variable.bindings.flatMap(\.pattern.boundNames))
      return []
    }
    if let lost = begunBeside(variable, scope: &scope) { return lost }
    if variable.modifiers.contains(where: { $0.name.text == "lazy" }) {
      // It begins where it is asked for first.
      scope = scope.shadowed(by: variable.bindings.flatMap(\.pattern.boundNames))
      let values = variable.bindings.compactMap { $0.initializer?.value }
      return values.flatMap { delayed($0, why: "when '\($0.text)' runs is not followed", scope: scope) }
    }
    let isVariable = variable.bindingSpecifier.text == "var"
    return variable.bindings.flatMap { binding in
      let before = isVariable ? forgetting(declared: binding) : []
      return before + self.binding(binding, isVariable: isVariable, scope: &scope)
        + lost(bySetting: binding, scope: scope)
    }
  }

  /// The state, where accessors of a local change it when that is set: `var count = 0 { didSet { close() } }`.
  private func lost(bySetting binding: PatternBindingSyntax, scope: Scope) -> [Statement] {
    guard let accessors = binding.accessorBlock, binding.getter == nil || binding.setter != nil else { return [] }
    let why = "what '\(binding.pattern.text)' does when it is set is not followed"
    let site = Site(text: binding.pattern.text, offset: binding.offset)
    return changes(in: accessors, scope: scope).map { .lose($0, Unknown(site: site, why: why)) }
  }

  /// Whether `async let` begins what has nothing to do with the state: it is waited for, and may throw, where it is named.
  private func onlyBegins(_ variable: VariableDeclSyntax, scope: Scope) -> Bool {
    variable.bindings.allSatisfy { binding in
      guard let value = binding.initializer?.value else { return false }
      return changes(in: value, scope: scope).isEmpty && type(of: Operands(value), scope: scope)?.isTracked != true
    }
  }

  private mutating func binding(
    _ binding: PatternBindingSyntax,
    isVariable: Bool,
    scope: inout Scope
  ) -> [Statement] {
    let annotated = ValueType(binding.typeAnnotation?.type, in: machine.declarations, from: scope.owner)
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
      return destructured(binding, scope: &scope) ?? declared(binding, scope: &scope)
        ?? destructuring(binding, scope: &scope)
    }
    if let body = binding.getter {
      scope.bind(name, to: .getter(body, type: binding.typeAnnotation?.type))
      return []
    }
    let value = binding.initializer.map { Operands($0.value) }
    if isVariable, let counting = counter(declaredBy: binding, scope: &scope) { return counting }
    if isVariable, let slot = presence(declaredBy: binding, annotated) {
      scope.bind(name, to: .slot(slot))
      return [.assign(slot, .none, Site(text: name, offset: binding.offset))]
    }
    if !isVariable || binding.isWeak && !binding.isAssignedAgain, scope.receiver == .machine, machine.isShared,
      value?.single?.isInstance(knowing: scope.instanceNames) == true
    {
      scope.bind(name, to: .machine)
      return []
    }
    if machine.isShared, givesSelf(value?.single, scope: scope), let value {
      scope.bind(name, to: .machine)
      return discarded(value, scope: scope)
    }
    if !isVariable, let value, isObject(value, scope: scope) {
      scope.bind(name, to: .object)
      return []
    }
    if !isVariable, let method = boundMethod(binding, scope: scope) {
      scope.bind(name, to: .method(method))
      return []
    }
    if let single = value?.single, isBox(single, scope: scope) {
      scope.bind(name, to: .box)
      return []
    }
    if !isVariable, let single = value?.single, var closure = constant(named: name, single, scope: scope) {
      let captured = captured(by: closure.closure, scope: &closure.scope)
      scope.bind(name, to: .closure(closure))
      return captured
    }
    if !isVariable, let value, let (before, row) = pickedConstant(value, scope: scope) {
      scope.bind(name, to: .record(row))
      return before
    }
    if !isVariable, let single = value?.single, let (before, choice) = functionChoice(single, scope: scope) {
      scope.bind(name, to: .functions(choice))
      return before
    }
    if !isVariable, let value, let caught = caughtResult(value, scope: scope) {
      scope.bind(name, to: .slot(caught.kept))
      return caught.statements
    }
    if let value, let source = copied(value, scope: scope) {
      let copy = slot(of: variables[source.id].type)
      let before = discarded(value, scope: scope)
      scope.bind(name, to: .content(copy))
      return before + [.assign(copy, .slot(source), value.site)]
    }
    if let value, isCopiedFirst(value, scope: scope) {
      let copy = slot(of: variables[Slot.state.id].type)
      let behind = discarded(value, scope: scope)
      scope.bind(name, to: .content(copy))
      return [.assign(copy, .slot(.state), value.site)] + behind
    }
    if name == scope.madeEvent {
      scope.bind(name, to: .slot(.event))
      return value.map { effects(in: $0, scope: scope) } ?? []
    }
    if !isVariable, let tuple = value?.single?.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return constantTuple(named: name, tuple, scope: &scope)
    }
    if !isVariable, let filled = constantRecord(named: name, binding, scope: &scope) { return filled }
    let known = annotated ?? value.flatMap { type(of: $0, scope: scope) }
    guard binding.accessorBlock == nil, let type = known ?? typeOfPut(name, declaredBy: binding, scope: scope),
      type.isTracked || value == nil && !isVariable && type.isOptional
        || value.map({ place($0, scope: scope) != nil || isKnownToBe($0, scope: scope) && !isVariable }) == true,
      // What is added to a collection later is not followed.
      !isVariable || type.collection == nil
    else {
      let effects = value.map { self.effects(in: $0, scope: scope) } ?? []
      let before = scope
      scope.bind(name, to: .untracked)
      let told = isVariable ? tellingVariable(name, declaredBy: binding, scope: scope) : []
      guard let value else { return effects + told }
      if !isVariable, let flag = flag(ofAnswer: value, scope: before) { scope.bind(name, toAnswer: flag) }
      if !isVariable, let cast = castOfError(value, scope: before) {
        scope.bind(name, toCastOf: cast.slot, to: cast.type)
      }
      let copied = value.single.map { tellingCopy(of: $0, in: name, scope: scope) } ?? []
      return effects + copied + tellingAhead(value, in: name, scope: scope) + told
    }
    let source = value.flatMap { place($0, scope: scope) }
    let slot = slot(of: type, isForeignEvent: source.map { variables[$0.id].isForeignEvent } ?? false)
    defer { scope.bind(name, to: .slot(slot)) }
    if type.isOptional, !type.isTracked { scope.asksPresence = true }
    guard let value else {
      let isNil = type.isOptional && isVariable
      return isNil ? [.assign(slot, .none, Site(text: name, offset: binding.offset))] : []
    }
    assumeCases(of: value, type, scope: scope)
    let lowered = lower(value, to: .slot(slot), expected: type, scope: scope)
    if !isVariable, type.isBool { noteKept(lowered, in: slot) }
    return lowered
  }

  /// `let pair = (state, event)`.
  private mutating func constantTuple(named name: String, _ tuple: TupleExprSyntax, scope: inout Scope) -> [Statement] {
    var statements: [Statement] = []
    var elements: [(label: String?, slot: Slot)] = []
    for element in tuple.elements {
      let term = Operands(element.expression)
      let source = place(term, scope: scope)
      let type = type(of: term, scope: scope)
      let slot = slot(of: type, isForeignEvent: source.map { variables[$0.id].isForeignEvent } ?? false)
      statements += lower(term, to: .slot(slot), expected: type, scope: scope)
      elements.append((element.label?.identifierText, slot))
    }
    scope.bind(name, to: .tuple(elements))
    return statements
  }

  /// `let (now, what) = (state, event)`.
  private mutating func destructuring(_ binding: PatternBindingSyntax, scope: inout Scope) -> [Statement] {
    let before = scope
    scope = scope.shadowed(by: binding.pattern.boundNames)
    guard let value = binding.initializer?.value else { return [] }
    let elements = Arrangement(value)
    var statements: [Statement] = []
    for (column, element) in zip(PatternNode(binding.pattern).columns(like: elements), elements.leaves) {
      guard let name = column.boundName, let source = place(Operands(element), scope: before) else {
        statements +=
          made(Operands(element), for: column.boundName, scope: before, boundIn: &scope)
          ?? effects(in: Operands(element), scope: before)
        continue
      }
      let slot = slot(of: variables[source.id].type, isForeignEvent: variables[source.id].isForeignEvent)
      scope.bind(name, to: .slot(slot))
      statements.append(.assign(slot, .slot(source), Operands(element).site))
    }
    return statements + putting(binding, partsOf: Operands(value), scope: &scope)
  }

  /// What a call gives that is followed: `open()` of `let (was, isOpen) = (state, open())`.
  private mutating func made(
    _ term: Operands,
    for name: String?,
    scope: Scope,
    boundIn inside: inout Scope
  ) -> [Statement]? {
    guard let name, term.single.flatMap({ inlined($0, scope: scope) }) != nil,
      let type = type(of: term, scope: scope), type.isTracked, type.collection == nil
    else { return nil }
    let slot = slot(of: type)
    inside.bind(name, to: .slot(slot))
    return lower(term, to: .slot(slot), expected: type, scope: scope)
  }
}

extension CodeBlockItemSyntax {
  /// The item as an expression, which a `switch` or `if` is as well.
  var expression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}
