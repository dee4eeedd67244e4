import SwiftSyntax

/// A call of a function, or the reading of a computed property, whose body is in the file.
struct InlinedCall {
  enum Callee {
    case function(FunctionDeclSyntax)
    case getter(CodeBlockItemListSyntax, type: TypeSyntax?)
    case initializer(InitializerDeclSyntax)
    /// That of an enum, which gives a value of it.
    case valueInitializer(InitializerDeclSyntax)
    case closure(GivenClosure)
    /// An argument that is asked for: `isReady()` of `@autoclosure`.
    case delayed(DelayedArgument)
    /// A closure to which a box lends the state.
    case borrower(GivenClosure)
    /// `take()` of an optional.
    case taken(Slot, FunctionCallExprSyntax)
  }

  var callee: Callee
  var arguments: [LabeledExprSyntax] = []
  var receiver: Scope.Receiver
  /// The path of the type to which the function belongs.
  var owner: String
  /// The scope around a function that is declared inside of another.
  var outer: Scope?
  /// The closure behind the arguments.
  var closure: GivenClosure?
  /// Whether the function may keep that, so that it runs later as well.
  var keepsClosure = false
  /// Whether the function may keep it as far as its parameter tells.
  var mayKeepClosure: Bool { closure?.endsWithCall == false }
  /// Whether the function keeps it and calls it before it returns as well.
  var callsClosure: Bool {
    guard keepsClosure, case .function(let function) = callee else { return false }
    return function.callsLastParameter
  }
  /// Whether it is a function without a result.
  var givesNothing: Bool {
    if case .function(let function) = callee { function.signature.returnClause == nil } else { false }
  }
  /// The call before it that gives what it is called on.
  var giver: ExprSyntax?
  /// What it is called on, where that is neither the instance nor the state.
  var helper: String?
  /// Whether `!` stands behind what it is called on.
  var isForced = false
  /// Whether its first argument has no label though the parameter has one, as it was before Swift 3.
  var leavesOutFirstLabel = false
  /// Where the values of its result go, one by one.
  var record: Record?
  var syntax: ExprSyntax?
}

