import SwiftSyntax

/// Finds where values are changed on another instance than the one at hand: `store.jobs[1]?.phase = .done`.
final class SettersOfRecords: SyntaxVisitor {
  private let property: String
  private(set) var found: MemberAccessExprSyntax?

  init(of records: KeptRecords) {
    property = records.property
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, node.declName.baseName.identifierText == property, let base = node.base,
      !base.withoutMarks.isSelf
    else { return .visitChildren }
    if ExprSyntax(node).isChangedBehind { found = node }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether it is set, or something in it: `store.jobs[1]?.phase = .done`, `store.jobs.removeAll()`.
  fileprivate var isChangedBehind: Bool {
    var outer = self
    while true {
      if outer.id != id, outer.isTarget { return true }
      guard let parent = outer.parent?.as(ExprSyntax.self) else { return false }
      if parent.is(InOutExprSyntax.self) { return true }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        guard let name = call.calledName, call.calledExpression.id == outer.id else { return false }
        return !KeptRecords.askingNames.contains(name)
      }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self)
          || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == outer.id
      else { return false }
      outer = parent
    }
  }
}
