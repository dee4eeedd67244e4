import SwiftSyntax

extension Candidates {
  /// Whether a function has rows for the cases of a parameter elsewhere than in closures that have nothing to do with the state.
  func isMatchedForState(_ parameter: FunctionParameterSyntax) -> Bool {
    guard let body = parameter.around?.body else { return true }
    let mentions = body.tokens(named: parameter.innerName).compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
    let matched = mentions.filter(\.isMatched)
    return matched.isEmpty
      || matched.contains { mention in
        let around = sequence(first: Syntax(mention), next: \.parent).prefix { $0.id != body.id }
        guard let closure = around.lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first else { return true }
        return closure.tokens(viewMode: .sourceAccurate).contains {
          stateNames.contains($0.identifierText) || $0.tokenKind == .keyword(.self)
        }
      }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether rows are written for its cases: `switch event`, `if case .go = event`.
  fileprivate var isMatched: Bool {
    let parent = parent?.is(LabeledExprSyntax.self) == true ? parent?.parent?.parent?.parent : parent
    return parent?.is(SwitchExprSyntax.self) == true
      || parent?.parent?.is(MatchingPatternConditionSyntax.self) == true
  }
}
