import SwiftSyntax

/// A closure that knows the instance by the name of its parameter, since the call is given that beside it:
/// `source.subscribe(with: self) { owner, n in owner.finish(n) }`, `[self].forEach { $0.stop() }`.
extension ClosureExprSyntax {
  /// That parameter; nil where it may be something else.
  ///
  /// What names `self` besides has no need of another name for it.
  var instanceName: String? {
    guard let call, call.calledExpression.id != id, call.handsOnInstance, let name = ownNames.first,
      name != "self", !hasWrittenTypes, !isInValue
    else { return nil }
    var isUsed = false
    for token in tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.self) { return nil }
      if token.identifierText == name, token.hasMemberBehind { isUsed = true }
    }
    return isUsed ? name : nil
  }

  /// The names that hide what went by them around it.
  var hidingNames: [String] {
    guard let instance = instanceName else { return ownNames }
    return ownNames.filter { $0 != instance }
  }

  private var hasWrittenTypes: Bool {
    guard case .parameterClause(let clause)? = signature?.parameterClause else { return false }
    return clause.parameters.contains { $0.type != nil }
  }

  /// Whether the instance is copied where it is given to something.
  private var isInValue: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
      $0.asProtocol((any DeclGroupSyntax).self)
    }
    return around.first { _ in true }.map { $0.is(StructDeclSyntax.self) || $0.is(EnumDeclSyntax.self) } ?? false
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is given the instance beside a closure, or gives nothing else to one.
  fileprivate var handsOnInstance: Bool {
    // What is folded over a list begins with the instance, and is something else then.
    if calledName == "reduce" { return false }
    if arguments.count(where: { $0.expression.isSelf }) == 1 { return true }
    if calledExpression.nameBehindSelf == "assumeIsolated" { return true }
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      WrittenType.visitingNames.contains(callee.declName.baseName.identifierText)
    else { return false }
    let elements = base.as(ArrayExprSyntax.self)?.elements
    return elements?.count == 1 && elements?.first?.expression.isSelf == true
  }
}

extension ExprSyntax {
  /// What stands in `Optional(…)`.
  var inOptional: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
      call.calledExpression.trimmedDescription == "Optional"
    else { return nil }
    return call.arguments.first?.expression
  }
}

extension TokenSyntax {
  /// `.` and `?.`.
  fileprivate var hasMemberBehind: Bool {
    var next = nextToken(viewMode: .sourceAccurate)
    while next?.tokenKind == .postfixQuestionMark || next?.tokenKind == .exclamationMark {
      next = next?.nextToken(viewMode: .sourceAccurate)
    }
    return next?.tokenKind == .period
  }
}
