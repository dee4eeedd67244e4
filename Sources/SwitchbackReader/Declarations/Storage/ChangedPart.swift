import SwiftSyntax

/// What is changed where a part of a value is: `config` by `config.isOn = true`, `items` by `self.items[0].append(1)`, since
/// that runs a setter or observers as `=` does.
struct ChangedPart {
  /// The property, and what stands before it: `self.items`.
  let property: ExprSyntax
  let name: String
  /// The values around what is changed, the innermost first, and the property last.
  let around: [ExprSyntax]

  /// - Parameters:
  ///   - place: what is given another value, or of which something is called.
  ///   - isCalled: whether that is a function which changes it.
  ///   - isInstance: whether an expression stands for the instance.
  init?(_ place: ExprSyntax, isCalled: Bool, where isInstance: (ExprSyntax) -> Bool = \.isSelf) {
    var (expression, around) = (place, isCalled ? [place.bare] : [])
    while true {
      expression = expression.bare
      if let name = expression.as(DeclReferenceExprSyntax.self), !isInstance(expression) {
        (property, self.name, self.around) = (expression, name.baseName.identifierText, around)
        return
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        if isInstance(base.bare) {
          (property, name, self.around) = (expression, member.declName.baseName.identifierText, around)
          return
        }
        around.append(base.bare)
        expression = base
      } else if let element = expression.as(SubscriptCallExprSyntax.self), KeyPathPlace(expression) == nil {
        around.append(element.calledExpression.bare)
        expression = element.calledExpression
      } else {
        return nil
      }
    }
  }

  /// Whether it is the property itself that is given another value.
  var isWhole: Bool { around.isEmpty }
}
