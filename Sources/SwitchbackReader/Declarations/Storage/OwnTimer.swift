import SwiftSyntax

/// A property that holds the timer at hand, or other work for later, which nobody but its own type sets: `timer = Timer(…) { … }`.
struct OwnTimer {
  var name: String
  /// What runs when its time has come, by the offsets of the statements that put it here.
  var closures: [Int: ClosureExprSyntax] = [:]
  /// Where it is set, but for where it is taken away right behind its end.
  var writes: [Syntax] = []
}

extension MachineDeclaration {
  /// Those of which is known whenever another one takes their place.
  var ownTimers: [OwnTimer] {
    guard hidesState, let type = declarations.types[owner] else { return [] }
    let names = type.variables.filter(\.isHiddenReference).flatMap(\.bindings).compactMap(\.nameOfTimer)
    guard !names.isEmpty, OwnTimer.types.allSatisfy({ declarations.type(named: $0, from: owner) == nil }) else {
      return []
    }
    let uses = type.uses(of: Set(names))
    return names.compactMap { name in
      var timer = OwnTimer(name: name)
      for token in uses[name] ?? [] where !timer.notes(token) { return nil }
      return timer.closures.isEmpty ? nil : timer
    }
  }
}

extension OwnTimer {
  /// Foundation and Dispatch.
  fileprivate static let types: Set = ["Timer", "DispatchWorkItem"]
  fileprivate static let makers: Set = ["Timer.scheduledTimer", "Timer", "DispatchWorkItem"]
  /// Behind which it does not run any more.
  fileprivate static let endings: Set = ["invalidate", "cancel"]

  /// - Returns: whether what is done to the property there is followed.
  fileprivate mutating func notes(_ token: TokenSyntax) -> Bool {
    if token.isNameOfLocal { return true }
    switch token.useOfProperty(isFlag: false) {
    case .reads: return true
    case .isLent: return token.isCalled(oneOf: Self.endings.union(["fire"]))
    case .writes(let item):
      guard item.isInFunction, let value = item.as(CodeBlockItemSyntax.self)?.expression.flatMap({ Assignment($0) })?.value
      else { return false }
      if value.single?.is(NilLiteralExprSyntax.self) == true {
        if !item.isBehindEnding(name) { writes.append(item) }
        return true
      }
      writes.append(item)
      closures[item.offset] = value.single?.closureOfTimer(putInPlaceBy: item)
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
  /// The name of `var timer: Timer?`.
  fileprivate var nameOfTimer: String? {
    guard accessorBlock == nil, initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true else { return nil }
    let type = typeAnnotation?.type
    let wrapped =
      type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return wrapped.map { OwnTimer.types.contains($0.trimmedDescription) } == true ? plainName : nil
  }
}

extension ExprSyntax {
  /// What runs of a timer that a statement puts in its place, be it by way of a constant that nothing comes between.
  fileprivate func closureOfTimer(putInPlaceBy item: Syntax) -> ClosureExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.closureOfTimer }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let constant = Syntax(self).constant(named: name), let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let before = list.drop { !$0.range.contains(constant.position) }.prefix { $0.id != item.id }
    let isStraight = before.dropFirst().allSatisfy { $0.item.is(DeclSyntax.self) || $0.expression?.isPlainStatement == true }
    guard !before.isEmpty, isStraight else { return nil }
    return constant.initializer?.value.as(FunctionCallExprSyntax.self)?.closureOfTimer
  }

  /// Whether what stands behind it comes next.
  private var isPlainStatement: Bool {
    !self.is(IfExprSyntax.self) && !self.is(SwitchExprSyntax.self)
      && !tokens(viewMode: .sourceAccurate).contains { [.keyword(.try), .keyword(.await)].contains($0.tokenKind) }
  }
}

extension FunctionCallExprSyntax {
  /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { … }`.
  fileprivate var closureOfTimer: ClosureExprSyntax? {
    OwnTimer.makers.contains(calledExpression.trimmedDescription) ? closureAtEnd : nil
  }

  /// `let work = DispatchWorkItem { … }`, with `queue.async(execute: work)` behind it and no other use of that but to keep it.
  fileprivate var isWorkHandedOverOnce: Bool {
    guard let constant = parent?.parent?.as(PatternBindingSyntax.self),
      let item = constant.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let behind = item.parent?.as(CodeBlockItemListSyntax.self)?.drop(while: { $0.id != item.id }).dropFirst()
    else { return false }
    let uses = behind.flatMap { item in
      item.tokens(viewMode: .sourceAccurate).filter { $0.text == constant.plainName }.map { (item, $0) }
    }
    return uses.count { item, name in !name.isKept(by: item) } == 1
      && uses.contains { item, name in
        let argument = name.parent?.parent?.as(LabeledExprSyntax.self)
        return argument?.label?.text == "execute" && argument?.parent?.parent?.parent?.id == item.id
      }
  }

  /// Where the timer is that it ends: `timer?.invalidate()`.
  var endedPlace: ExprSyntax? {
    guard arguments.isEmpty, trailingClosure == nil, let member = calledExpression.as(MemberAccessExprSyntax.self),
      OwnTimer.endings.contains(member.declName.baseName.text), let base = member.base
    else { return nil }
    return base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
  }
}

extension TokenSyntax {
  /// `self.work = work`.
  fileprivate func isKept(by item: CodeBlockItemSyntax) -> Bool {
    guard let assignment = item.expression.flatMap({ Assignment($0) }) else { return false }
    return assignment.value.single?.id == parent?.id || assignment.target.lastToken(viewMode: .sourceAccurate) == self
  }
}

extension Syntax {
  /// Whether the statement right before it ends what it takes away.
  fileprivate func isBehindEnding(_ name: String) -> Bool {
    guard let items = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let before = items.prefix { $0.id != id }.last?.expression?.as(FunctionCallExprSyntax.self)
    return before?.endedPlace?.nameBehindSelf == name
  }
}

extension ClosureExprSyntax {
  /// Whether a timer runs it that does not begin again, `repeats: false`, or it is work that is handed over once.
  var isOfTimerThatEnds: Bool {
    guard let call, call.closureOfTimer?.id == id else { return false }
    return call.isWorkHandedOverOnce
      || call.arguments.contains { argument in
        argument.label?.text == "repeats"
          && argument.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
      }
  }
}
