import SwiftSyntax

extension Syntax {
  /// Whether the function ends when this statement does.
  var isLast: Bool {
    var node = self
    while let parent = node.parent {
      if parent.is(FunctionDeclSyntax.self) { return true }
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        let next = items.first { $0.position > node.position }
        let isLeaving = next?.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
        if isLeaving { return true }
        if next != nil || items.contains(where: { $0.item.is(DeferStmtSyntax.self) }) { return false }
      } else if !parent.isPassedThrough {
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
      || self.is(IfExprSyntax.self) || self.is(AwaitExprSyntax.self)
      || self.as(TryExprSyntax.self).map { $0.questionOrExclamationMark == nil } == true
  }
}
