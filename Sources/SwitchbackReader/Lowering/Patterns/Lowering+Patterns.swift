import SwiftSyntax

extension Lowering {
  mutating func casePattern(_ node: PatternNode, of subject: Operand) -> CasePattern {
    switch node.content {
    case .wildcard, .binding: return .anything
    case .optional(let inner): return .something(casePattern(inner, of: subject))
    case .member(let member): return casePattern(member, of: subject) ?? .unknown(node.text)
    case .nothing: return .nothing
    case .bool(let value): return .bool(value)
    case .literal(let literal):
      let type = subject.slot.flatMap { variables[$0.id].type }
      return type?.isTracked == true && type?.isNumber != true
        ? .unknown(node.text) : .literal(literal, text: node.text)
    case .metatype(let type): return machine.stateTypes?.pattern(for: type) ?? .unknown(node.text)
    case .cast(let type): return eventPattern(type, of: subject.slot, from: machine.owner) ?? .unknown(node.text)
    case .other: return range(node, of: subject) ?? .unknown(node.text)
    case .tuple: return .unknown(node.text)
    }
  }

  /// Nil where the subject's type has no such case.
  private mutating func casePattern(_ member: PatternNode.Member, of subject: Operand) -> CasePattern? {
    _ = noteState(member.name, of: subject.slot.flatMap { variables[$0.id].type })
    let shape = shape(of: subject.slot)
    if let optional = optionalPattern(member, of: subject, shape: shape) { return optional }
    noteEvent(member.name, of: subject.slot)
    guard let shape else { return .path([member.name], payload: member.refutablePayload) }
    guard member.base == nil || isType(member.base, of: shape) else { return nil }
    guard let found = shape.case(member.name) else {
      if let constant = constantPattern(member, of: shape, asking: subject.slot) { return constant }
      return shape.isOpen ? .path([member.name], payload: member.refutablePayload) : nil
    }
    return heldPattern(found, member) ?? nested(found, member)
  }

  /// `.some(…)` and `.none`, where the enum has no such case of its own.
  private mutating func optionalPattern(
    _ member: PatternNode.Member,
    of subject: Operand,
    shape: EnumShape?
  ) -> CasePattern? {
    guard let slot = subject.slot, shape?.hasCase(member.name) != true else { return nil }
    // An event that is not missing may have a case of that name, in whatever file declares it.
    if variables[slot.id].isForeignEvent, !variables[slot.id].mayBeNil { return nil }
    if member.name == "none", member.arguments.isEmpty { return .nothing }
    if member.name == "some", member.arguments.isEmpty, variables[slot.id].type?.isTracked == true {
      return .something(.anything)
    }
    guard member.name == "some", member.arguments.count == 1 else { return nil }
    return .something(casePattern(member.arguments[0], of: subject))
  }

  /// A case with nested states is matched by their path, any other payload by its text.
  private func nested(_ item: EnumShape.Case, _ member: PatternNode.Member) -> CasePattern {
    if !item.components.isEmpty { return components(of: item, member) }
    guard let shape = item.nested, case .member(let inner) = member.arguments.first?.content,
      let found = shape.case(inner.name), case .path(let path, let payload) = nested(found, inner)
    else { return .path([item.name], payload: member.refutablePayload) }
    return .path([item.name] + path, payload: payload)
  }

  /// Whether the expression before a dot is the type itself: `Self.login`, `Registration.login`.
  func isType(_ base: ExprSyntax?, of shape: EnumShape) -> Bool {
    guard let text = base?.trimmedDescription else { return false }
    return text == "Self" || text == shape.name || text.hasSuffix(".\(shape.name)") || text == shape.path
  }

  /// The names that a pattern binds: those for a whole subject or a nested state are followed, the others hide what went by them.
  mutating func bindings(
    of columns: [PatternNode],
    to subjects: [Operand],
    in pattern: PatternSyntax,
    scope: Scope
  ) -> ([Statement], Scope) {
    var scope = scope.shadowed(by: pattern.boundNames)
    var statements: [Statement] = []
    for (column, subject) in zip(columns, subjects) {
      statements += self.bindings(of: column, to: subject, scope: &scope)
    }
    return (statements, scope)
  }

  /// Those of one part, in a scope in which names of the whole pattern mean nothing else.
  mutating func bindings(of column: PatternNode, to subject: Operand, scope: inout Scope) -> [Statement] {
    guard let source = subject.slot else { return [] }
    if let name = column.wholeName { return [bind(name, to: .slot(source), like: source, scope: &scope)] }
    if let parts = componentBindings(column, of: source, scope: &scope) { return parts }
    if let held = heldBinding(column, of: source, scope: &scope) { return [held] }
    if let (name, path, depth) = nestedBinding(column, of: source) {
      let slot = slot(of: ValueType(path: path))
      scope.bind(name, to: .slot(slot))
      return [.assign(slot, .nested(in: source, depth: depth), Site(text: name, offset: 0))]
    }
    guard scope.asksPresence || scope.result.map({ $0.isOptional && !$0.isTracked }) == true else { return [] }
    return presentBindings(column, of: source, scope: &scope)
  }

  /// Those for parts of the payload that are never nil, where it is asked whether the result, or a local, is.
  private mutating func presentBindings(_ column: PatternNode, of slot: Slot, scope: inout Scope) -> [Statement] {
    guard case .member(let member) = column.content, let item = shape(of: slot)?.case(member.name),
      item.payload.count == member.arguments.count
    else { return [] }
    var statements: [Statement] = []
    for (argument, type) in zip(member.arguments, item.payload) {
      guard let name = argument.boundName, !type.hasSuffix("?"), !type.contains("Optional<") else { continue }
      let present = self.slot(of: .other)
      scope.bind(name, to: .slot(present))
      statements.append(.assign(present, .constant(.something(nil)), Site(text: name, offset: 0)))
    }
    return statements
  }

  /// The scope of a `where` clause, which is asked before the bindings get their values.
  func aliasing(_ columns: [PatternNode], of subjects: [Operand], scope: Scope) -> Scope {
    var scope = scope
    for (column, subject) in zip(columns, subjects) {
      if let name = column.wholeName, let slot = subject.slot { scope.bind(name, to: .slot(slot)) }
    }
    return scope
  }

  private mutating func bind(_ name: String, to value: Expression, like source: Slot, scope: inout Scope) -> Statement {
    let slot = slot(of: variables[source.id].type, isForeignEvent: variables[source.id].isForeignEvent)
    scope.bind(name, to: .slot(slot))
    return .assign(slot, value, Site(text: name, offset: 0))
  }

  /// `.running(let inner)` where the payload is a nested state.
  private func nestedBinding(_ column: PatternNode, of slot: Slot) -> (name: String, path: String, depth: Int)? {
    guard case .member(var member) = column.content, var item = shape(of: slot)?.case(member.name) else { return nil }
    var depth = 1
    while let inner = item.nested, let argument = member.arguments.first {
      if let name = argument.boundName { return (name, inner.path, depth) }
      guard case .member(let next) = argument.content, let found = inner.case(next.name) else { return nil }
      (member, item, depth) = (next, found, depth + 1)
    }
    return nil
  }
}
