import SwiftSyntax

/// Closures that are constants of a function, and go by their names like functions inside of it: `let finish = { … }`.
extension ClosureExprSyntax {
  /// The local that it is.
  var constantName: String? {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == ExprSyntax(self).id,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
      let items = variable.parent?.parent?.as(CodeBlockItemListSyntax.self), items.isInFunction
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }

  /// When a constant runs, as far as all that is done with its name tells; nil for what is no constant.
  var timingOfConstant: ClosureTiming? {
    guard let name = constantName, let items = Syntax(self).ancestor(CodeBlockItemListSyntax.self) else { return nil }
    let named = items.tokens(viewMode: .sourceAccurate)
      .filter { $0.position >= endPosition && $0.identifierText == name }
      .compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }.filter { !$0.isMember }
    if named.contains(where: { $0.runsAtOnce(inside: items) }) { return .once }
    return named.isEmpty ? nil : .later
  }

  /// The types that are written for what it is given.
  var parameterTypes: [TypeSyntax?] {
    if case .parameterClause(let clause)? = signature?.parameterClause { return clause.parameters.map(\.type) }
    return constantType?.parameters.map(\.type) ?? []
  }

  /// The type that is written for what it gives.
  var resultType: TypeSyntax? { signature?.returnClause?.type ?? constantType?.returnClause.type }

  private var constantType: FunctionTypeSyntax? {
    parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.as(FunctionTypeSyntax.self)
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

  /// Whether what it names is called there, or given to what calls it before it returns.
  fileprivate func runsAtOnce(inside items: CodeBlockItemListSyntax) -> Bool {
    let isCalled = parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
    guard isCalled || FunctionValue(self)?.timing.isAtOnce == true else { return false }
    return sequence(first: Syntax(self), next: \.parent).prefix { $0.id != Syntax(items).id }
      .compactMap { $0.as(ClosureExprSyntax.self) }.allSatisfy(\.timing.isAtOnce)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether its declarations are locals.
  var isInFunction: Bool {
    parent?.is(SourceFileSyntax.self) != true && parent?.is(IfConfigClauseSyntax.self) != true
  }
}

extension Syntax {
  fileprivate func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(type) }.first
  }
}
