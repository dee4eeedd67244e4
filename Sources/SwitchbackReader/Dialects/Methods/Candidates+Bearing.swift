import SwiftSyntax

extension Candidates {
  /// Whether some row of a `switch` over an event moves the state, or decides what else happens: one that only writes
  /// something down tells no events apart.
  func bears(onStateByRowsFor event: String, in function: FunctionDeclSyntax) -> Bool {
    guard let body = function.body else { return true }
    let choices = switches(over: event, in: body)
    return choices.isEmpty || choices.contains { bears($0, in: body) }
  }

  /// Whether a function itself switches over something, and not only what it leaves for later.
  func isMatchedAtOnce(_ event: String, in function: FunctionDeclSyntax) -> Bool {
    guard let body = function.body else { return true }
    let choices = switches(over: event, in: body)
    return choices.isEmpty
      || choices.contains { choice in
        sequence(first: Syntax(choice), next: \.parent).prefix { $0.id != body.id }
          .allSatisfy { $0.as(ClosureExprSyntax.self)?.timing != .later }
      }
  }

  private func switches(over event: String, in body: CodeBlockSyntax) -> [SwitchExprSyntax] {
    SwitchFinder.switches(in: body).filter { choice in
      Arrangement(choice.subject).leaves.contains { $0.nameBehindSelf == event }
    }
  }

  private func bears(_ choice: SwitchExprSyntax, in body: CodeBlockSyntax) -> Bool {
    guard choice.parent?.is(ExpressionStmtSyntax.self) == true else { return true }
    let assigned = AssignmentFinder.assignments(in: choice.cases).map { $0.assignment.target.nameBehindSelf }
    // What is set here may be asked behind it.
    let asked = body.tokens(viewMode: .sourceAccurate).filter { !choice.range.contains($0.position) }
      .map(\.identifierText)
    guard Set(assigned.map { String($0.prefix { $0 != "." }) }).isDisjoint(with: asked) else { return true }
    return choice.cases.tokens(viewMode: .sourceAccurate).contains(where: bears)
  }

  private func bears(_ token: TokenSyntax) -> Bool {
    let name = token.identifierText
    switch token.tokenKind {
    case .keyword(.return), .keyword(.throw), .keyword(.try), .keyword(.await), .keyword(.continue), .prefixAmpersand:
      return true
    case .keyword(.break): return token.parent?.as(BreakStmtSyntax.self)?.label != nil
    // Who is given the instance may do anything with it.
    case .keyword(.self): return token.parent?.parent?.is(LabeledExprSyntax.self) == true
    default: break
    }
    if stateNames.contains(name) { return true }
    guard let call = token.parent?.asCallee else { return false }
    if ExprSyntax(call).isTrap { return true }
    guard call.calledExpression.nameBehindSelf == name else { return false }
    let own = functions.filter { $0.name.identifierText == name }
    // What is called by a name alone and is declared nowhere may be a closure.
    if own.isEmpty { return name.first?.isLowercase == true && !call.onlyLogs }
    return own.contains { assigns($0) || looksAtState($0) }
  }
}

extension Syntax {
  /// The call of which this is the name.
  fileprivate var asCallee: FunctionCallExprSyntax? {
    guard self.is(DeclReferenceExprSyntax.self), let parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) { return Syntax(call.calledExpression).id == id ? call : nil }
    guard let member = parent.as(MemberAccessExprSyntax.self), Syntax(member.declName).id == id else { return nil }
    return member.parent?.as(FunctionCallExprSyntax.self)
  }
}

/// Finds all that a body switches over.
private final class SwitchFinder: SyntaxVisitor {
  private var found: [SwitchExprSyntax] = []

  static func switches(in body: CodeBlockSyntax) -> [SwitchExprSyntax] {
    let finder = SwitchFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
