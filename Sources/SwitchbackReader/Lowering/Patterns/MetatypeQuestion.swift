import SwiftSyntax

/// A condition on which type a value is: the value, and the types of which it may be one.
struct MetatypeQuestion {
  var subject: ExprSyntax
  var types: [String]
  var isNegated = false

  init?(_ term: Operands) {
    let elements = term.elements
    if let list = term.single?.as(FunctionCallExprSyntax.self).flatMap(Self.membership) {
      self = list
    } else if let test = term.single?.as(IsExprSyntax.self), let type = test.type.metatypeName {
      self.init(subject: test.expression, types: [type])
    } else if elements.count == 3, elements[1].is(UnresolvedIsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type.metatypeName
    {
      self.init(subject: elements[0], types: [type])
    } else if elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!=", "===", "!=="].contains(sign)
    {
      let isNegated = sign.hasPrefix("!")
      if let type = elements[2].metatypeName, elements[0].metatypeName == nil || type.first?.isLowercase != true {
        self.init(subject: elements[0], types: [type], isNegated: isNegated)
      } else if let type = elements[0].metatypeName {
        self.init(subject: elements[2], types: [type], isNegated: isNegated)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  private init(subject: ExprSyntax, types: [String], isNegated: Bool = false) {
    (self.subject, self.types, self.isNegated) = (subject.behindSelf, types, isNegated)
  }

  /// `[Running.self, Done.self].contains { $0 == type }`
  private static func membership(_ call: FunctionCallExprSyntax) -> MetatypeQuestion? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "contains", let list = member.base?.behindCast.as(ArrayExprSyntax.self),
      let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self),
      closure.statements.count == 1, let only = closure.statements.first?.expression
    else { return nil }
    let sides = Operands(only)
    guard sides.elements.count == 3,
      ["==", "==="].contains(sides.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text),
      let subject = [sides.elements[0], sides.elements[2]].first(where: { $0.trimmedDescription != "$0" }),
      [sides.elements[0], sides.elements[2]].contains(where: { $0.trimmedDescription == "$0" })
    else { return nil }
    let types = list.elements.map(\.expression.metatypeName)
    guard !types.contains(nil) else { return nil }
    return MetatypeQuestion(subject: subject, types: types.compactMap(\.self))
  }
}

extension TypeSyntax {
  /// `Running` of `Running.Type`.
  var metatypeName: String? {
    if let metatype = self.as(MetatypeTypeSyntax.self) { return metatype.baseType.plainName }
    guard let member = self.as(MemberTypeSyntax.self), member.name.text == "Type" else { return nil }
    return member.baseType.plainName
  }
}

extension ExprSyntax {
  /// `Running` of `Running.self`.
  var metatypeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else { return nil }
    return member.base?.trimmedDescription
  }

  /// `type` of `type.self`, which is the same.
  fileprivate var behindSelf: ExprSyntax {
    guard metatypeName != nil, let base = self.as(MemberAccessExprSyntax.self)?.base else { return self }
    return base
  }

  /// `[…]` of `([…] as [AnyClass])`.
  fileprivate var behindCast: ExprSyntax { Operands(self).unwrapped?.single?.behindCast ?? self }
}
