import SwiftSyntax

/// A number, and what a function that names it can change or call besides.
struct ReckonedCount {
  let parameters: Set<String>
  let name: String
  private let stored: Set<String>
  private let called: Set<String>

  init(_ name: String, of type: Declarations.TypeDeclaration, in function: FunctionDeclSyntax) {
    self.name = name
    parameters = Set(function.signature.parameterClause.parameters.map(\.innerName))
    stored = Set(type.storedNames)
    called = stored.union(parameters).union(type.functions.map(\.name.identifierText))
  }

  /// Whether more than the number itself depends on the condition around a place: to stay above zero tells of no state.
  func decides(at place: Syntax) -> Bool {
    for parent in sequence(first: place, next: \.parent) {
      if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockItemSyntax.self) { return false }
      if let choice = parent.as(IfExprSyntax.self) {
        return hasEffect(choice.body) || choice.elseBody.map(hasEffect) ?? false
      }
      if let check = parent.as(GuardStmtSyntax.self) {
        let items = check.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
        let rest = items?.filter { $0.position > check.position } ?? []
        return hasEffect(check.body) || rest.contains(where: hasEffect)
      }
    }
    return false
  }

  private func hasEffect(_ syntax: some SyntaxProtocol) -> Bool {
    let survey = Survey(syntax)
    let changed = survey.assigned.union(survey.assignedLater).intersection(stored)
    return !changed.subtracting([name]).isEmpty || survey.calls.contains(where: isOwn) || syntax.answers
  }

  private func isOwn(_ call: Survey.CallName) -> Bool {
    call.isOnSelf ? called.contains(call.name) : !call.baseNames.isDisjoint(with: stored)
  }
}

extension SyntaxProtocol {
  /// Whether whoever calls is told something.
  fileprivate var answers: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.parent?.as(ReturnStmtSyntax.self)?.expression != nil || token.parent?.is(ThrowStmtSyntax.self) == true
    }
  }
}
