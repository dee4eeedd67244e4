import SwiftSyntax

extension Syntax {
  /// Whether an answer decides in a way that is followed, by itself or with others; or decides nothing.
  var isDecided: Bool {
    guard let parent else { return false }
    let isAlone =
      parent.is(ConditionElementSyntax.self) || parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self)
    if isAlone { return true }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      return clause.parent?.is(OptionalBindingConditionSyntax.self) == true || clause.isOfConstant
    }
    if let operators = parent.operators { return operators.allSatisfy(\.joins) && (parent.parent?.isDecided ?? false) }
    let isOnlyAround =
      parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
      || parent.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    if isOnlyAround { return parent.isDecided }
    guard let list = parent.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self), list.count == 1,
      let tuple = list.parent?.as(TupleExprSyntax.self)
    else { return false }
    return Syntax(tuple).isDecided
  }

  /// Whether something else is made of it that may decide: a comparison, a local, what is given to a call.
  var isAsked: Bool {
    for around in sequence(first: self, next: \.parent).dropFirst() {
      if around.is(CodeBlockItemSyntax.self) || around.is(ExpressionSegmentSyntax.self) { return false }
      if around.is(ConditionElementSyntax.self) || around.is(InitializerClauseSyntax.self)
        || around.is(ReturnStmtSyntax.self) || around.is(SwitchExprSyntax.self)
        || around.operators?.contains(where: \.compares) == true
      {
        return true
      }
      let list = around.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self)
      if let call = list?.parent?.as(FunctionCallExprSyntax.self), call.calledName != "print" { return true }
    }
    return false
  }

  /// What stands between the operands of a list of them.
  private var operators: [ExprSyntax]? {
    self.as(ExprListSyntax.self)?.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }
}

extension ExprSyntax {
  private static let joining: Set = ["&&", "||", "==", "!="]

  fileprivate var joins: Bool {
    self.is(AssignmentExprSyntax.self) || self.is(UnresolvedIsExprSyntax.self) || self.is(UnresolvedAsExprSyntax.self)
      || Self.joining.contains(trimmedDescription) && !isBesideValue
  }

  fileprivate var compares: Bool {
    self.is(BinaryOperatorExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self)
  }

  /// Whether it is compared with anything else than a literal.
  private var isBesideValue: Bool {
    guard ["==", "!="].contains(trimmedDescription), let list = parent?.as(ExprListSyntax.self),
      let index = list.index(of: self)
    else { return false }
    return !list[list.index(after: index)].is(BooleanLiteralExprSyntax.self)
  }
}

extension InitializerClauseSyntax {
  /// `let isDone = machine.enter(Done.self)`
  fileprivate var isOfConstant: Bool {
    let variable = parent?.parent?.parent?.as(VariableDeclSyntax.self)
    return variable?.bindingSpecifier.text == "let"
      && !Operands(value).elements.contains { $0.is(UnresolvedAsExprSyntax.self) }
  }
}
