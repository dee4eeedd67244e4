import SwiftSyntax

extension CodeBlockSyntax {
  /// Whether a local is a part of what a function is given, looked at where there is one: `if let kind = update.kind { switch kind { … } }`.
  func asksForPart(_ name: String, of parameters: Set<String>) -> Bool {
    tokens(named: name).contains { token in
      guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
        let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self),
        binding.parent?.parent?.parent?.is(IfExprSyntax.self) == true, let value = binding.initializer?.value
      else { return false }
      return value.partOwner.map(parameters.contains) ?? false
    }
  }
}

extension ExprSyntax {
  /// `update` of `update.kind` and of `update?.change.kind`.
  fileprivate var partOwner: String? {
    guard var base = self.as(MemberAccessExprSyntax.self)?.base else { return nil }
    while true {
      if let chained = base.as(OptionalChainingExprSyntax.self) {
        base = chained.expression
      } else if let member = base.as(MemberAccessExprSyntax.self), let next = member.base {
        base = next
      } else {
        return base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
      }
    }
  }
}
