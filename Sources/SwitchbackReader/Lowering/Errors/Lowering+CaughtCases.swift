import SwiftSyntax

/// What is thrown by the name of a case is caught by it, be it behind calls: `throw LoadError.missing`, `catch LoadError.missing`.
extension Lowering {
  /// The case, and the enum behind it, so that a clause may leave out the enum where that is the type of all that is thrown.
  func caseThrown(by statement: ThrowStmtSyntax, scope: Scope) -> [String]? {
    guard let name = statement.expression.caseNamed else { return nil }
    if let path = enumeration(thrownBy: statement, scope: scope) { return [name.text, path] }
    guard name.base == nil, let type = Syntax(statement).thrownType,
      let path = enumeration(named: type.trimmedDescription, at: statement, scope), declares(path, name.text)
    else { return nil }
    return [name.text, path]
  }

  /// Whether that is what a clause catches; nil for a clause that asks for more than cases of enums of the module.
  func caughtByName(_ clause: CatchClauseSyntax, text: String, scope: Scope) -> Condition? {
    var conditions: [Condition] = []
    for item in clause.catchItems {
      guard item.whereClause == nil, let pattern = item.pattern,
        case .member(let member) = PatternNode(pattern).content
      else { return nil }
      var path = [member.name]
      if let base = member.base?.trimmedDescription {
        guard let named = enumeration(named: base, at: clause, scope), declares(named, member.name) else { return nil }
        path.append(named)
      }
      let wanted = CasePattern.path(path, payload: member.refutablePayload.map { _ in .init(text: text) })
      conditions.append(.matches(Operand(slot: errors, text: "error"), wanted, text: text))
    }
    return conditions.count > 1 ? .any(conditions) : conditions.first
  }

  private func declares(_ path: String, _ name: String) -> Bool {
    machine.declarations.types[path]?.enumeration?.declaresCase(name) == true
  }
}

extension ExprSyntax {
  /// `missing` of `LoadError.missing`, `.missing` and `.missing(name)`, and what stands before the dot.
  fileprivate var caseNamed: (base: ExprSyntax?, text: String)? {
    let named = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return named.as(MemberAccessExprSyntax.self).map { ($0.base, $0.declName.baseName.identifierText) }
  }
}

extension Syntax {
  /// The type of all that leaves where something is thrown: `throws(LoadError)`.
  fileprivate var thrownType: TypeSyntax? {
    for around in sequence(first: self, next: \.parent).dropFirst() {
      if let function = around.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.throwsClause?.type
      }
      if around.is(ClosureExprSyntax.self) || around.is(DoStmtSyntax.self) || around.is(MemberBlockSyntax.self) {
        return nil
      }
    }
    return nil
  }
}
