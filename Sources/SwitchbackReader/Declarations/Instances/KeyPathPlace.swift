import SwiftSyntax

/// What a subscript reaches by a key path: `broker[keyPath: \.state]`.
struct KeyPathPlace {
  var base: ExprSyntax
  /// The last name of the path; nil where only running the code tells.
  var name: String?
  /// `phase` of `\.phase.count`; nil where the path is not written, or begins otherwise.
  var firstName: String?
  /// Whether nothing stands behind that.
  var isOneName: Bool

  init?(_ expression: ExprSyntax) {
    guard let element = expression.as(SubscriptCallExprSyntax.self), let path = element.arguments.first,
      path.label?.text == "keyPath"
    else { return nil }
    base = element.calledExpression
    name = path.expression.lastOfKeyPath
    let components = path.expression.as(KeyPathExprSyntax.self)?.components
    if case .property(let property)? = components?.first?.component {
      firstName = property.declName.baseName.identifierText
    }
    isOneName = element.arguments.count == 1 && components?.count == 1
  }
}

extension ExprSyntax {
  /// `state` of `\.state` and of `\Broker.state`.
  var lastOfKeyPath: String? {
    guard self.is(KeyPathExprSyntax.self) else { return nil }
    return trimmedDescription.split(separator: ".").last.map { String($0).withoutUnwrapping }
  }
}
