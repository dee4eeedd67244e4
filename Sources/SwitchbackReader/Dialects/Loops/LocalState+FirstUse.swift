import SwiftSyntax

extension StmtSyntax {
  /// Whether a loop sets the variable in each turn before it asks for it.
  func putsFirst(_ uses: [LocalState.Use]) -> Bool {
    guard let first = uses.filter(\.isAsked).map(\.place.position).min() else { return true }
    return loopBody?.statements.contains { $0.endPosition <= first && $0.puts(uses) } ?? false
  }

  private var loopBody: CodeBlockSyntax? {
    self.as(ForStmtSyntax.self)?.body ?? self.as(WhileStmtSyntax.self)?.body ?? self.as(RepeatStmtSyntax.self)?.body
  }
}

extension CodeBlockItemSyntax {
  /// Whether the variable is set behind it, whatever way is taken.
  fileprivate func puts(_ uses: [LocalState.Use]) -> Bool {
    let isOwn = uses.contains { use in
      let item = sequence(first: Syntax(use.place), next: \.parent).first { $0.is(CodeBlockItemSyntax.self) }
      return use.assignment != nil && item?.id == Syntax(self).id
    }
    if isOwn { return true }
    if let attempt = item.as(DoStmtSyntax.self) {
      return ([attempt.body] + attempt.catchClauses.map(\.body)).allSatisfy { $0.statements.putOrLeave(uses) }
    }
    let expression = item.as(ExpressionStmtSyntax.self)?.expression
    if let choice = expression?.as(IfExprSyntax.self) { return choice.puts(uses) }
    guard let rows = expression?.as(SwitchExprSyntax.self)?.cases else { return false }
    return rows.allSatisfy { $0.as(SwitchCaseSyntax.self)?.statements.putOrLeave(uses) ?? false }
  }

  fileprivate var leaves: Bool {
    item.is(ContinueStmtSyntax.self) || item.is(BreakStmtSyntax.self) || item.is(ReturnStmtSyntax.self)
      || item.is(ThrowStmtSyntax.self)
  }
}

extension IfExprSyntax {
  fileprivate func puts(_ uses: [LocalState.Use]) -> Bool {
    guard body.statements.putOrLeave(uses) else { return false }
    switch elseBody {
    case .codeBlock(let block)?: return block.statements.putOrLeave(uses)
    case .ifExpr(let choice)?: return choice.puts(uses)
    case nil: return false
    }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func putOrLeave(_ uses: [LocalState.Use]) -> Bool {
    last?.leaves == true || contains { $0.puts(uses) }
  }
}
