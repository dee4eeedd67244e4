import SwiftSyntax

extension Lowering {
  mutating func statement(_ statement: StmtSyntax, scope: Scope, label: String? = nil) -> [Statement] {
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      return labelled(label, self.statement(expression, scope: scope))
    }
    if let returned = statement.as(ReturnStmtSyntax.self) { return self.returned(returned, scope: scope) }
    if let labeled = statement.as(LabeledStmtSyntax.self) {
      return self.statement(labeled.statement, scope: scope, label: labeled.label.text)
    }
    if let thrown = statement.as(ThrowStmtSyntax.self) {
      return self.thrown(thrown, scope: scope)
    }
    if let jump = Jump(statement) { return [.jump(jump)] }
    if let deferred = statement.as(DeferStmtSyntax.self) {
      return [.deferred(block(deferred.body.statements, scope: scope, to: nil))]
    }
    if let attempt = statement.as(DoStmtSyntax.self) { return labelled(label, self.attempt(attempt, scope: scope)) }
    return loop(statement, label: label, scope: scope)
  }

  private mutating func returned(_ statement: ReturnStmtSyntax, scope: Scope) -> [Statement] {
    guard let expression = statement.expression else {
      return [.leave(nil, Site(text: "return", offset: statement.offset))]
    }
    return lower(Operands(expression), to: .result, expected: scope.result, scope: scope)
  }

  mutating func statement(_ expression: ExprSyntax, scope: Scope) -> [Statement] {
    if let choice = expression.as(SwitchExprSyntax.self) { return self.choice(choice, scope: scope, to: nil) }
    if let condition = expression.as(IfExprSyntax.self) { return branch(condition, scope: scope, to: nil) }
    if let counted = counted(Operands(expression), scope: scope) { return counted }
    if let assignment = Assignment(expression) { return assign(assignment, scope: scope) }
    return discarded(Operands(expression), scope: scope)
  }

  private func labelled(_ label: String?, _ statements: [Statement]) -> [Statement] {
    guard let label else { return statements }
    let jump = Jump(kind: .leave, label: label)
    return [.landing(jump, catchesUnlabelled: false, Block(statements: statements))]
  }

  mutating func branch(_ expression: IfExprSyntax, scope: Scope, to destination: Destination?) -> [Statement] {
    let asked = conditions(expression.conditions, scope: scope)
    let then = block(expression.body.statements, scope: asked.scope, to: destination)
    let otherwise =
      switch expression.elseBody {
      case .codeBlock(let body): block(body.statements, scope: scope, to: destination)
      case .ifExpr(let next):
        nested(at: next.offset) { Block(statements: $0.branch(next, scope: scope, to: destination)) }
      case nil: Block()
      }
    return asked.before + [.branch(asked.condition, then: then, otherwise: otherwise)]
  }

  // MARK: do and catch

  private mutating func attempt(_ statement: DoStmtSyntax, scope: Scope) -> [Statement] {
    guard !statement.catchClauses.isEmpty else {
      let body = block(statement.body.statements, scope: scope, to: nil)
      return [.landing(.nowhere, catchesUnlabelled: false, body)]
    }
    var inside = scope
    inside.thrown = slotOfErrors(in: statement, scope: scope)
    let body = block(statement.body.statements, scope: inside, to: nil)
    let rethrown = Block(statements: [.fail(offset: statement.offset)])
    let catching = statement.catchClauses.reversed().reduce(rethrown) { next, clause in
      self.catching(clause, of: inside.thrown, otherwise: next, scope: scope)
    }
    let site = Site(text: "error", offset: statement.offset)
    let before = inside.thrown.map { [Statement.assign($0, .unknown(why: ""), site)] } ?? []
    return before + [.attempt(body, catching: catching)]
  }

  /// - Parameter errors: where it is kept what the body throws.
  private mutating func catching(
    _ clause: CatchClauseSyntax,
    of errors: Slot?,
    otherwise: Block,
    scope: Scope
  ) -> Block {
    let names = clause.catchItems.flatMap { $0.pattern?.boundNames ?? [] } + ["error"]
    var inside = scope.shadowed(by: names)
    let texts = clause.catchItems.filter { $0.whereClause != nil || !($0.pattern?.isIrrefutable ?? true) }
      .map { $0.textWithoutComma }
    let text = "catch \(texts.joined(separator: ", "))"
    let condition =
      caught(by: clause, from: errors, text: text, scope: &inside) ?? caughtByName(clause, text: text, scope: scope)
      ?? caughtWhere(clause, text: text, scope: inside) ?? .text(text)
    let isCaught = caughtByType(clause, otherwise: condition, scope: scope) ?? condition
    let kept = keepingCaught(by: clause, scope: &inside)
    for asked in clause.catchItems.compactMap(\.whereClause) {
      if let moved = movedByAsking(asked, scope: inside) { return Block(statements: [.giveUp(moved)]) }
    }
    let body = Block(kept, block(clause.body.statements, scope: inside, to: nil))
    guard !texts.isEmpty, texts.count == clause.catchItems.count else { return body }
    return Block(statements: [.branch(isCaught, then: body, otherwise: otherwise)])
  }

  // MARK: Loops

  private mutating func loop(_ statement: StmtSyntax, label: String?, scope: Scope) -> [Statement] {
    let followed =
      loopOverRows(statement, label: label, scope: scope) ?? loopOverList(statement, label: label, scope: scope)
      ?? loopThatCounts(statement, label: label, scope: scope) ?? drained(by: statement, scope: scope)
    if let followed { return followed }
    if let loop = statement.as(ForStmtSyntax.self) { return self.loop(loop, label: label, scope: scope) }
    var statements: [Statement]
    if let loop = statement.as(WhileStmtSyntax.self) {
      let (isFirst, asked) = conditions(of: loop, scope: scope)
      var body = again(loop.body, label: label, scope: asked.scope)
      var before: [Statement] = []
      if let isFirst {
        before.append(turn(isFirst, isOver: false, at: loop))
        body.statements.insert(turn(isFirst, isOver: true, at: loop), at: 0)
      }
      statements = asked.before + [.branch(asked.condition, then: body, otherwise: .leaving)]
      return before + landing(statements, label: label, at: statement.offset)
    } else if let loop = statement.as(RepeatStmtSyntax.self) {
      let asked = condition(Operands(loop.condition), scope: scope)
      let body = again(loop.body, label: label, scope: scope)
      statements = body.statements + asked.before + [.branch(asked.condition, then: Block(), otherwise: .leaving)]
    } else {
      guard statement.canLeave else { return [] }
      let site = Site(text: statement.firstLine, offset: statement.offset)
      return [.giveUp(Unknown(site: site, why: "'\(site.text)' is not followed"))]
    }
    return landing(statements, label: label, at: statement.offset)
  }

  /// Notes that the first turn comes, or is over.
  func turn(_ isFirst: Slot, isOver: Bool, at loop: some StmtSyntaxProtocol) -> Statement {
    .assign(isFirst, .bool(!isOver), Site(text: "the first turn", offset: loop.offset))
  }

  /// The body of a loop, at whose end `continue` lands.
  mutating func again(_ body: CodeBlockSyntax, label: String?, scope: Scope) -> Block {
    let jump = Jump(kind: .again, label: label)
    let inside = block(body.statements, scope: scope, to: nil)
    return Block(statements: [.landing(jump, catchesUnlabelled: true, inside)])
  }

  mutating func landing(_ statements: [Statement], label: String?, at offset: Int) -> [Statement] {
    let loop = Statement.loop(Block(statements: statements), id: nextRow(), offset: offset)
    return [.landing(Jump(kind: .leave, label: label), catchesUnlabelled: true, Block(statements: [loop]))]
  }
}

extension Jump {
  /// No jump leads here.
  static let nowhere = Jump(kind: .leave, label: "")

  fileprivate init?(_ statement: StmtSyntax) {
    if let leaving = statement.as(BreakStmtSyntax.self) {
      self.init(kind: .leave, label: leaving.label?.text)
    } else if let again = statement.as(ContinueStmtSyntax.self) {
      self.init(kind: .again, label: again.label?.text)
    } else if statement.is(FallThroughStmtSyntax.self) {
      self.init(kind: .fallThrough, label: nil)
    } else {
      return nil
    }
  }
}
