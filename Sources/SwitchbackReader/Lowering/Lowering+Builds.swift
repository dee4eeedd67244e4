import SwiftSyntax

/// What only some builds do.
extension Lowering {
  /// `#if` inside a function is a choice that comes out the same each time. Where it is more than one of statements, it is
  /// not guessed: what it may assign is unknown, and where it may leave the way ends; one that does neither is of no account.
  mutating func conditional(_ conditional: IfConfigDeclSyntax, scope: Scope) -> [Statement] {
    if let choice = buildChoice(conditional, scope: scope) { return choice }
    let site = Site(text: conditional.firstLine, offset: conditional.offset)
    if conditional.canLeave || conditional.clauses.contains(where: \.defers) {
      return [.giveUp(Unknown(site: site, why: "'#if' inside the body is not followed"))]
    }
    let why = "'#if' inside the body is not followed"
    let changes = changes(in: conditional, scope: scope)
    if !changes.isEmpty || conditional.mayGoElsewhere || machine.steps != nil || callsNever(in: conditional, scope) {
      unread(why, at: conditional.offset)
    }
    let losses = onlyShows(conditional) ? [] : changes.map { Statement.lose($0, Unknown(site: site, why: why)) }
    return asksAgain ? losses + [.forget()] : losses
  }

  private mutating func buildChoice(_ conditional: IfConfigDeclSyntax, scope: Scope) -> [Statement]? {
    guard machine.steps == nil, conditional.declaredNames.isEmpty, !onlyShows(conditional) else { return nil }
    var otherwise = Block()
    for clause in conditional.clauses.reversed() {
      guard let items = clause.statements else { return nil }
      let chosen = block(items, scope: scope, to: nil)
      guard let (question, isNegated) = clause.question else {
        otherwise = chosen
        continue
      }
      guard let slot = slot(ofQuestion: question, about: "", in: Syntax(clause), scope: scope) else { return nil }
      let holds = Condition.holds(slot, text: question)
      otherwise = Block(
        statements: [.branch(isNegated ? .not(holds) : holds, then: chosen, otherwise: otherwise)]
      )
    }
    return otherwise.statements
  }

  private func callsNever(in syntax: some SyntaxProtocol, _ scope: Scope) -> Bool {
    machine.declarations.surveys.fresh(syntax, includingClosures: true).calls.contains { call in
      let own = machine.declarations.types[scope.owner]?.functions(named: call.name) ?? []
      return (own + machine.declarations.functions).contains { function in
        function.name.identifierText == call.name && function.neverReturns
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// The names that its branches declare for what follows.
  var declaredNames: [String] {
    let items = clauses.compactMap { $0.elements?.as(CodeBlockItemListSyntax.self) }.flatMap { Array($0) }
    let guarded = items.compactMap { $0.item.as(GuardStmtSyntax.self) }.flatMap(\.conditions.boundNames)
    let declared = items.compactMap { $0.item.as(DeclSyntax.self) }
    return guarded
      + declared.flatMap { declaration in
        if let nested = declaration.as(IfConfigDeclSyntax.self) { return nested.declaredNames }
        if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.identifierText] }
        return declaration.as(VariableDeclSyntax.self)?.bindings.flatMap(\.pattern.boundNames) ?? []
      }
  }

  /// Whether something throws, waits or jumps in it.
  fileprivate var mayGoElsewhere: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .keyword(.await), .keyword(.break), .keyword(.continue), .keyword(.fallthrough): true
      case .keyword(.try): token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .postfixQuestionMark
      default: false
      }
    }
  }
}

extension IfConfigClauseSyntax {
  /// What it asks of the build, and whether that must not be so; nil for `#else`.
  var question: (text: String, isNegated: Bool)? {
    guard let condition else { return nil }
    let negated = condition.as(PrefixOperatorExprSyntax.self)?.expression
    return ("#if \((negated ?? condition).text)", negated != nil)
  }

  /// Whether something in it waits for the end of what is around it.
  fileprivate var defers: Bool {
    elements?.as(CodeBlockItemListSyntax.self)?.contains { $0.item.is(DeferStmtSyntax.self) } ?? false
  }

  /// What it does, if that is statements that end with it.
  fileprivate var statements: CodeBlockItemListSyntax? {
    switch elements {
    case .statements(let items): defers ? nil : items
    case nil: []
    default: nil
    }
  }
}
