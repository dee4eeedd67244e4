import SwiftSyntax

/// A state that is kept in a lock or another box, which lends it to closures that run at once.
extension Lowering {
  /// `lock.withLock { state in … }`.
  func lending(_ call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let closure = call.onlyClosure, closure.ownNames.count == 1, call.parent?.is(AwaitExprSyntax.self) != true,
      isBox(base, scope: scope) || isProjection(base, scope: scope),
      machine.lends(by: member.declName.baseName.identifierText)
    else { return nil }
    let given = GivenClosure(closure: closure, scope: scope)
    return InlinedCall(callee: .borrower(given), receiver: scope.receiver, owner: scope.owner)
  }

  /// The property that holds the box: `self.lock`.
  func isBox(_ expression: ExprSyntax, scope: Scope) -> Bool {
    guard let box = machine.box, scope.receiver == .machine, scope.owner == machine.owner else { return false }
    return isProperty(box.name, expression, scope: scope)
  }

  /// `$state` of `@Locked var state`.
  private func isProjection(_ expression: ExprSyntax, scope: Scope) -> Bool {
    guard machine.box == nil, let name = machine.storage.propertyName, machine.hasWrapper, scope.receiver == .machine
    else { return false }
    return ["$\(name)", "_\(name)"].contains { isProperty($0, expression, scope: scope) }
  }

