import SwiftSyntax

/// What a function has just put into another property: `state.mode = .edit; if state.mode == .edit { … }`.
extension Lowering {
  /// A slot for the value of another property of the struct, where it is written right before.
  mutating func justSet(_ term: Operands, scope: Scope) -> (before: [Statement], slot: Slot)? {
    guard let expression = term.single, let sibling = sibling(expression, scope: scope),
      let value = Syntax(expression).lastValue(of: sibling, in: machine.declarations)
    else { return nil }
    let slot = slot(of: sibling.type)
    let (before, written) = leaf(value, expected: sibling.type, scope: scope)
    switch written {
    case .enumCase(_, nil), .bool: return (before + [.assign(slot, written, value.site)], slot)
    default: return nil
    }
  }

  /// Another stored property of the struct of which one is the region at hand, or beside the one that is the state.
  private func sibling(_ expression: ExprSyntax, scope: Scope) -> Sibling? {
    let (base, name) = expression.baseAndName
    guard machine.region != nil else {
      guard let name, base == nil, scope.receiver == .machine, scope.owner == machine.owner, scope[name] == nil,
        name != machine.storage.propertyName, let type = machine.declarations.types[machine.owner]
      else { return nil }
      return sibling(name, of: nil, in: type)
    }
    guard let whole = machine.declarations.whole, let type = machine.declarations.types[whole.path], let name,
      name != whole.region
    else { return nil }
    if let base {
      guard let slot = place(Operands(named: base), scope: scope), variables[slot.id].type?.path == whole.value.path
      else { return nil }
    } else if scope.owner != whole.path || scope[name] != nil {
      return nil
    }
    return sibling(name, of: base, in: type)
  }

  private func sibling(_ name: String, of base: String?, in type: Declarations.TypeDeclaration) -> Sibling? {
    guard let binding = type.properties[name], binding.isPlain, let held = held(by: binding, of: type.path),
      held.isFinite, !held.isOptional
    else { return nil }
    return Sibling(base: base, name: name, type: held, whole: type)
  }

  private func held(by binding: PatternBindingSyntax, of path: String) -> ValueType? {
    let declarations = machine.declarations.seen(from: binding)
    if let type = binding.typeAnnotation?.type { return ValueType(type, in: declarations, from: path) }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(BooleanLiteralExprSyntax.self) { return .bool }
    let base = value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return base.flatMap { declarations.enumeration(named: $0, from: path) }.map { ValueType(path: $0.path) }
  }
}

/// A property of a struct, and what it is a member of; nil for the instance itself.
private struct Sibling {
  var base: String?
  var name: String
  var type: ValueType
  var whole: Declarations.TypeDeclaration

  func isMeant(by expression: ExprSyntax) -> Bool {
    let (base, name) = expression.baseAndName
    return base == self.base && name == self.name
  }
}

extension Syntax {
  /// What was assigned to a property before, where that is the last that can have changed it.
  fileprivate func lastValue(of sibling: Sibling, in declarations: Declarations) -> Operands? {
    var node = self
    while let parent = node.parent, !parent.is(FunctionDeclSyntax.self), !parent.is(ClosureExprSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        let earlier = list.prefix { $0.position < node.position }.reversed().lazy
        let found = earlier.compactMap { item -> (CodeBlockItemSyntax, Operands)? in
          guard case .expr(let expression) = item.item, let assignment = Assignment(expression),
            sibling.isMeant(by: assignment.target)
          else { return nil }
          return (item, assignment.value)
        }.first
        if let (item, value) = found { return leaves(sibling, since: item) ? value : nil }
      }
      node = parent
    }
    return nil
  }

  /// Whether nothing since then can have changed the property.
  private func leaves(_ sibling: Sibling, since item: CodeBlockItemSyntax) -> Bool {
    guard let between = stretch(since: Syntax(item)), between.isCalm, !between.mayChange(sibling.name),
      !between.handsOn(sibling.base ?? "self")
    else { return false }
    // What is set of something else may have observers that come back to the instance.
    guard !sibling.whole.isShared || !between.setsForeignMembers else { return false }
    // What a setter or an observer does is not known.
    return !between.names.contains { sibling.whole.properties[$0].map { $0.accessorBlock != nil } ?? false }
  }
}

extension ExprSyntax {
  /// `state` and `mode` of `state.mode`; no base for `mode` and `self.mode`.
  fileprivate var baseAndName: (base: String?, name: String?) {
    if let name = self.as(DeclReferenceExprSyntax.self) { return (nil, name.baseName.identifierText) }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self)
    else { return (nil, nil) }
    return (ExprSyntax(base).isSelf ? nil : base.baseName.identifierText, member.declName.baseName.identifierText)
  }
}
