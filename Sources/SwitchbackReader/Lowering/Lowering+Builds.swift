import SwiftSyntax

/// What only some builds do.
extension Lowering {
  /// `#if` inside a function is a choice that comes out the same each time. Where it is more than one of statements, it is
  /// not guessed: what it may assign is unknown, and where it may leave the way ends; one that does neither is of no account.
  mutating func conditional(_ conditional: IfConfigDeclSyntax, scope: Scope) -> [Statement] {
    if let choice = buildChoice(conditional, scope: scope) { return choice }
    let site = Site(text: conditional.firstLine, offset: conditional.offset)
    if conditional.canLeave {
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
      guard let question = clause.question else {
        otherwise = chosen
        continue
      }
      guard let slot = slot(ofQuestion: question, about: "", in: Syntax(clause), scope: scope) else { return nil }
      otherwise = Block(statements: [.branch(.holds(slot, text: question), then: chosen, otherwise: otherwise)])
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
  /// What it asks of the build; nil for `#else`.
  var question: String? { condition.map { "#if \($0.text)" } }

  /// What it does, if that is statements.
  fileprivate var statements: CodeBlockItemListSyntax? {
    switch elements {
    case .statements(let items): items
    case nil: []
    default: nil
    }
  }
}
