import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether a call tells it how far to go from the state: `move(by: -1)`, and `Step(rawValue: step.rawValue + offset)` inside.
  func isToldStep(by call: Survey.CallName) -> Bool {
    guard call.arguments.contains(where: { Int($0) != nil }) else { return false }
    let steps = signature.parameterClause.parameters.filter { parameter in
      parameter.isInteger
        && zip(call.labels, call.arguments).contains { $0 == parameter.label && Int($1) != nil }
    }
    return steps.contains { reckons(with: $0.innerName) }
  }

  /// Whether a name is added to something that is a raw value, or a place in a list.
  private func reckons(with name: String) -> Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let sum = reference.parent?.as(ExprListSyntax.self)
      else { return false }
      let isSum = sum.contains { ["+", "-"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
      return isSum && sequence(first: Syntax(sum), next: \.parent).prefix { $0.id != id }.contains(where: \.isPlace)
    } ?? false
  }
}

extension FunctionParameterSyntax {
  /// Whether it is one number, which the function cannot change.
  var isInteger: Bool { type.trimmedDescription == "Int" && ellipsis == nil }
}

extension Syntax {
  /// Whether it is an argument that says which case or element is meant: `Step(rawValue: …)` and `steps[…]`.
  fileprivate var isPlace: Bool {
    guard let argument = self.as(LabeledExprSyntax.self) else { return false }
    return argument.label?.text == "rawValue" || argument.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
  }
}
