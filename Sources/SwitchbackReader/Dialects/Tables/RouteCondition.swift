import SwiftSyntax

/// The condition under which a route is open: what has a label for it, or a closure behind the call that gives a value.
///
/// A closure that does no more than to call something may as well be told of the move; only a name that asks
/// (`isReady()`, `canGo()`) makes it a condition.
struct RouteCondition {
  let text: String
  /// The argument that it is, if it is one.
  private(set) var argument: LabeledExprSyntax?

  init?(of call: FunctionCallExprSyntax) {
    if let labelled = call.arguments.first(where: { $0.label.map { Self.labels.contains($0.text) } ?? false }) {
      guard !labelled.expression.is(NilLiteralExprSyntax.self) else { return nil }
      argument = labelled
      text = labelled.expression.as(ClosureExprSyntax.self)?.statements.text ?? labelled.expression.text
    } else if let closure = call.trailingClosure, closure.givesCondition {
      text = closure.statements.text
    } else {
      return nil
    }
  }

  private static let labels: Set = ["condition", "guard", "when", "if"]
}

extension ClosureExprSyntax {
  fileprivate var givesCondition: Bool {
    guard statements.count == 1, let only = statements.first else { return statements.last?.returnsValue ?? false }
    if only.returnsValue { return true }
    guard let expression = only.expression else { return false }
    let term = Operands(expression)
    if term.isCondition { return true }
    guard let single = term.single else { return Operands.ternary(term) != nil }
    if let call = single.as(FunctionCallExprSyntax.self) {
      return call.calledName.map { NameWords($0).words.first.map(Self.questions.contains) ?? false } ?? false
    }
    return single.is(DeclReferenceExprSyntax.self) || single.is(MemberAccessExprSyntax.self)
  }

  private static let questions: Set = [
    "is", "has", "can", "should", "may", "allows", "contains", "are", "needs", "was",
  ]
}

extension CodeBlockItemSyntax {
  fileprivate var returnsValue: Bool { item.as(ReturnStmtSyntax.self)?.expression != nil }
}
