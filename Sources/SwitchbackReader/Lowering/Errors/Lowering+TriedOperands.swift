import SwiftSyntax

/// `try given ?? make()`: `try` is for all that stands behind it, and a name does not throw.
extension Lowering {
  /// What leaves where the calls throw that stand behind a name or a number; nil where `try` is about what it stands before.
  func failing(behind attempt: TryExprSyntax, scope: Scope) -> [Statement]? {
    guard attempt.questionOrExclamationMark == nil, attempt.expression.isName || attempt.expression.isWritten,
      let around = attempt.parent?.as(ExprListSyntax.self),
      !around.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    // An assignment may stand before it.
    let list = Array(around.drop { $0.id != ExprSyntax(attempt).id })
    let called = list.filter { $0.is(FunctionCallExprSyntax.self) }
    // Where nothing is called, a property throws: `try count + source.next`.
    let calls = called.isEmpty ? list.filter { $0.isMemberOfOther } : called
    guard !calls.isEmpty else { return nil }
    let failing = calls.filter { inlined($0, scope: scope) == nil && mayFail($0, scope: scope) }
      .map { Statement.mayFail(failure(Operands($0).failure, of: [$0], scope: scope), offset: $0.offset) }
    guard list.count == 3, !failing.isEmpty,
      let isAsked = isRightAsked(behind: attempt.expression, list[1].trimmedDescription, scope: scope)
    else { return failing }
    return [.branch(isAsked, then: Block(statements: failing), otherwise: Block())]
  }

  /// When it comes to the right side, where `try` and a name stand on the left.
  func isRightAsked(of term: Operands, at index: Int, scope: Scope) -> Condition? {
    guard index == 1, let attempt = term.elements[0].as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil,
      attempt.expression.isName
    else { return nil }
    return isRightAsked(behind: attempt.expression, term.elements[index].trimmedDescription, scope: scope)
  }

  private func isRightAsked(behind left: ExprSyntax, _ symbol: String, scope: Scope) -> Condition? {
    switch symbol {
    case "??":
      let text = "\(left.text.asOperand) == nil"
      return presence(of: Operands(left), scope: scope).map { .not(.exists($0, text: text)) } ?? .text(text)
    case "&&": return .text(left.text)
    case "||": return .not(.text(left.text))
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// Whether it is a property of something else, and no case.
  fileprivate var isMemberOfOther: Bool { self.as(MemberAccessExprSyntax.self)?.base != nil && !isName }

  /// Whether it is a name, be it of a property of the instance.
  fileprivate var isName: Bool {
    self.is(DeclReferenceExprSyntax.self)
      || self.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
  }
}
