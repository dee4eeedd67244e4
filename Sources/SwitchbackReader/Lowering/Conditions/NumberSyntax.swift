import SwiftSyntax

/// An expression that looks like a number, which the types of what is in it have to confirm.
indirect enum NumberSyntax {
  case literal(Int)
  /// A local, or a computed property.
  case name(Operands)
  /// `Step.allCases.count`
  case count(ExprSyntax)
  /// `Step.allCases.firstIndex(of: step)`
  case place(of: ExprSyntax, in: ExprSyntax)
  /// `step.rawValue`
  case rawValue(ExprSyntax)
  case combined(NumberSyntax, Reckoning.Operator, NumberSyntax)

  init?(_ term: Operands) {
    if let inner = term.unwrapped {
      self.init(inner)
    } else if let expression = term.single {
      self.init(expression)
    } else {
      self.init(sum: term)
    }
  }

  /// The last operator that binds least is the one that is applied last.
  private init?(sum term: Operands) {
    func last(_ names: [String]) -> Int? {
      term.elements.lastIndex { names.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "") }
    }
    guard term.elements.count > 2, term.elements.count % 2 == 1,
      let index = last(["+", "-"]) ?? last(["*", "/", "%"]),
      let name = term.elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let combine = Reckoning.Operator(rawValue: name),
      let left = NumberSyntax(Operands(term.elements[..<index])),
      let right = NumberSyntax(Operands(term.elements[(index + 1)...]))
    else { return nil }
    self = .combined(left, combine, right)
  }

  private init?(_ expression: ExprSyntax) {
    if let literal = expression.as(IntegerLiteralExprSyntax.self), let number = Int(literal.literal.text) {
      self = .literal(number)
    } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      self.init(forced.expression)
    } else if expression.is(DeclReferenceExprSyntax.self) {
      self = .name(Operands(expression))
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      self.init(call)
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      switch member.declName.baseName.text {
      case "count", "endIndex": self = .count(base)
      case "startIndex": self = .literal(0)
      case "rawValue": self = .rawValue(base)
      default: self = .name(Operands(expression))
      }
    } else {
      return nil
    }
  }

  private init?(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let list = member.base else { return nil }
    let name = member.declName.baseName.text
    guard let argument = call.arguments.first, call.arguments.count == 1, call.trailingClosure == nil else {
      guard ["firstIndex", "lastIndex"].contains(name), let element = call.trailingClosure?.elementSought else {
        return nil
      }
      self = .place(of: element, in: list)
      return
    }
    switch (name, argument.label?.text) {
    case ("firstIndex", "of"), ("lastIndex", "of"), ("index", "of"): self = .place(of: argument.expression, in: list)
    case ("firstIndex", "where"), ("lastIndex", "where"):
      guard let element = argument.expression.as(ClosureExprSyntax.self)?.elementSought else { return nil }
      self = .place(of: element, in: list)
    case ("index", "after"), ("index", "before"):
      guard let from = NumberSyntax(Operands(argument.expression)) else { return nil }
      self = .combined(from, argument.label?.text == "after" ? .plus : .minus, .literal(1))
    default: return nil
    }
  }

  var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }
}

extension ClosureExprSyntax {
  /// `step` of `{ $0 == step }`.
  fileprivate var elementSought: ExprSyntax? {
    guard signature == nil, statements.count == 1, let item = statements.first?.item.as(ExprSyntax.self) else {
      return nil
    }
    let term = Operands(item)
    guard term.elements.count == 3, term.index(of: "==") == 1 else { return nil }
    let sides = [term.elements[0], term.elements[2]]
    return sides.contains { $0.trimmedDescription == "$0" } ? sides.first { $0.trimmedDescription != "$0" } : nil
  }
}
