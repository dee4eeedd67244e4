import SwiftSyntax

/// What a token is compared with: a constant or a parameter that closures keep since it was what the token is, or was.
struct KeptTokens {
  private let name: String
  private let kind: KindOfToken
  private let machine: MachineDeclaration
  /// Whether it may be nil more than once.
  private let isOptional: Bool

  init(of token: OwnToken, in machine: MachineDeclaration) {
    (name, kind) = (token.name, token.kind)
    self.machine = machine
    let property = machine.declarations.types[machine.owner]?.properties[name]
    isOptional = property?.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
  }

  /// The closures that are left behind with what goes by a name there; nil where that may be what no closure keeps.
  func keepers(of value: ExprSyntax) -> [TokenKeeper]? { keepers(of: value, seen: []) }

  /// - Parameter seen: the functions that were told it, by their offsets.
  private func keepers(of value: ExprSyntax, seen: Set<Int>) -> [TokenKeeper]? {
    if let captured = captured(value) { return isOptional ? nil : captured.keeper.map { [$0] } }
    guard let known = known(value) else { return nil }
    guard case .parameter(let parameter) = known else {
      return isToken(known) ? keeper(of: value, since: known.position).map { [$0] } : nil
    }
    guard let arguments = arguments(for: parameter, seen: seen) else { return nil }
    let seen = seen.union([parameter.offset])
    if let keeper = keeper(of: value, since: parameter.position) {
      return arguments.allSatisfy { isToken($0, seen: seen) } ? [keeper] : nil
    }
    let all = arguments.map { keepers(of: $0, seen: seen) }
    return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
  }

  /// The innermost closure that has outlived its function, among those around a place that something was declared outside of.
  private func keeper(of value: ExprSyntax, since declared: AbsolutePosition) -> TokenKeeper? {
    let around = sequence(first: Syntax(value), next: \.parent).compactMap { $0.as(ClosureExprSyntax.self) }
      .prefix { !$0.range.contains(declared) }
    let name = value.trimmedDescription
    guard !around.contains(where: { $0.capturesOtherwise(name) }) else { return nil }
    let closures = around.filter { !$0.timing.isAtOnce }
    return closures.first.map { TokenKeeper(closure: $0, kept: declared, isHandedOn: closures.count > 1) }
  }

  /// What a closure has of the token by its list: `[generation]`, `[own = generation]`.
  private func captured(_ value: ExprSyntax) -> CapturedToken? {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    let binding = Syntax(value).localBinding(of: name)
    let around = sequence(first: Syntax(value), next: \.parent).compactMap { $0.as(ClosureExprSyntax.self) }
    guard let index = around.firstIndex(where: { $0.captured(name) != nil }),
      let item = around[index].captured(name), item.specifier == nil
    else { return nil }
    if let origin = item.initializer?.value {
      guard case .value(let bound)? = binding, bound.id == origin.id, isProperty(origin) else { return nil }
    } else {
      guard binding == nil, name == self.name, !Syntax(around[index]).isLocal(name) else { return nil }
    }
    return CapturedToken(closures: around[...index].filter { !$0.timing.isAtOnce }, item: item)
  }

  // MARK: What was the token

  /// What a name means that may keep a token.
  private enum Known {
    case constant(PatternBindingSyntax)
    case parameter(FunctionParameterSyntax)
    /// `guard let client = self.client`, which is the token, and there.
    case unwrapped(ExprSyntax)

    var position: AbsolutePosition {
      switch self {
      case .constant(let constant): constant.position
      case .parameter(let parameter): parameter.position
      case .unwrapped(let value): value.position
      }
    }
  }

  private func known(_ value: ExprSyntax) -> Known? {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let binding = Syntax(value).localBinding(of: name)
    else { return nil }
    let (constant, parameter) = (Syntax(value).constant(named: name), Syntax(value).parameter(named: name))
    switch binding {
    case .value(let origin): return constant.flatMap { $0.initializer?.value.id == origin.id ? .constant($0) : nil }
    case .declared(let type, _):
      if let constant, constant.typeAnnotation?.type.id == type.id { return .constant(constant) }
      return parameter.flatMap { $0.type.id == type.id ? .parameter($0) : nil }
    case .bound(let origin): return isProperty(origin) ? .unwrapped(origin) : nil
    default: return nil
    }
  }