  private func isProperty(_ name: String, _ expression: ExprSyntax, scope: Scope) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      switch scope[reference.baseName.identifierText] {
      case .box: return true
      case nil: return reference.baseName.identifierText == name
      default: return false
      }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      member.declName.baseName.identifierText == name
    else { return false }
    return base == "self" || base == "self?" || isAlias(base, scope: scope)
      || machine.isStatic && (base == "Self" || base == machine.owner)
  }

  /// The struct in the box, where it is lent: `state` of `lock.withLock { state in … }`.
  func isContent(_ expression: ExprSyntax, scope: Scope) -> Bool { content(expression, scope: scope) == .state }

  /// The state in a struct: in the one that the box lends, or in a copy.
  private func content(_ expression: ExprSyntax, scope: Scope) -> Slot? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    if case .content(let slot) = scope[name] { return slot }
    let isWithin = machine.box?.member != nil && scope.receiver == .machine && scope.owner != machine.owner
    return name == "self" && isWithin ? .state : nil
  }

  /// `state.phase`, where a closure is lent the struct around the state.
  func borrowed(_ expression: ExprSyntax, scope: Scope) -> Slot? {
    guard let name = machine.lentMember, let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.identifierText == name, let base = member.base
    else { return nil }
    return content(base, scope: scope)
  }

  /// The same by the name that surveys have for it; what changes the struct changes the state.
  func borrowed(named name: String, scope: Scope) -> Slot? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let member = machine.lentMember, let first = parts.first, case .content(let slot) = scope[first] else {
      return nil
    }
    return parts.count == 1 || parts[1] == member ? slot : nil
  }

  /// `let copy = lock.withLock { $0 }`, and a copy in the closure itself: the state in the struct that it is.
  func copied(_ value: Operands, scope: Scope) -> Slot? {
    guard machine.box?.member != nil, let expression = value.single else { return nil }
    if let slot = content(expression, scope: scope) { return slot }
    guard let call = expression.as(FunctionCallExprSyntax.self), let lending = lending(call, scope: scope),
      case .borrower(let given) = lending.callee, given.closure.statements.count == 1,
      let only = given.closure.statements.first?.expression
    else { return nil }
    return content(only, scope: self.scope(inside: given))
  }

  /// Whether what is kept is the struct as it was before the closure changed it: `let old = $0; $0.phase = .idle; return old`.
  func isCopiedFirst(_ value: Operands, scope: Scope) -> Bool {
    guard machine.box?.member != nil, let call = value.single?.as(FunctionCallExprSyntax.self),
      let lending = lending(call, scope: scope), case .borrower(let given) = lending.callee,
      let results = given.closure.statements.allResults, results.count == 1, let result = results.first,
      let last = given.closure.statements.last?.item.as(ReturnStmtSyntax.self), last.expression?.id == result.id
    else { return false }
    let before = given.closure.statements.dropLast()
    let inside = self.scope(inside: given)
    if content(result, scope: inside) != nil { return before.allSatisfy { $0.item.is(DeferStmtSyntax.self) } }
    guard let first = before.first?.item.as(VariableDeclSyntax.self), first.bindingSpecifier.text == "let",
      first.bindings.count == 1, let binding = first.bindings.first, let copied = binding.initializer?.value,
      binding.pattern.trimmedDescription == result.trimmedDescription
    else { return false }
    return content(copied, scope: inside) != nil
  }

  // MARK: Borrowers

  func resultType(ofBorrower given: GivenClosure) -> ValueType? {
    let inside = scope(inside: given)
    let items = given.closure.statements
    if items.count == 1, let only = items.first?.expression, let type = type(of: Operands(only), scope: inside) {
      return type
    }
    return typeTold(byResultsOf: given.closure, scope: inside)
  }

  func scope(inside given: GivenClosure) -> Scope {
    var scope = self.scope(of: given.closure, in: given.scope.shadowed(by: given.closure.ownNames))
    scope.bind(given.closure.ownNames[0], to: machine.box?.member == nil ? .slot(.state) : .content(.state))
    return scope
  }

  mutating func function(ofBorrower given: GivenClosure, result: ValueType?, record: RecordType?) -> Int {
    let closure = given.closure
    noteLending(to: closure)
    var inside = scope(inside: given)
    inside.result = result
    inside.record = record.map { self.record(of: $0) }
    functions.append(Function(name: "a closure", offset: closure.offset, assigns: true))
    signatures.append(Signature(key: Signature.Key(offset: closure.offset, isEntry: false, isOnValue: false)))
    let id = functions.count - 1
    signatures[id].record = inside.record
    functions[id].body = block(closure.statements, scope: inside, to: closure.statements.count == 1 ? .result : nil)
    return id
  }

  private mutating func noteLending(to closure: ClosureExprSyntax) {
    let name = closure.calleeText
    guard machine.boxMethods(named: name).isEmpty else { return }
    let place = lines.place(at: closure.offset, seenFrom: machine.offset)
    assume("\(place): the closure given to '\(name)' runs at once")
  }

  // MARK: What is put into the box

  /// `self.lock = Mutex(.idle)`, and `state = State()` where a closure is lent the struct around the state.
  mutating func boxAssignment(_ assignment: Assignment, scope: Scope) -> [Statement]? {
    if let slot = content(assignment.target, scope: scope) {
      let filled = slot == .state ? fill(with: assignment.value, scope: scope) : nil
      return filled ?? lost(assignment.value, in: slot, scope: scope)
    }
    guard isBox(assignment.target, scope: scope) else { return nil }
    let value = assignment.value.single?.boxedValue.map { Operands($0) }
    return value.flatMap { fill(with: $0, scope: scope) } ?? lost(assignment.value, in: .state, scope: scope)
  }

  private mutating func lost(_ value: Operands, in slot: Slot, scope: Scope) -> [Statement] {
    let unknown = Unknown(site: value.site, why: "target is computed by '\(value.text)'")
    return discarded(value, scope: scope) + [.lose(slot, unknown)]
  }

  private mutating func fill(with value: Operands, scope: Scope) -> [Statement]? {
    let type = ValueType(path: machine.stateType)
    guard let box = machine.box, let member = box.member else {
      return lower(value, to: .slot(.state), expected: type, scope: scope)
    }
    if let name = value.single?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .content(let copy) = scope[name]
    {
      return finish(.slot(copy), at: value.site, to: .slot(.state))
    }
    guard let call = value.single?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let content = machine.declarations.types[box.content], content.isInitializer(call.calledExpression)
    else { return nil }
    if let state = content.state(in: ExprSyntax(call), member: member) {
      let isGiven = call.arguments.contains { $0.label?.identifierText == member }
      let inside = isGiven ? scope : Scope(receiver: .other, owner: box.content)
      return put(Operands(state), at: value.site, scope: inside)
    }
    return fill(by: call, of: content, scope: scope)
  }

  private mutating func put(_ state: Operands, at site: Site, scope: Scope) -> [Statement] {
    let type = ValueType(path: machine.stateType)
    let slot = slot(of: type)
    return lower(state, to: .slot(slot), expected: type, scope: scope)
      + finish(.slot(slot), at: site, to: .slot(.state))
  }

  /// The initialiser of the struct that is put into the box.
  private mutating func fill(
    by call: FunctionCallExprSyntax,
    of content: Declarations.TypeDeclaration,
    scope: Scope
  ) -> [Statement]? {
    let arguments = Array(call.arguments)
    let found = content.initializers.filter { $0.signature.parameterClause.parameters.takes(arguments) }
    guard found.count == 1, let only = found.first, let box = machine.box else { return nil }
    let site = Operands(ExprSyntax(call)).site
    var statements: [Statement] = []
    if let standard = box.member.flatMap({ content.properties[$0]?.initializer?.value }) {
      statements = put(Operands(standard), at: site, scope: Scope(receiver: .other, owner: box.content))
    }
    let id = initializer(only, owner: box.content)
    let made = InlinedCall(callee: .initializer(only), arguments: arguments, receiver: .machine, owner: box.content)
    let (before, given) = self.arguments(of: made, function: id, scope: scope)
    return before + statements + [.call(Call(function: id, arguments: given, site: site))]
  }

  // MARK: What is not followed

  /// Another method of the box, or one of the struct in it that is declared elsewhere.
  mutating func loss(byBoxOrContent call: FunctionCallExprSyntax, scope: Scope) -> Statement? {
    guard let box = machine.box, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return nil }
    let name = member.declName.baseName.identifierText
    let site = Operands(ExprSyntax(call)).site
    if let slot = content(base, scope: scope) {
      let known = machine.declarations.types[box.content]?.functions.filter { $0.name.identifierText == name } ?? []
      // Those that are known to leave the state alone are not followed either.
      guard known.isEmpty || slot != .state && known.contains(where: \.isMutating) else { return nil }
      return .lose(slot, Unknown(site: site, why: "what '\(name)' does to the state is not followed"))
    }
    guard isBox(base, scope: scope) else { return nil }
    guard call.arguments.isEmpty, call.trailingClosure == nil else {
      return .lose(.state, Unknown(site: site, why: "what '\(member.text)' does to the state is not followed"))
    }
    assume("'\(name)' of '\(box.name)' does not change the state")
    return nil
  }

  /// What is given the box could change what it holds.
  mutating func noteGivenBox(_ reference: DeclReferenceExprSyntax, scope: Scope) {
    let whole = reference.parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(reference)
    guard let argument = whole.parent?.as(LabeledExprSyntax.self), isBox(whole, scope: scope),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    assume("'\(call.calledExpression.text)' is given '\(whole.text)' and does not change the state")
  }
}

