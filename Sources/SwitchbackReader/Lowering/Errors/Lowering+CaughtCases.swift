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
      guard item.whereClause == nil, let condition = caughtByName(item, text: text, scope: scope) else { return nil }
      conditions.append(condition)
    }
    return conditions.count > 1 ? .any(conditions) : conditions.first
  }

  /// `catch LoadError.missing where state == .busy`, as far as both can be told.
  mutating func caughtWhere(_ clause: CatchClauseSyntax, text: String, scope: Scope) -> Condition? {
    guard clause.catchItems.count == 1, let item = clause.catchItems.first, let question = item.whereClause else {
      return nil
    }
    let asked = condition(Operands(question.condition), scope: scope)
    guard asked.before.isEmpty else { return nil }
    let isAny = item.pattern?.isIrrefutable ?? true
    let named = isAny ? .all([]) : caughtByName(item, text: text, scope: scope) ?? .text(text)
    return .told(.all([named, asked.condition]), otherwise: .text(text))
  }

  private func caughtByName(_ item: CatchItemSyntax, text: String, scope: Scope) -> Condition? {
    guard let pattern = item.pattern, case .member(let member) = PatternNode(pattern).content,
      let path = path(ofCaught: member, at: item, scope: scope)
    else { return nil }
    let wanted = CasePattern.path(path, payload: member.refutablePayload.map { _ in .init(text: text) })
    return .matches(Operand(slot: errors, text: "error"), wanted, text: text)
  }

  /// The case, and the enum behind it where that is written; nil for what is no case of an enum of the module.
  private func path(ofCaught member: PatternNode.Member, at syntax: some SyntaxProtocol, scope: Scope) -> [String]? {
    guard let base = member.base?.trimmedDescription else { return [member.name] }
    guard let named = enumeration(named: base, at: syntax, scope), declares(named, member.name) else { return nil }
    return [member.name, named]
  }

  /// The rows of a `switch` over what was caught, where they all name cases.
  func errorSubject(of choice: SwitchExprSyntax, scope: Scope) -> Slot? {
    guard let name = choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let slot = scope.caughtCase(named: name)
    else { return nil }
    let patterns = choice.cases.flatMap { $0.patterns }
    return patterns.allSatisfy { errorPattern($0, scope: scope) != nil || $0.isIrrefutable } ? slot : nil
  }

  /// What such a row asks for.
  func casePattern(ofCaught pattern: PatternSyntax, of subjects: [Operand], scope: Scope) -> CasePattern? {
    guard subjects.count == 1, let slot = subjects[0].slot, scope.keepsCaughtCase(slot) else { return nil }
    return errorPattern(pattern, scope: scope)
  }

  /// `case .missing`, and `case LoadError.missing`, of what was caught.
  private func errorPattern(_ pattern: PatternSyntax, scope: Scope) -> CasePattern? {
    guard case .member(let member) = PatternNode(pattern).content,
      let path = path(ofCaught: member, at: pattern, scope: scope)
    else { return nil }
    return .path(path, payload: member.refutablePayload)
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

extension SwitchCaseListSyntax.Element {
  fileprivate var patterns: [PatternSyntax] {
    guard case .switchCase(let item) = self, case .case(let label) = item.label else { return [] }
    return label.caseItems.map(\.pattern)
  }
}
