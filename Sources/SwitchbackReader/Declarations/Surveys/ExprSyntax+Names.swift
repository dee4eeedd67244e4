import SwiftSyntax

extension ExprSyntax {
  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }

  /// `Broker` of `Broker(name: "a")`.
  var madeType: String? {
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.identifierText.first?.isUppercase == true
    else { return nil }
    return callee.baseName.identifierText
  }

  /// The source text without `self.`, `try`, `await` and `consume` before it.
  var nameBehindSelf: String {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.nameBehindSelf }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.nameBehindSelf }
    if let consumed = self.as(ConsumeExprSyntax.self) { return consumed.expression.nameBehindSelf }
    let text = trimmedDescription.unquoted
    for prefix in ["self.", "self?."] where text.hasPrefix(prefix) { return String(text.dropFirst(prefix.count)) }
    return text
  }

  /// What stands on the sides of `==`.
  var comparedOperands: [ExprSyntax] {
    let elements = Operands(self).elements
    return elements.indices.dropFirst().dropLast().filter { index in
      elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
    }.flatMap { [elements[$0 - 1], elements[$0 + 1]] }
  }

  var waits: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } }

  /// The names that occur in it.
  var identifiers: Set<String> {
    Set(tokens(viewMode: .sourceAccurate).map(\.identifierText))
  }
}

extension String {
  /// The text of an expression without the marks that unwrap: `machine.state` of `machine?.state`.
  var withoutUnwrapping: String { filter { $0 != "?" && $0 != "!" } }
}

extension String {
  /// Without the backticks of quoted names.
  var unquoted: String {
    // To go through all characters takes longer than all else here, and few names are quoted.
    utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self
  }
}