extension InlinedCall {
  /// Whether only the place of the call tells what it gives.
  var isClosure: Bool {
    switch callee {
    case .borrower, .closure: true
    case .delayed, .function, .getter, .initializer, .valueInitializer, .taken: false
    }
  }
}

extension MachineDeclaration {
  /// What surveys of a type's functions call the state.
  func stateName(in owner: String) -> String? {
    if let holder, owner == holder.content { return holder.member }
    guard let box else { return storage.propertyName }
    return owner == box.content ? box.member : box.stateName
  }

  /// That name, and those of the computed properties that give or set it; `self` where it is the state.
  func stateNames(in owner: String) -> Set<String> {
    guard let name = stateName(in: owner) else { return ["self"] }
    return owner == self.owner ? stateAliases.union([name] + [holder?.property].compactMap(\.self)) : [name]
  }

  /// Whether a property of a type is where the state lives.
  func isState(_ name: String, in owner: String) -> Bool {
    if let holder, owner == holder.content { return holder.member == name }
    guard let box else { return storage == .property(name) }
    return box.member == name && owner == box.content
  }

  /// Whether a closure changes what the box lends it as a whole, or by a function of that.
  func changesContent(_ survey: Survey) -> Bool {
    guard let box else { return false }
    return survey.allAssigned.contains(box.name)
      || (survey.calls + survey.callsLater).contains { box.isChanged(by: $0, in: declarations) }
  }

  /// Whether a method of the box lends what it holds to a closure that does not outlive the call; taken for granted where it is declared elsewhere.
  func lends(by name: String) -> Bool {
    boxMethods(named: name).allSatisfy { function in
      function.signature.parameterClause.parameters.last?.type.is(FunctionTypeSyntax.self) == true
    }
  }

  func boxMethods(named name: String) -> [FunctionDeclSyntax] {
    let type = box.flatMap { declarations.type(named: $0.type, from: owner) }
    return type?.functions.filter { $0.name.identifierText == name } ?? []
  }

  /// Whether the property that stores the state has a wrapper around it.
  fileprivate var hasWrapper: Bool {
    guard let name = storage.propertyName else { return false }
    let variable = declarations.types[owner]?.variables.first { variable in
      variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
    return variable?.hasWrapper ?? false
  }
}
