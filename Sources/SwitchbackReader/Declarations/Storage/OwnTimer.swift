import SwiftSyntax

/// A property that holds the timer at hand, or other work for later, which nobody but its own type sets: `timer = Timer(…) { … }`.
struct OwnTimer {
  var name: String
  /// Whether it ends what it held once that is replaced, as nothing else holds it.
  var endsAlone = false
  /// What runs when its time has come, by the offsets of the statements that put it here.
  var closures: [Int: [ClosureExprSyntax]] = [:]
  /// Where it is set, but for where it is taken away right behind its end.
  var writes: [Syntax] = []

  /// Behind which it does not run any more.
  static let endings: Set = ["invalidate", "cancel"]
  /// What runs it within the turn of somebody else.
  fileprivate static let runs: Set = ["fire", "perform"]
  /// Foundation, Dispatch and Combine.
  fileprivate static let types: Set = ["Timer", "DispatchWorkItem", "AnyCancellable"]
  fileprivate static let makers: Set = ["Timer.scheduledTimer", "Timer", "DispatchWorkItem"]
}

extension MachineDeclaration {
  /// Those of which is known whenever another one takes their place.
  var ownTimers: [OwnTimer] {
    guard hidesState, let type = declarations.types[owner] else { return [] }
    let found = type.variables.filter(\.isHiddenReference).flatMap(\.bindings).compactMap(\.timer)
    guard !found.isEmpty, OwnTimer.types.allSatisfy({ declarations.type(named: $0, from: owner) == nil }) else {
      return []
    }
    let uses = type.uses(of: Set(found.map(\.name)))
    return found.compactMap { timer in
      var timer = timer
      for token in uses[timer.name] ?? [] where !timer.notes(token) { return nil }
      return timer.closures.isEmpty ? nil : timer
    }
  }
}

extension OwnTimer {
  /// - Returns: whether what is done to the property there is followed.
  fileprivate mutating func notes(_ token: TokenSyntax) -> Bool {
    if token.isNameOfLocal { return true }
    switch token.useOfProperty(isFlag: false) {
    case .reads:
      guard let member = token.memberOfHeld else { return !endsAlone || token.isDeclaredOrCompared }
      return endsAlone ? Self.endings.contains(member) : !Self.runs.contains(member)
    case .isLent: return token.isCalled(oneOf: Self.endings)
    case .writes(let item):
      guard item.isInFunction,
        let value = item.as(CodeBlockItemSyntax.self)?.expression.flatMap({ Assignment($0) })?.value
      else { return false }
      if value.single?.is(NilLiteralExprSyntax.self) == true {
        if !item.isBehindEnding(of: name, by: Self.endings) { writes.append(item) }
        return true
      }
      writes.append(item)
      closures[item.offset] = value.single?.call(putInPlaceBy: item)?.closuresOfTimer
      return closures[item.offset] != nil
    }
  }
}

extension VariableDeclSyntax {
  /// Whether no more than its own type sets it, though it may not keep what it refers to.
  fileprivate var isHiddenReference: Bool {
    isHiddenInType
      || bindingSpecifier.text == "var" && attributes.isEmpty
        && Set(modifiers.map(\.name.text)) == ["private", "weak"]
  }
}

extension PatternBindingSyntax {
  /// `var timer: Timer?`.
  fileprivate var timer: OwnTimer? {
    guard accessorBlock == nil, initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true else { return nil }
    let type = typeAnnotation?.type
    let wrapped =
      type?.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard let held = wrapped?.trimmedDescription, OwnTimer.types.contains(held) else { return nil }
    return OwnTimer(name: plainName, endsAlone: held == "AnyCancellable")
  }
}

extension ExprSyntax {
  /// The call that makes what a statement puts in its place, be it by way of a constant that nothing comes between.
  func call(putInPlaceBy item: Syntax) -> FunctionCallExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let constant = Syntax(self).constant(named: name), let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let before = list.drop { !$0.range.contains(constant.position) }.prefix { $0.id != item.id }
    let isStraight = before.dropFirst().allSatisfy { $0.item.is(DeclSyntax.self) || $0.expression?.isPlain == true }
    return !before.isEmpty && isStraight ? constant.initializer?.value.as(FunctionCallExprSyntax.self) : nil
  }

  /// Whether what stands behind it comes next.
  private var isPlain: Bool {
    !self.is(IfExprSyntax.self) && !self.is(SwitchExprSyntax.self)
      && !tokens(viewMode: .sourceAccurate).contains { [.keyword(.try), .keyword(.await)].contains($0.tokenKind) }
  }

  /// What a local holds that a condition right before this statement has unwrapped: `if let timer = self.timer { timer…`.
  var justUnwrapped: ExprSyntax? {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let item = itemAround, let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let before = list.prefix { $0.id != item.id }.last
    let choice = before == nil ? list.parent?.parent?.as(IfExprSyntax.self) : nil
    let isBody = choice.map { $0.body.statements.id == list.id } ?? false
    let conditions = isBody ? choice?.conditions : before?.item.as(GuardStmtSyntax.self)?.conditions
    let binding = conditions?.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }.last
    guard let pattern = binding?.pattern.as(IdentifierPatternSyntax.self), pattern.identifier.identifierText == name
    else { return nil }
    guard let value = binding?.initializer?.value else { return Syntax(pattern).isLocal(name) ? nil : self }
    return value.isNameOfLocal ? nil : value
  }
}