extension Lowering {
  /// The call that an expression is, when its function's body bears on the machine.
  func inlined(_ expression: ExprSyntax, scope: Scope) -> InlinedCall? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard var found = inlined(call, scope: scope), !isOnOtherObject(found, scope: scope) else { return nil }
      found.syntax = expression
      return found
    }
    return computedProperty(expression, scope: scope)
  }

  private func inlined(_ call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    if giver(for: call, scope: scope) != nil { return nil }
    if let known = lending(call, scope: scope) ?? taken(by: call, scope: scope) { return known }
    if let closure = call.closureAtEnd, let found = inlined(call, onValueWith: closure, scope: scope) { return found }
    if let closure = call.closureAtEnd, let found = inlined(call, locallyWith: closure, scope: scope) { return found }
    if let closure = call.trailingClosure { return inlined(call, with: closure, scope: scope) }
    if let handedOn = inlined(call, handingOn: scope) { return handedOn }
    if let closure = call.closureAtEnd, let found = inlined(call, with: closure, scope: scope),
      !found.mayKeepClosure || found.callsClosure
    {
      return found
    }
    if let made = ownInitializer(call, scope: scope) { return made }
    if let delegation = delegation(call, scope: scope) ?? inlinedRowFunction(call, scope: scope) { return delegation }
    let arguments = Array(call.arguments)
    if let closure = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression,
      case .closure(let given)? = scope[closure.trimmedDescription]
    {
      return InlinedCall(callee: .closure(given), arguments: arguments, receiver: scope.receiver, owner: scope.owner)
    }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      switch scope[name] {
      case .function(let local):
        guard local.takes(arguments) else { return nil }
        return InlinedCall(
          callee: .function(local),
          arguments: arguments,
          receiver: scope.receiver,
          owner: scope.owner,
          outer: scope
        )
      case .closure(let given):
        return InlinedCall(callee: .closure(given), arguments: arguments, receiver: scope.receiver, owner: scope.owner)
      case .method(let bound):
        return method(named: bound.name.identifierText, arguments, on: .machine, owner: scope.owner, at: bound.offset)
      case .delayed(let given):
        return arguments.isEmpty
          ? InlinedCall(callee: .delayed(given), receiver: scope.receiver, owner: scope.owner) : nil
      case .slot, .tuple, .record, .machine, .box, .object, .content, .getter, .untracked, .functions: return nil
      case nil:
        return method(named: name, arguments, on: scope.receiver, owner: scope.owner, at: call.offset)
          ?? common(named: name, arguments, scope: scope, at: call.offset)
          ?? free(named: name, arguments, owner: scope.owner, at: call.offset)
          ?? storedClosure(named: name, arguments, isStatic: scope.receiver != .machine, scope: scope)
      }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.identifierText
    if givesSelf(base, scope: scope) {
      var found = method(named: name, arguments, on: .machine, owner: machine.owner, at: call.offset)
      found?.giver = base
      return found
    }
    if let slot = place(Operands(base), scope: scope), let owner = ownerAsWhole(of: base, asked: name, scope: scope) {
      return methodOfWhole(named: name, arguments, on: slot, owner: owner, at: call.offset)
    }
    if let slot = place(Operands(base), scope: scope), let path = variables[slot.id].type?.path {
      var found = method(named: name, arguments, on: .value(slot), owner: path, at: call.offset)
      found?.isForced = isForced(base)
      return found
    }
    if let box = machine.box, isContent(base, scope: scope) {
      return method(named: name, arguments, on: .machine, owner: box.content, at: call.offset)
    }
    if let content = machine.holder?.content,
      isHolder(base, scope: scope) || machine.object == nil && isContent(base, scope: scope)
    {
      return machine.leavesLittleBehind(name)
        ? method(named: name, arguments, on: .machine, owner: content, at: call.offset) : nil
    }
    switch base.trimmedDescription {
    case "self", "self?":
      return method(named: name, arguments, on: scope.receiver, owner: scope.owner, at: call.offset)
        ?? common(named: name, arguments, scope: scope, at: call.offset)
        ?? storedClosure(named: name, arguments, isStatic: false, scope: scope)
    case "super":
      return scope.receiver == .machine ? functionAbove(named: name, arguments, at: call.offset) : nil
    case let name where isAlias(name, scope: scope):
      let name = member.declName.baseName.identifierText
      return method(named: name, arguments, on: .machine, owner: machine.owner, at: call.offset)
    case "Self":
      return method(named: name, arguments, on: .other, owner: scope.owner, at: call.offset)
        ?? storedClosure(named: name, arguments, isStatic: true, scope: scope)
    case let written:
      let owner = [scope.owner, machine.name, machine.stateType].first { $0.plainPath == written }
      return owner.flatMap { method(named: name, arguments, on: .other, owner: $0, at: call.offset) }
        ?? functionOfOtherType(call, on: base, scope: scope)
    }
  }

  /// `update { state in … }`, where the closure runs in a function of the same type.
  private func inlined(_ call: FunctionCallExprSyntax, with closure: ClosureExprSyntax, scope: Scope) -> InlinedCall? {
    guard let name = call.calledName, call.calledExpression.nameBehindSelf == name, scope[name] == nil,
      call.additionalTrailingClosures.isEmpty, scope.receiver == .machine
    else { return nil }
    let isLast = call.trailingClosure == nil
    let arguments = Array(isLast ? call.arguments.dropLast() : call.arguments[...])
    let found = (machine.declarations.types[scope.owner]?.functions ?? []).filter { function in
      let parameters = function.signature.parameterClause.parameters
      return function.name.identifierText == name && parameters.dropLast().takes(arguments)
        && (!isLast || parameters.last?.label == call.arguments.last?.label?.identifierText)
        && (parameters.last?.type.runsAtOnce == true || parameters.last?.type.isKeptFunction == true)
    }
    // What a view is given to show comes up when that is shown.
    guard found.count == 1, let function = found.first, let body = function.body, !isView(named: name) else {
      return nil
    }
    let parameter = function.signature.parameterClause.parameters.last
    let mayKeep = parameter?.type.isKeptFunction == true
    let isOnlyCalled = mayKeep && function.onlyCallsLastParameter
    guard
      !mayKeep || isOnlyCalled && machine.isShared && isOwn(function, owner: scope.owner)
        || isFollowed(function, keeping: closure, scope: scope)
    else { return nil }
    return InlinedCall(
      callee: .function(function),
      arguments: arguments,
      receiver: scope.receiver,
      owner: scope.owner,
      closure: GivenClosure(
        closure: closure,
        scope: scope,
        endsWithCall: parameter?.type.endsWithCall == true || isOnlyCalled,
        toldTypes: parameter?.type.functionGiven?.parameters.map(\.type) ?? []
      ),
      keepsClosure: mayKeep && parameter.map { body.keeps($0.innerName) } == true
    )
  }

  /// Whether a function of a class is followed that may keep a closure.
  private func isFollowed(_ function: FunctionDeclSyntax, keeping closure: ClosureExprSyntax, scope: Scope) -> Bool {
    guard !closure.timing.isAtOnce, machine.isShared, machine.steps == nil, isOwn(function, owner: scope.owner) else {
      return false
    }
    return changesState(named: function.name.identifierText, owner: scope.owner)
      || function.callsLastParameter && !changes(by: closure, scope: scope).isEmpty
  }

  /// Whether a function is the one that runs where it is called, and there.
  private func isOwn(_ function: FunctionDeclSyntax, owner: String) -> Bool {
    !function.runsElsewhere
      && !machine.declarations.mayBeOverridden(function, of: machine.declarations.types[owner])
  }

  func method(
    named name: String,
    _ arguments: [LabeledExprSyntax],
    on receiver: Scope.Receiver,
    owner: String,
    at offset: Int
  ) -> InlinedCall? {
    let functions = machine.declarations.types[owner]?.functions(named: name) ?? []
    let named = functions.filter { $0.body != nil && $0.takes(arguments) }
    let isOld = functions.count == 1 && functions[0].takesByOldLabels(arguments)
    let visible = machine.declarations.visible(isOld ? functions : named, from: offset)
    let found = visible.taking(arguments, in: machine.declarations, of: owner)
    guard let function = found.first, found.count == 1 || found.readAlike, bears(function, owner: owner),
      !machine.declarations.mayBeOverridden(function, of: machine.declarations.types[owner])
    else { return nil }
    // It runs elsewhere than the actor, which waits for it.
    if receiver == .machine, function.runsElsewhere { return nil }
    let receiver = function.isStatic ? (machine.isStatic && owner == machine.owner ? .machine : .other) : receiver
    var call = InlinedCall(callee: .function(function), arguments: arguments, receiver: receiver, owner: owner)
    call.leavesOutFirstLabel = isOld
    return call
  }

  /// A function outside of all types, unless one of the type at hand hides it.
  private func free(
    named name: String,
    _ arguments: [LabeledExprSyntax],
    owner: String,
    at offset: Int
  ) -> InlinedCall? {
    guard machine.declarations.types[owner]?.functions(named: name).isEmpty ?? true else { return nil }
    let found = machine.declarations.functions(named: name, seenFrom: offset).filter {
      $0.body != nil && $0.takes(arguments)
    }
    guard found.count == 1, let function = found.first, bears(function, owner: "") else { return nil }
    return InlinedCall(callee: .function(function), arguments: arguments, receiver: .other, owner: "")
  }

  /// `state.isBusy`, `self.isBusy` and, inside of the enum, `isBusy`.
  private func computedProperty(_ expression: ExprSyntax, scope: Scope) -> InlinedCall? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .getter(let body, let type)? = scope[name]
    {
      let callee = InlinedCall.Callee.getter(body, type: type)
      return InlinedCall(callee: callee, receiver: scope.receiver, owner: scope.owner, outer: scope)
    }
    var slot: Slot?
    var name = ""
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      slot = place(Operands(base), scope: scope)
      name = member.declName.baseName.identifierText
    } else if let reference = expression.as(DeclReferenceExprSyntax.self), case .value(let value) = scope.receiver {
      name = reference.baseName.identifierText
      slot = scope[name] == nil && name != "self" ? value : nil
    }
    if let found = typeProperty(expression, scope: scope) { return found }
    guard let slot else { return ownProperty(expression, scope: scope) }
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    let whole =
      base == nil
      ? ownWhole(asked: name, scope: scope) : base.flatMap { ownerAsWhole(of: $0, asked: name, scope: scope) }
    guard let path = whole ?? variables[slot.id].type?.path else { return ownProperty(expression, scope: scope) }
    guard let binding = machine.declarations.property(named: name, of: path, seenFrom: expression.offset),
      let body = binding.getter
    else { return nil }
    return InlinedCall(
      callee: .getter(body, type: binding.typeAnnotation?.type),
      receiver: .value(slot),
      owner: path,
      isForced: base.map(isForced) ?? false
    )
  }

  /// A computed property of the type that stores the state, which looks at it.
  private func ownProperty(_ expression: ExprSyntax, scope: Scope) -> InlinedCall? {
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let box = machine.box,
      isContent(base, scope: scope)
    {
      return ownProperty(named: member.declName.baseName.identifierText, of: box.content, seenFrom: base.offset)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let content = machine.holder?.content, isHolder(base, scope: scope)
    {
      return ownProperty(named: member.declName.baseName.identifierText, of: content, seenFrom: base.offset)
    }
    let name = ownName(of: expression, scope: scope)
    if let held = holdersProperty(expression, named: name, scope: scope) { return held }
    guard scope.receiver == .machine,
      expression.is(DeclReferenceExprSyntax.self)
        ? scope[name] == nil
        : expression.trimmedDescription == "self.\(name)" || name != expression.nameBehindSelf
    else { return nil }
    return ownProperty(named: name, of: scope.owner, seenFrom: expression.offset)
  }

  private func ownProperty(named name: String, of owner: String, seenFrom offset: Int) -> InlinedCall? {
    guard let state = machine.stateName(in: owner),
      let binding = machine.declarations.property(named: name, of: owner, seenFrom: offset), let body = binding.getter,
      machine.declarations.surveys.survey(body).mentions(state) || machine.stateNames(in: owner).contains(name)
        || owner == machine.owner && shown.contains(name) || owner == machine.owner && setsFollowed(name)
        || givesState(binding, of: owner, isStatic: false)
    else { return nil }
    let callee = InlinedCall.Callee.getter(body, type: binding.typeAnnotation?.type)
    return InlinedCall(callee: callee, receiver: .machine, owner: owner)
  }
}

