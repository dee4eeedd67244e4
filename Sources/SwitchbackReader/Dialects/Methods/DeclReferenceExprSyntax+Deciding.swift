import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// Whether the answer to a question about it makes no difference to the state: `let isUser = reason == .user`, where that is
  /// asked before nothing but `if isUser { log.note() }`.
  func decidesNothing(about states: Set<String>, in body: CodeBlockSyntax, depth: Int = 3) -> Bool {
    guard depth > 0 else { return false }
    for node in sequence(first: Syntax(self), next: \.parent).prefix(while: { $0.id != body.id }) {
      if let choice = node.as(IfExprSyntax.self) {
        return choice.conditions.range.contains(position) && choice.parent?.is(ExpressionStmtSyntax.self) == true
          && !choice.bears(on: states)
      }
      if let binding = node.as(PatternBindingSyntax.self), binding.initializer?.range.contains(position) == true {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
          return false
        }
        let mentions = body.tokens(named: name).compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
        return mentions.allSatisfy { $0.decidesNothing(about: states, in: body, depth: depth - 1) }
      }
      if node.is(ClosureExprSyntax.self) || node.is(CodeBlockItemSyntax.self) { return false }
    }
    return false
  }
}

extension IfExprSyntax {
  /// Whether one of its ways may do something to the state, by another name of it as well, or leave.
  fileprivate func bears(on states: Set<String>) -> Bool {
    let ways = [Syntax(body)] + [elseBody.map { Syntax($0) }].compactMap(\.self)
    return ways.flatMap { $0.tokens(viewMode: .sourceAccurate) }.contains { token in
      if states.contains(token.identifierText) { return true }
      switch token.tokenKind {
      case .equal, .keyword(.self), .keyword(.return), .keyword(.throw), .keyword(.break), .keyword(.continue):
        return true
      default: return token.isCalledByName
      }
    }
  }
}

extension TokenSyntax {
  /// Whether it names what is called without anything before it, which may be a function of the type.
  fileprivate var isCalledByName: Bool {
    parent?.is(DeclReferenceExprSyntax.self) == true && parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }
}
