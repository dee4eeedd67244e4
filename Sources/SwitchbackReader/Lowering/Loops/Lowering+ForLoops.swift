import SwiftSyntax

extension Lowering {
  /// `for item in items`, of which it is only asked whether there is another turn.
  mutating func loop(_ loop: ForStmtSyntax, label: String?, scope: Scope) -> [Statement] {
    let first = firstNumber(of: loop, scope: scope)
    let header = "for \(loop.pattern.text) in \(loop.sequence.text)"
    let waiting = loop.awaitKeyword == nil ? [] : suspension(at: loop.sequence, scope: scope)
    var before = effects(in: Operands(loop.sequence), scope: scope)
    if let first {
      before.append(turn(first.isFirst, isOver: false, at: loop))
      before += mayBeLast(first.last, turn: 1, at: loop)
    }
    let starting = mayBeLast(first?.last, turn: 2, at: loop)
    let isFurther = isFurther(first?.last, text: header)
    let further = Statement.branch(isFurther, then: Block(statements: starting), otherwise: .leaving)
    var begin = [further]
    let isNeverEmpty = loop.awaitKeyword == nil && isNeverEmpty(loop.sequence, scope: scope)
    if loop.takesAll, let isEmpty = isNeverEmpty ? .any([]) : emptiness(of: loop, scope: scope) {
      let isFirst = slot(of: .bool)
      before.append(turn(isFirst, isOver: false, at: loop))
      let over = Block(statements: [turn(isFirst, isOver: true, at: loop)])
      let firstTurn = Statement.branch(isEmpty, then: .leaving, otherwise: over)
      begin = [
        .branch(
          .holds(isFirst, text: header),
          then: Block(statements: [firstTurn]),
          otherwise: Block(statements: begin)
        )
      ]
    }
    let body = turn(of: loop, first, label: label, scope: scope)
    return before + landing(waiting + loop.failures + begin + body, label: label, at: loop.offset)
  }

  /// What a turn does; what it is asked about what it binds is asked anew in the next.
  private mutating func turn(of loop: ForStmtSyntax, _ first: FirstNumber?, label: String?, scope: Scope) -> [Statement]
  {
    let start = variables.count
    let inside = scope.shadowed(by: loop.pattern.boundNames)
    var body = self.body(of: loop, label: label, inside: inside)
    if let first { body.statements.append(turn(first.isFirst, isOver: true, at: loop)) }
    return turn(body, from: start, inside, around: scope)
  }

  /// What is done with an element, where the `where` clause asks for it.
  mutating func body(of loop: ForStmtSyntax, label: String?, inside: Scope) -> Block {
    let asked = loop.whereClause.map { condition(Operands($0.condition), scope: inside) }
    let body = again(loop.body, label: label, scope: inside)
    guard let asked else { return body }
    return Block(statements: asked.before + [.branch(asked.condition, then: body, otherwise: Block())])
  }

  /// A turn whose slots were made since then, and the scopes inside of it and around the loop.
  func turn(_ body: Block, from start: Int, _ inside: Scope, around scope: Scope) -> [Statement] {
    var turn = body
    turn.locals = locals(from: start)
    turn.answers = answers(from: start, knownIn: scope)
    turn.anew = answers(from: start, knownIn: inside).filter { !turn.answers.contains($0) }
    return [.landing(.nowhere, catchesUnlabelled: false, turn)]
  }
}

extension Block {
  /// Leaves the loop.
  static var leaving: Block { Block(statements: [.jump(Jump(kind: .leave, label: nil))]) }
}

extension ForStmtSyntax {
  /// Whether each element makes a turn, or those do that a `where` lets through: `for case let value? in values` leaves some out.
  fileprivate var takesAll: Bool { caseKeyword == nil || pattern.isIrrefutable }

  /// `for try await`: each turn may throw.
  fileprivate var failures: [Statement] {
    guard tryKeyword != nil else { return [] }
    var called = sequence
    while let inner = called.as(TryExprSyntax.self)?.expression ?? called.as(AwaitExprSyntax.self)?.expression {
      called = inner
    }
    return [.mayFail(Operands(called).failure, offset: sequence.offset)]
  }
}
