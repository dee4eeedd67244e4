import SwiftSyntax

extension WrittenTypes {
  /// That of a parameter, a local, a property of the type around, or what stands outside of all types.
  func type(named name: String, at place: Syntax, depth: Int) -> WrittenType? {
    guard depth > 0 else { return nil }
    // What a property's wrapper shows of it has its members.
    if name.first == "$", name.dropFirst().first?.isNumber == false {
      return type(named: String(name.dropFirst()), at: place, depth: depth - 1)
    }
    if let found = place.localBinding(of: name, in: declarations.surveys.facts.bindings) {
      return type(of: found, named: name, depth: depth - 1)
    }
    if let property = property(name, of: path) { return property }
    guard declarations.types[path]?.properties[name] == nil,
      let constant = declarations.index.constant(named: name, seenFrom: place.offset)
    else { return nil }
    let seen = declarations.seen(from: constant)
    if let written = constant.typeAnnotation?.type { return WrittenType(written, in: seen, from: "") }
    return constant.initializer.flatMap { made(by: $0.value, in: seen, from: "") }
  }

  private func type(of binding: LocalBinding, named name: String, depth: Int) -> WrittenType? {
    switch binding {
    case .declared(let type, let isVariadic):
      let written = WrittenType(type, in: declarations, from: path)
      return isVariadic ? .list(written) : written
    case .value(let value), .bound(let value): return type(of: value, depth: depth)
    case .unwrapped(let place): return type(named: name, at: place, depth: depth)
    case .element(let list, let isSecond): return element(of: list, isSecond: isSecond, depth: depth)
    case .given(let closure, let position):
      return given(to: closure, depth: depth) ?? told(to: closure, at: position, depth: depth)
    case .unknown: return nil
    }
  }

  private func element(of list: ExprSyntax, isSecond: Bool, depth: Int) -> WrittenType? {
    guard isSecond else { return type(of: list, depth: depth)?.element }
    if let call = list.as(FunctionCallExprSyntax.self), call.calledName == "enumerated",
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      return type(of: base, depth: depth)?.element
    }
    if case .dictionary(let value)? = type(of: list, depth: depth) { return value }
    return nil
  }

  /// `$0` of `jobs.forEach { $0.stop() }` and of `job.map { $0.stop() }`.
  private func given(to closure: ClosureExprSyntax, depth: Int) -> WrittenType? {
    guard closure.ownNames.count < 2, let callee = closure.call?.calledExpression.as(MemberAccessExprSyntax.self),
      WrittenType.visitingNames.contains(callee.declName.baseName.identifierText), let base = callee.base,
      let given = type(of: base, depth: depth)
    else { return nil }
    // That is of one that may be nil.
    if case .named = given { return callee.declName.baseName.text == "map" ? given : nil }
    return given.element
  }
}

/// How a local came by its name.
enum LocalBinding {
  case declared(TypeSyntax, isVariadic: Bool = false)
  case value(ExprSyntax)
  /// `if let job = jobs.first`.
  case bound(ExprSyntax)
  /// `if let job`, of what had the name where this stands.
  case unwrapped(Syntax)
  /// - Parameter isSecond: whether it is the second of a pair: `for (_, job) in jobs.enumerated()`.
  case element(ExprSyntax, isSecond: Bool)
  case given(ClosureExprSyntax, position: Int)
  case unknown
}

extension Syntax {
  /// How a name came to be known here inside of the member around; nil where it is not bound there.
  func localBinding(of name: String, in items: BindingItems = BindingItems()) -> LocalBinding? {
    var inner = self
    while let parent = inner.parent, !parent.is(MemberBlockSyntax.self) {
      if let found = parent.binding(of: name, around: inner, items) { return found }
      inner = parent
    }
    return nil
  }