extension ExprSyntax {
  fileprivate var isNameOfLocal: Bool {
    self.as(DeclReferenceExprSyntax.self).map { $0.baseName.isNameOfLocal } ?? false
  }
}

extension SyntaxProtocol {
  /// The innermost statement that it is in, or is.
  var itemAround: CodeBlockItemSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
  }
}

extension FunctionCallExprSyntax {
  /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { … }`, and `publisher.sink { … }`.
  fileprivate var closuresOfTimer: [ClosureExprSyntax]? {
    guard OwnTimer.makers.contains(calledExpression.trimmedDescription) || calledName == "sink" else { return nil }
    let given = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    let trailing = [trailingClosure].compactMap(\.self) + additionalTrailingClosures.map(\.closure)
    return given.isEmpty && trailing.isEmpty ? nil : given + trailing
  }

  /// `let work = DispatchWorkItem { … }`, with `queue.async(execute: work)` behind it and no other use of that but to keep it.
  fileprivate var isWorkHandedOverOnce: Bool {
    guard let constant = parent?.parent?.as(PatternBindingSyntax.self),
      let item = constant.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let behind = item.parent?.as(CodeBlockItemListSyntax.self)?.drop(while: { $0.id != item.id }).dropFirst()
    else { return false }
    let uses = behind.flatMap { item in
      item.tokens(viewMode: .sourceAccurate).filter { $0.text == constant.plainName && $0.isNameOfLocal }.map {
        (item, $0)
      }
    }
    return uses.count { item, name in !name.isKept(by: item) } == 1
      && uses.contains { item, name in
        let argument = name.parent?.parent?.as(LabeledExprSyntax.self)
        return argument?.label?.text == "execute" && argument?.parent?.parent?.parent?.id == item.id
      }
  }

  /// Where the timer is that it ends: `timer?.invalidate()`.
  func placeEnded(among endings: Set<String>) -> ExprSyntax? {
    guard arguments.isEmpty, trailingClosure == nil, let member = calledExpression.as(MemberAccessExprSyntax.self),
      endings.contains(member.declName.baseName.text), let base = member.base
    else { return nil }
    return base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
      ?? base
  }

  /// The property of the instance that is this place.
  fileprivate func propertyEnded(among endings: Set<String>) -> String? {
    guard let place = placeEnded(among: endings), !place.isNameOfLocal else { return nil }
    if let name = place.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
    guard let own = place.as(MemberAccessExprSyntax.self), own.base?.isInstanceAround == true else { return nil }
    return own.declName.baseName.identifierText
  }
}

extension TokenSyntax {
  /// `self.work = work`.
  fileprivate func isKept(by item: CodeBlockItemSyntax) -> Bool {
    parent.map { $0.id == item.expression.flatMap { Assignment($0) }?.value.single?.id } ?? false
  }

  /// `self.subscription`, or `subscription`.
  private var placeOfName: Syntax? {
    let member = parent?.parent?.as(MemberAccessExprSyntax.self)
    return member.map { $0.declName.id == parent?.as(DeclReferenceExprSyntax.self)?.id } == true
      ? parent?.parent : parent
  }

  /// What is asked of what it holds: `cancel` of `subscription?.cancel()`.
  fileprivate var memberOfHeld: String? {
    let around = placeOfName?.parent
    guard around?.is(OptionalChainingExprSyntax.self) == true || around?.is(ForceUnwrapExprSyntax.self) == true else {
      return nil
    }
    return around?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// `var subscription`, and `subscription == nil`: nothing else has it then.
  fileprivate var isDeclaredOrCompared: Bool {
    parent?.parent?.is(PatternBindingSyntax.self) == true
      || placeOfName?.parent?.as(ExprListSyntax.self)?.contains { $0.is(NilLiteralExprSyntax.self) } == true
  }
}

extension Syntax {
  /// Whether the statements right before it end what it takes away.
  func isBehindEnding(of name: String, by endings: Set<String>) -> Bool {
    guard let items = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    for item in items.reversed().drop(while: { $0.id != id }).dropFirst() {
      guard let expression = item.item.as(ExprSyntax.self) else { return false }
      let ended = expression.as(FunctionCallExprSyntax.self)?.propertyEnded(among: endings)
      if ended == name { return true }
      let isTakenAway = Assignment(expression)?.value.single?.is(NilLiteralExprSyntax.self) == true
      guard isTakenAway || ended != nil else { return false }
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// Whether a timer runs it that does not begin again, `repeats: false`, or it is work that is handed over once.
  var isOfTimerThatEnds: Bool {
    guard let call, call.closuresOfTimer?.contains(where: { $0.id == id }) == true else { return false }
    return call.isWorkHandedOverOnce
      || call.arguments.contains { argument in
        argument.label?.text == "repeats"
          && argument.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
      }
  }
}
