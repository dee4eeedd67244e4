import SwiftSyntax

/// Stored optionals that are never nil again once they are set: a closure that is left behind after that finds them there.
extension Lowering {
  /// What tells that they are set, of those of the type that nobody else can set.
  mutating func makeLastingSlots() {
    guard machine.isShared, let type = machine.declarations.types[machine.owner] else { return }
    let names = Set(type.variables.filter(\.isHiddenInType).flatMap(\.bindings).compactMap(\.nameOfOptional))
    guard !names.isEmpty else { return }
    let uses = type.uses(of: names)
    for name in names.sorted() where uses[name]?.allSatisfy(leavesPresent) == true { lasting[name] = slot(of: .bool) }
  }

  private func leavesPresent(_ token: TokenSyntax) -> Bool {
    if token.isNameOfLocal { return true }
    return switch token.useOfProperty(isFlag: false) {
    case .reads: true
    case .isLent: false
    case .writes(let item): item.assignment.map { isNeverNil($0.value, at: item) } ?? false
    }
  }

  private func isNeverNil(_ value: Operands, at place: Syntax) -> Bool {
    let scope = Scope(receiver: .machine, owner: machine.owner)
    let locals = value.elements.flatMap { Array($0.trimmedDescription.names) }.filter(place.isLocal)
    return isMade(value, scope: scope.shadowed(by: locals))
  }

  /// What is set wherever a closure is left behind: `self.client = client` before it.
  func telling(setBefore closure: ClosureExprSyntax, scope: Scope) -> [Statement] {
    guard !lasting.isEmpty, scope.receiver == .machine, scope.owner == machine.owner else { return [] }
    let around = sequence(first: Syntax(closure), next: \.parent).prefix { !$0.is(FunctionDeclSyntax.self) }
    let items = around.flatMap { node in
      node.parent?.as(CodeBlockItemListSyntax.self)?.prefix { $0.position < node.position } ?? []
    }
    return items.compactMap { item in
      guard let assignment = Syntax(item).assignment else { return nil }
      let name = assignment.target.nameBehindSelf
      let isOwn = assignment.target.is(MemberAccessExprSyntax.self) || !Syntax(item).isLocal(name)
      return isOwn ? lasting[name].map { .assign($0, .bool(true), assignment.value.site) } : nil
    }
  }

  /// A condition that something is there, which holds once a property is set that lasts.
  func whereLasting(_ condition: Condition, of value: Operands, scope: Scope) -> Condition {
    guard let slot = lastingSlot(of: value, scope: scope) else { return condition }
    return .told(.holds(slot, text: ""), otherwise: condition)
  }

  /// The same of `client == nil` and `client != nil`.
  func whereLasting(
    _ condition: Condition,
    of left: Operands,
    _ right: Operands,
    isEqual: Bool,
    _ scope: Scope
  ) -> Condition {
    let sides = left.single?.is(NilLiteralExprSyntax.self) == true ? (right, left) : (left, right)
    guard sides.1.single?.is(NilLiteralExprSyntax.self) == true, let slot = lastingSlot(of: sides.0, scope: scope)
    else { return condition }
    let isSet = Condition.holds(slot, text: "")
    return .told(isEqual ? .not(isSet) : isSet, otherwise: condition)
  }

  /// The condition that a function waits which does so once properties are set that last: `guard let client else { return }`.
  func whereLasting(_ condition: Condition, toWaitFor expression: ExprSyntax) -> Condition {
    guard !lasting.isEmpty else { return condition }
    var asked: Set<String> = []
    let waits = alwaysWaits(for: expression) { conditions in
      let names = conditions.map { $0.boundOptional }
      guard names.allSatisfy({ $0.map { lasting[$0] != nil && !Syntax(conditions).isLocal($0) } ?? false }) else {
        return false
      }
      asked.formUnion(names.compactMap(\.self))
      return true
    }
    guard waits else { return condition }
    return .told(.all(asked.sorted().compactMap { lasting[$0] }.map { .holds($0, text: "") }), otherwise: condition)
  }

  private func lastingSlot(of value: Operands, scope: Scope) -> Slot? {
    guard !lasting.isEmpty, scope.receiver == .machine, scope.owner == machine.owner, let place = value.single else {
      return nil
    }
    let name = ownName(of: place, scope: scope)
    return scope[name] == nil || place.is(MemberAccessExprSyntax.self) ? lasting[name] : nil
  }
}

extension PatternBindingSyntax {
  /// Its name, if it is stored and may be nil.
  fileprivate var nameOfOptional: String? {
    guard accessorBlock == nil, typeAnnotation?.type.behindQuestionMark != nil else { return nil }
    return pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }
}

extension ConditionElementSyntax {
  /// `client` of `let client` and of `let client = self.client`.
  fileprivate var boundOptional: String? {
    guard case .optionalBinding(let binding) = condition else { return nil }
    guard let value = binding.initializer?.value else { return binding.pattern.trimmedDescription }
    return value.nameBehindSelf.isEmpty ? nil : value.nameBehindSelf
  }
}

extension Syntax {
  /// What a statement sets.
  fileprivate var assignment: Assignment? {
    self.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self).flatMap { Assignment($0) }
  }
}
