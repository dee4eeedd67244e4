import SwiftSyntax

/// Transition functions that are parts of one: `Reducer { … }.combined(with: Reducer { … })`, and closures in one list.
enum ComposedClosures {
  /// What is said of a closure that is such a part.
  ///
  /// - Parameter all: those that switch over a state and an event.
  static func notes(of closure: ClosureExprSyntax, among all: [ClosureExprSyntax]) -> [Program.Note] {
    guard let call = closure.call else { return [] }
    if let composing = composing(call) {
      return [Program.Note(why: "what '\(composing)' makes of it is not followed", offset: closure.offset)]
    }
    guard call.calledExpression.is(MemberAccessExprSyntax.self), call.isAlone else { return [] }
    let callee = call.calledExpression.trimmedDescription
    let others = all.filter { $0.id != closure.id && $0.call?.calledExpression.trimmedDescription == callee }
    guard others.contains(where: { $0.call?.isAlone == true }) else { return [] }
    return [Program.Note(why: "it is one of several that '\(callee)' is given", offset: closure.offset)]
  }

  /// The function that is called on one of two that are made alike, and is given the other.
  private static func composing(_ call: FunctionCallExprSyntax) -> String? {
    let callee = call.calledExpression.trimmedDescription
    var around = ExprSyntax(call)
    while let member = around.parent?.as(MemberAccessExprSyntax.self), member.base?.id == around.id,
      let outer = member.parent?.as(FunctionCallExprSyntax.self)
    {
      if outer.arguments.contains(where: { $0.expression.makes(callee) }) { return member.declName.baseName.text }
      around = ExprSyntax(outer)
    }
    guard let outer = around.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = outer.calledExpression.as(MemberAccessExprSyntax.self), member.base?.makes(callee) == true
    else { return nil }
    return member.declName.baseName.text
  }
}

extension ExprSyntax {
  /// Whether it is made by this, whatever is called on that.
  fileprivate func makes(_ callee: String) -> Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if call.calledExpression.trimmedDescription == callee { return true }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.makes(callee) ?? false
  }
}

extension FunctionCallExprSyntax {
  /// Whether it stands as a statement.
  fileprivate var isAlone: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}
