import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether a function that it names goes by the names of locals only, which are called: `let stop = isOn ? reset : pause`.
  func onlyBindsLocals(to name: String) -> Bool {
    guard let body else { return false }
    let named = ReferenceFinder.references(to: name, in: body)
    return !named.isEmpty
      && named.allSatisfy { reference in
        guard let local = Syntax(reference).localGivenValue else { return false }
        let uses = ReferenceFinder.references(to: local, in: body)
        return !uses.isEmpty && uses.allSatisfy(\.isCalled)
      }
  }
}

extension DeclReferenceExprSyntax {
  var isCalled: Bool { parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id }
}

extension Syntax {
  /// The local whose value this is, or is one of two ways to it.
  fileprivate var localGivenValue: String? {
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      if parent.is(LabeledExprSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
        return nil
      }
      guard let binding = parent.as(PatternBindingSyntax.self) else { continue }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }
    return nil
  }
}
