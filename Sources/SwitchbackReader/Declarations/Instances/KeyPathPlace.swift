import SwiftSyntax

/// What a subscript reaches by a key path: `broker[keyPath: \.state]`.
struct KeyPathPlace {
  var base: ExprSyntax
  /// Nil where only running the code tells.
  var name: String?

  init?(_ expression: ExprSyntax) {
    guard let element = expression.as(SubscriptCallExprSyntax.self), let path = element.arguments.first,
      path.label?.text == "keyPath"
    else { return nil }
    base = element.calledExpression
    name = path.expression.lastOfKeyPath
  }
}

extension ExprSyntax {
  /// `state` of `\.state` and of `\Broker.state`.
  var lastOfKeyPath: String? {
    guard self.is(KeyPathExprSyntax.self) else { return nil }
    return trimmedDescription.split(separator: ".").last.map { String($0.filter { $0 != "?" && $0 != "!" }) }
  }
}
