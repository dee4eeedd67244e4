import SwiftSyntax

/// A constant of the function in which a closure stands that runs later: it has one of the values that are written for it.
struct KeptConstant {
  var name: String
  var type: ValueType
  var values: [(text: String, pattern: CasePattern, value: Expression)]
  /// Whether it may have others that are not written.
  var hasOthers: Bool
  /// Whether it may be the state as it was, so that it is known where the closure is left behind.
  var isState = false
  var site: Site
}

extension Lowering {
  /// The constants that a closure names and that may become the state, if cases are written for them by name.
  mutating func constants(keptBy closure: ClosureExprSyntax, scope: Scope) -> [KeptConstant] {
    let slots = scope.slotNames.filter { variables[$0.value.id].type?.path == machine.stateType }
    // What a view shows in some states only, it tells in these only.
    guard !slots.isEmpty, scope.receiver == .machine, !isInView(closure) else { return [] }
    let named = machine.declarations.surveys.fresh(closure.statements, includingClosures: true).names
    return slots.filter { named.contains($0.key) }.sorted { $0.key < $1.key }.compactMap { name, slot in
      guard let type = variables[slot.id].type else { return nil }
      let written = WrittenConstants.values(of: name, at: Syntax(closure), where: isCalledHereOnly)
      let site = Site(text: name, offset: closure.offset)
      var kept = KeptConstant(name: name, type: type, values: [], hasOthers: written.hasOthers, site: site)
      let isState =
        capturesState(closure, as: name, scope: scope)
        || written.terms.contains { place($0, scope: scope) == .state }
      if isState, isAlwaysMet(Syntax(closure)) {
        kept.isState = true
        return kept
      }
      for term in written.terms {
        let value = leaf(term, expected: type, scope: Scope(receiver: .other, owner: scope.owner)).1
        guard let pattern = CasePattern(of: value) else {
          kept.hasOthers = true
          continue
        }
        if !kept.values.contains(where: { $0.pattern == pattern }) { kept.values.append((term.text, pattern, value)) }
      }
      return kept.values.isEmpty ? nil : kept
    }
  }

  /// Whether nothing but its own file calls a function: a hidden one, or one that sets the state and is no event, but a helper.
  private func isCalledHereOnly(_ function: FunctionDeclSyntax) -> Bool {
    if function.access == .hidden { return true }
    guard function.access == .shown, !function.isView, let type = machine.declarations.types[machine.owner],
      type.functions.contains(function), !machine.entries.contains(where: { $0.function == function })
    else { return false }
    let names = machine.stateNames(in: machine.owner)
    let reached = machine.declarations.surveys.reachable(from: function.name.identifierText, in: type)
    return reached.contains { !names.isDisjoint(with: $0.assigned) }
      && type.members.allSatisfy { $0.root.id == function.root.id || $0.namings(of: function).isEmpty }
  }

  /// What gives them one of their values, whichever that is.
  mutating func bind(_ kept: [KeptConstant], in scope: inout Scope) -> [Statement] {
    var statements: [Statement] = []
    for constant in kept {
      guard case .untracked? = scope[constant.name] else { continue }
      let slot = slot(of: constant.type)
      scope.bind(constant.name, to: .slot(slot))
      if constant.isState {
        let keepsake = Keepsake(closure: constant.site.offset, name: constant.name)
        keepsakes.append(keepsake)
        statements.append(.recall(keepsake, slot))
      } else {
        statements.append(choice(of: constant, for: slot))
      }
    }
    return statements
  }

  /// What a closure keeps where it is left behind.
  func keeping(_ closure: ClosureExprSyntax, scope: Scope) -> [Statement] {
    let kept = laterClosures.first { $0.offset == closure.offset }?.kept ?? []
    return kept.filter(\.isState).compactMap { constant in
      scope.slotNames[constant.name].map { .keep(Keepsake(closure: closure.offset, name: constant.name), $0) }
    }
  }

  /// Whether a piece of source runs in no function but events, and hidden ones that only these call.
  private func isAlwaysMet(_ syntax: Syntax, depth: Int = 4) -> Bool {
    guard depth > 0, !machine.isKeptOutside, machine.steps == nil else { return false }
    for around in sequence(first: syntax, next: \.parent).dropFirst() {
      if let closure = around.as(ClosureExprSyntax.self), !closure.timing.isAtOnce { return isEvent(closure) }
      if around.is(AccessorDeclSyntax.self) || around.is(InitializerDeclSyntax.self) { return false }
      guard let function = around.as(FunctionDeclSyntax.self) else { continue }
      if machine.entries.contains(where: { $0.function == function }) { return true }
      let named = function.root.tokens(viewMode: .sourceAccurate).filter { token in
        token.identifierText == function.name.identifierText && token.id != function.name.id
      }
      return function.access == .hidden && !named.isEmpty
        && named.allSatisfy { $0.isCalled && isAlwaysMet(Syntax($0), depth: depth - 1) }
    }
    return false
  }

  private mutating func choice(of constant: KeptConstant, for slot: Slot) -> Statement {
    var arms = constant.values.map { Block(statements: [.assign(slot, $0.value, constant.site)]) }
    var rows: [Row] = []
    for (index, value) in constant.values.enumerated() {
      rows.append(row(value.pattern, text: value.text, arm: index, at: constant.site.offset))
    }
    if constant.hasOthers {
      let why = "target is the value of '\(constant.name)'"
      rows.append(row(.anything, text: "default", arm: arms.count, at: constant.site.offset))
      arms.append(Block(statements: [.assign(slot, .unknown(why: why), constant.site)]))
    } else if constant.values.count == 1 {
      return .assign(slot, constant.values[0].value, constant.site)
    }
    return .choose(Choice(subjects: [Operand(slot: nil, text: constant.name)], rows: rows, arms: arms))
  }

  private mutating func row(_ pattern: CasePattern, text: String, arm: Int, at offset: Int) -> Row {
    Row(id: nextRow(), patterns: [pattern], arm: arm, isDefault: pattern == .anything, text: text, offset: offset)
  }
}

extension TokenSyntax {
  /// Whether it names the function of a call on the same instance.
  fileprivate var isCalled: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    let callee = member.map(ExprSyntax.init) ?? ExprSyntax(reference)
    return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
      && callee.nameBehindSelf == identifierText
  }
}

extension CasePattern {
  /// The pattern of a value that is a case by name, or nil.
  init?(of value: Expression) {
    if case .none = value {
      self = .nothing
      return
    }
    var path: [String] = []
    var rest: Expression? = value
    while let next = rest {
      guard case .enumCase(let name, let nested) = next else { return nil }
      path.append(name)
      rest = nested
    }
    self = .path(path, payload: nil)
  }
}
