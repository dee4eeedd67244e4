import SwiftSyntax

/// Loops over the rows of a constant table, one turn after the other: `for row in rows where row.from == state { … }`.
extension Lowering {
  mutating func loopOverRows(_ statement: StmtSyntax, label: String?, scope: Scope) -> [Statement]? {
    guard let loop = statement.as(ForStmtSyntax.self), loop.isFollowedByRows,
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      loop.body.canLeave || !changes(in: loop.body, scope: scope.shadowed(by: [name])).isEmpty,
      let table = rowsWritten(loop.sequence, scope: scope), !asksUnknown(name, in: loop, of: table, scope: scope)
    else { return nil }
    let outer = variables.count
    var (statements, slots) = conditions(of: table.rows)
    let start = variables.count
    for row in table.rows {
      var record = record(of: table.type)
      record.functions = functions(of: row, table.type, scope: scope)
      record.values = values(of: row, table.type)
      var inside = scope
      inside.bind(name, to: .record(record))
      let filled = fill(record, with: Operands(row.value), scope: row.scope)
      let asked = loop.whereClause.map { condition(Operands($0.condition), scope: inside) }
      let isThere = whether(row, in: slots, fulfils: asked?.condition ?? .all([]))
      let body = again(loop.body, label: label, scope: inside)
      let turn = Block(statements: filled + (asked?.before ?? []) + [.branch(isThere, then: body, otherwise: Block())])
      statements += self.turn(turn, from: start, inside, around: scope)
    }
    let jump = Jump(kind: .leave, label: label)
    let block = Block(
      statements: statements,
      locals: locals(from: outer),
      answers: answers(from: outer, knownIn: scope)
    )
    return [.landing(jump, catchesUnlabelled: true, block)]
  }
}

extension ForStmtSyntax {
  /// Whether nothing is in it that a turn of its own would make an event of its own: closures and `await`.
  fileprivate var isFollowedByRows: Bool {
    awaitKeyword == nil && tryKeyword == nil && caseKeyword == nil
      && !body.tokens(viewMode: .sourceAccurate).contains { token in
        token.tokenKind == .keyword(.await) || token.parent?.is(ClosureExprSyntax.self) == true
      }
  }
}
