import SwiftSyntax

extension Syntax {
  /// Whether the function ends when this call does.
  var isLast: Bool {
    var (node, leaves, mayThrow) = (self, false, false)
    while let parent = node.parent {
      if parent.is(FunctionDeclSyntax.self) { return true }
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        let next = items.item(behind: node)
        leaves = leaves || next?.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
        // Most are none of the last, which is told soonest.
        if next != nil, !leaves { return false }
        if items.contains(where: { $0.item.is(DeferStmtSyntax.self) }) { return false }
      } else if let attempt = parent.as(DoStmtSyntax.self) {
        // What it throws there is caught.
        if mayThrow, node.is(CodeBlockSyntax.self), !attempt.catchClauses.isEmpty { return false }
      } else if parent.is(ReturnStmtSyntax.self) {
        leaves = true
      } else if let attempt = parent.as(TryExprSyntax.self) {
        guard attempt.questionOrExclamationMark == nil else { return false }
        mayThrow = true
      } else if !parent.isPassedThrough, !leaves || !parent.isLeft {
        return false
      }
      node = parent
    }
    return false
  }

  /// Whether what stands here ends with the last statement in it.
  private var isPassedThrough: Bool {
    self.is(CodeBlockItemSyntax.self) || self.is(CodeBlockSyntax.self) || self.is(ExpressionStmtSyntax.self)
      || self.is(SwitchCaseSyntax.self) || self.is(SwitchCaseListSyntax.self) || self.is(SwitchExprSyntax.self)
      || self.is(IfExprSyntax.self) || self.is(AwaitExprSyntax.self) || self.is(CatchClauseSyntax.self)
      || self.is(CatchClauseListSyntax.self)
  }

  /// Whether a `return` in it leaves it with the function.
  private var isLeft: Bool {
    self.is(GuardStmtSyntax.self) || self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self)
      || self.is(RepeatStmtSyntax.self) || self.is(LabeledStmtSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func item(behind item: Syntax) -> CodeBlockItemSyntax? {
    guard let place = item.as(CodeBlockItemSyntax.self).flatMap({ index(of: $0) }) else { return nil }
    let next = index(after: place)
    return next < endIndex ? self[next] : nil
  }
}
