import SwiftSyntax

extension MachineDeclaration {
  /// Whether closures outlive a call without naming 'self': in a value that performs steps, or whose state is kept outside,
  /// and where the type itself has the state.
  var isOutlivedByClosures: Bool {
    isKeptOutside || isStatic || steps != nil && declarations.types[owner]?.isShared == false
  }
}

extension ClosureExprSyntax {
  /// Whether it is put into a property: `page.onLogin = { … }`.
  var isAssigned: Bool { assignedName != nil }

  private var assignedName: String? { target?.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText }

  /// What it is assigned to.
  private var target: ExprSyntax? {
    if let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == ExprSyntax(self).id {
      return list.first
    }
    guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) else {
      return nil
    }
    return infix.leftOperand
  }

  /// What it is called where it is written: the property, the label, or else the function that is given it.
  var ownName: String {
    let labelled =
      parent?.as(LabeledExprSyntax.self)?.label ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
    let assigned = target?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    return assignedName ?? assigned ?? labelled?.identifierText ?? call?.calledName ?? constantName ?? "closure"
  }

  /// What holds where it runs once more: `for job in jobs` of `jobs.forEach { job in … }`.
  var textOfTurn: String {
    guard let member = call?.calledExpression.as(MemberAccessExprSyntax.self), let list = member.base,
      member.declName.baseName.text == "forEach"
    else { return calleeText }
    let element = parameterNames.first ?? (statements.description.contains("$0") ? "$0" : "_")
    return "for \(element) in \(list.text)"
  }

  /// The parameter over whose cases it switches.
  var switchedParameter: String? {
    let matched = Survey(statements).matched
    return (parameterNames.isEmpty ? ["$0"] : parameterNames).first(where: matched.contains)
  }
}
