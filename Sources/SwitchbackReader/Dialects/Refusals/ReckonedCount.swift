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
  func decides(at place: Syntax) -> Bool { depending(on: place).contains(where: hasEffect) }

  /// Whether the number itself changes or not by the condition around a place.
  func changes(behind place: Syntax) -> Bool { depending(on: place).contains { $0.changedNames.contains(name) } }

  /// What runs or not by the condition around a place.
  private func depending(on place: Syntax) -> [Syntax] {
    for parent in sequence(first: place, next: \.parent) {
      if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockItemSyntax.self) { return [] }
      if let choice = parent.as(IfExprSyntax.self) {
        return [Syntax(choice.body)] + [choice.elseBody.map { Syntax($0) }].compactMap(\.self)
      }
      if let check = parent.as(GuardStmtSyntax.self) {
        let items = check.parent?.parent?.as(CodeBlockItemListSyntax.self)
        let rest = items?.filter { $0.position > check.position } ?? []
        return [Syntax(check.body)] + rest.map { Syntax($0) }
      }
    }
    return []
  }

  private func hasEffect(_ syntax: Syntax) -> Bool {
    let survey = Survey(syntax)
    let changed = survey.allAssigned.intersection(stored)
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
