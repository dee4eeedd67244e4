import SwiftSyntax

/// What closures are called that are events.
extension Lowering {
  /// The call that is given it, or the label where several closures of the call do something, or where it says when this one runs.
  func nameGiven(to closure: ClosureExprSyntax) -> String {
    let closure = closure.handler
    guard let call = closure.call else { return closure.ownName }
    let isOneOfSeveral = laterClosures.contains { other in
      let handler = other.closure.handler
      return other.isEvent && handler.offset != closure.offset && handler.call?.offset == call.offset
    }
    let label = closure.label ?? ""
    let isTold = isOneOfSeveral || label.isCallbackLabel || call.trailingClosure?.timing == .once
    return !label.isEmpty && isTold ? label : call.calledName ?? closure.ownName
  }
}

extension ClosureExprSyntax {
  /// The closure around it that does nothing but bring it to the main queue, or itself.
  fileprivate var handler: ClosureExprSyntax {
    guard let call, call.closureOnMainQueue == self, let outer = call.closureOfWhichItIsAll, !outer.timing.isAtOnce
    else { return self }
    return outer.handler
  }
}

extension FunctionCallExprSyntax {
  /// The closure in which it is the last statement, behind nothing but constants and what ends it early.
  fileprivate var closureOfWhichItIsAll: ClosureExprSyntax? {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let items = item.parent?.as(CodeBlockItemListSyntax.self),
      items.last == item, items.dropLast().allSatisfy(\.isPreparation)
    else { return nil }
    return items.parent?.as(ClosureExprSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isPreparation: Bool {
    item.is(GuardStmtSyntax.self) || item.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }
}