  /// How a name is bound here for what stands inside; nil where it is not.
  fileprivate func binding(of name: String, around inner: Syntax, _ items: BindingItems) -> LocalBinding? {
    // Most of what is around something binds no name, and its kind tells so at once.
    switch kind {
    case .codeBlockItemList:
      return self.as(CodeBlockItemListSyntax.self)
        .flatMap { items.last(binding: name, in: $0, before: inner.position)?.binding(of: name) }
    case .conditionElementList:
      return self.as(ConditionElementListSyntax.self)?.prefix { $0.position < inner.position }.binding(of: name)
    case .ifExpr:
      return self.as(IfExprSyntax.self).flatMap { inner.id == $0.body.id ? $0.conditions.binding(of: name) : nil }
    case .whileStmt:
      return self.as(WhileStmtSyntax.self).flatMap { inner.id == $0.body.id ? $0.conditions.binding(of: name) : nil }
    case .forStmt:
      return self.as(ForStmtSyntax.self).flatMap { inner.id == $0.body.id ? $0.binding(of: name) : nil }
    case .closureExpr: return self.as(ClosureExprSyntax.self)?.binding(of: name)
    case .switchCase: return self.as(SwitchCaseSyntax.self)?.label.boundNames.contains(name) == true ? .unknown : nil
    case .catchClause:
      return self.as(CatchClauseSyntax.self)?.catchItems.boundNames.contains(name) == true ? .unknown : nil
    case .functionDecl: return self.as(FunctionDeclSyntax.self)?.signature.parameterClause.binding(of: name)
    case .initializerDecl: return self.as(InitializerDeclSyntax.self)?.signature.parameterClause.binding(of: name)
    case .subscriptDecl: return self.as(SubscriptDeclSyntax.self)?.parameterClause.binding(of: name)
    default: return nil
    }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    parameters.first { $0.innerName == name }.map { .declared($0.type, isVariadic: $0.isVariadic) }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    if let guarding = item.as(GuardStmtSyntax.self) { return guarding.conditions.binding(of: name) }
    guard let bindings = item.as(VariableDeclSyntax.self)?.bindings else { return nil }
    for binding in bindings where binding.pattern.boundNames.contains(name) {
      guard binding.pattern.is(IdentifierPatternSyntax.self) else {
        return binding.partsByName.first { $0.name == name }.map { .value($0.value) } ?? .unknown
      }
      if let type = binding.typeAnnotation?.type { return .declared(type) }
      return binding.initializer.map { .value($0.value) } ?? .unknown
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// The names of a tuple, each with the value beside it: `var (state, index) = (State.start, 0)`.
  var partsByName: [(name: String, value: ExprSyntax)] {
    guard typeAnnotation == nil, let names = pattern.as(TuplePatternSyntax.self)?.elements,
      let values = initializer?.value.as(TupleExprSyntax.self)?.elements, names.count == values.count
    else { return [] }
    return zip(names, values).compactMap { part, value in
      guard let name = part.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, part.label == nil,
        value.label == nil
      else { return nil }
      return (name, value.expression)
    }
  }
}

extension Sequence<ConditionElementSyntax> {
  fileprivate func binding(of name: String) -> LocalBinding? {
    lazy.compactMap { element -> LocalBinding? in
      switch element.condition {
      case .optionalBinding(let binding):
        guard binding.pattern.boundNames.contains(name) else { return nil }
        if let type = binding.typeAnnotation?.type { return .declared(type) }
        return binding.initializer.map { .bound($0.value) } ?? .unwrapped(Syntax(element))
      case .matchingPattern(let pattern): return pattern.pattern.boundNames.contains(name) ? .unknown : nil
      default: return nil
      }
    }.first
  }
}

extension ForStmtSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    guard pattern.boundNames.contains(name) else { return nil }
    if pattern.is(IdentifierPatternSyntax.self) {
      return typeAnnotation.map { .declared($0.type) } ?? .element(sequence, isSecond: false)
    }
    guard let pair = pattern.as(TuplePatternSyntax.self)?.elements, pair.count == 2,
      pair.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
    else { return .unknown }
    return .element(sequence, isSecond: true)
  }
}

extension ClosureExprSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    let captured = signature?.capture?.items.first { $0.name.identifierText == name }?.initializer
    if let captured { return .value(captured.value) }
    if case .parameterClause(let clause)? = signature?.parameterClause {
      let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).identifierText == name }
      if let type = parameter?.type { return .declared(type) }
    }
    return position(of: name).map { .given(self, position: $0) }
  }
}