extension TypeSyntax {
  /// Whether it is such a function, and nothing is lent to it.
  var endsWithCall: Bool {
    runsAtOnce && !tokens(viewMode: .sourceAccurate).contains { $0.text == "inout" }
  }

  /// Whether it is a function that does not outlive the call.
  var runsAtOnce: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return self.is(FunctionTypeSyntax.self) }
    return attributed.baseType.is(FunctionTypeSyntax.self) && !attributed.attributes.description.contains("@escaping")
  }
}

extension [FunctionDeclSyntax] {
  /// Whether it does not matter which of them is called: they differ in the types of what they are given.
  fileprivate var readAlike: Bool { Set(map(\.textBesideTypes)).count == 1 }
}

extension FunctionDeclSyntax {
  /// What it is without the types of its parameters.
  fileprivate var textBesideTypes: String {
    let names = signature.parameterClause.parameters.map { "\($0.firstName.text) \($0.innerName)" }
    return "\(name.text) \(isStatic) \(isMutating) \(names) \(body?.text ?? "")"
  }

  /// Whether a call with these arguments can be one of this function; what has a default may be missing.
  fileprivate func takes(_ arguments: [LabeledExprSyntax]) -> Bool {
    signature.parameterClause.parameters.takes(arguments)
  }

  /// Whether a call fits that leaves out the first label, which no Swift since the third allows.
  fileprivate func takesByOldLabels(_ arguments: [LabeledExprSyntax]) -> Bool {
    guard body != nil, let first = signature.parameterClause.parameters.first, first.label != nil,
      first.secondName == nil, let given = arguments.first, given.label == nil
    else { return false }
    return signature.parameterClause.parameters.dropFirst().takes(Array(arguments.dropFirst()))
  }
}

extension FunctionDeclSyntax {
  /// Whether it leaves the actor to which the type belongs.
  var runsElsewhere: Bool { modifiers.contains { $0.name.text == "nonisolated" } }
}

extension Sequence<FunctionParameterSyntax> {
  func takes(_ arguments: [LabeledExprSyntax]) -> Bool {
    var given = arguments[...]
    for parameter in self {
      let own = parameter.arguments(among: given)
      if own.isEmpty, parameter.defaultValue == nil, !parameter.isVariadic { return false }
      given = given.dropFirst(own.count)
    }
    return given.isEmpty
  }
}

extension [DeclSyntax] {
  /// Of functions that read alike only the first, which is the one that calls are taken for.
  var withoutAlikes: [DeclSyntax] {
    let names = Dictionary(grouping: compactMap { $0.as(FunctionDeclSyntax.self) }, by: \.name.text)
    var seen: Set<String> = []
    return filter { member in
      guard let function = member.as(FunctionDeclSyntax.self), names[function.name.text]?.count ?? 0 > 1 else {
        return true
      }
      return seen.insert(function.textBesideTypes).inserted
    }
  }
}