  private func isToken(_ value: ExprSyntax, seen: Set<Int>) -> Bool {
    if isProperty(value) { return !isOptional }
    guard let known = known(value) else { return false }
    guard case .parameter(let parameter) = known else { return isToken(known) }
    let arguments = arguments(for: parameter, seen: seen)
    return arguments?.allSatisfy { isToken($0, seen: seen.union([parameter.offset])) } ?? false
  }

  /// Whether something is what the token was there, or is made to be put there.
  private func isToken(_ known: Known) -> Bool {
    guard case .constant(let constant) = known else { return true }
    guard let value = constant.initializer?.value else { return false }
    if kind.makes(value) { return isNeverNil(at: constant) || constant.isUsedAsPresent }
    return isProperty(value) && (!isOptional || isMadeBefore(constant))
  }

  /// Whether what is made is there: a class may have an initialiser that gives nil.
  private func isNeverNil(at place: some SyntaxProtocol) -> Bool {
    guard case .object(let name) = kind else { return true }
    guard let type = machine.declarations.seen(from: place).type(named: name, from: machine.owner),
      let declared = type.declaration?.as(ClassDeclSyntax.self)
    else { return false }
    let isOwn = declared.inheritanceClause == nil || !type.initializers.isEmpty
    return isOwn && type.initializers.allSatisfy { $0.optionalMark == nil }
  }

  private func isProperty(_ value: ExprSyntax) -> Bool {
    guard let member = value.as(MemberAccessExprSyntax.self) else {
      return value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText == name && !Syntax(value).isLocal(name)
    }
    return member.declName.baseName.identifierText == name && member.base?.isInstanceAround == true
  }

  /// Whether the statement before it makes the token: `request = UUID(); let own = request`.
  private func isMadeBefore(_ constant: PatternBindingSyntax) -> Bool {
    guard let item = constant.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let before = list.prefix(while: { $0.id != item.id }).last?.expression.flatMap({ Assignment($0) })
    else { return false }
    return before.target.nameBehindSelf == name && before.value.single.map(kind.makes) == true
      && isNeverNil(at: constant)
  }

  // MARK: Parameters

  /// What all calls of a hidden function give for a parameter; nil where one is not seen to.
  private func arguments(for parameter: FunctionParameterSyntax, seen: Set<Int>) -> [ExprSyntax]? {
    guard !seen.contains(parameter.offset), !parameter.isInout, !parameter.isVariadic,
      let list = parameter.parent?.as(FunctionParameterListSyntax.self),
      let function = Syntax(parameter).functionAround, function.access == .hidden
    else { return nil }
    let references = machine.declarations.references(to: function, in: machine.owner)
    let given = references.map { reference -> ExprSyntax? in
      guard let call = Syntax(reference.syntax).callOnSelf, list.takes(Array(call.arguments)) else { return nil }
      return list.pairs(with: Array(call.arguments)).first { $0.0.id == parameter.id }?.1
    }
    return given.isEmpty || given.contains { $0 == nil } ? nil : given.compactMap(\.self)
  }
}

/// What a closure keeps of a token by its list, and the closures that have it, from the inside out.
private struct CapturedToken {
  var closures: [ClosureExprSyntax]
  var item: ClosureCaptureSyntax

  var keeper: TokenKeeper? {
    closures.first.map { TokenKeeper(closure: $0, kept: item.position, isHandedOn: closures.count > 1) }
  }
}

extension Syntax {
  fileprivate var functionAround: FunctionDeclSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
  }
}

extension ClosureExprSyntax {
  fileprivate func captured(_ name: String) -> ClosureCaptureSyntax? {
    signature?.capture?.items.first { $0.name.identifierText == name }
  }

  /// Whether its list gives a name to something else, or keeps what has that name only as long as others do.
  fileprivate func capturesOtherwise(_ name: String) -> Bool {
    signature?.capture?.items.contains {
      $0.name.identifierText == name && ($0.initializer != nil || $0.specifier != nil)
    } ?? false
  }
}
