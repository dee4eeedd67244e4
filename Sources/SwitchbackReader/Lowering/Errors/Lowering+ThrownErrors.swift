import SwiftSyntax

/// What a function throws to its own `catch`, where a case is written for it: `throw LoadError.missing`.
extension Lowering {
  /// Where it is kept what the body of a `do` throws, if that is one of an enum which one of its clauses catches.
  mutating func slotOfErrors(in statement: DoStmtSyntax, scope: Scope) -> Slot? {
    let caught = statement.catchClauses.compactMap(\.cast).compactMap {
      enumeration(named: $0.type, at: statement, scope)
    }
    guard !caught.isEmpty else { return nil }
    let thrown = Set(ThrowFinder.all(in: statement.body).compactMap { enumeration(thrownBy: $0, scope: scope) })
    guard thrown.count == 1, let path = thrown.first, caught.contains(path) else { return nil }
    return slot(of: ValueType(path: path))
  }

  /// What leaves by a `throw`, kept for the clauses that may catch it.
  mutating func thrown(_ statement: ThrowStmtSyntax, scope: Scope) -> [Statement] {
    let term = Operands(statement.expression)
    let path = caseThrown(by: statement, scope: scope)
    let named = path.map { Expression.constant(.path($0)) } ?? .unknown(why: "")
    let kept = [
      Statement.assign(errors, named, term.site), keepingType(of: statement, named: path?.last, scope: scope),
    ]
    let leaving = Statement.fail(offset: statement.offset)
    guard let slot = scope.thrown, let type = variables[slot.id].type,
      enumeration(thrownBy: statement, scope: scope) == type.path
    else { return effects(in: term, scope: scope) + kept + [leaving] }
    let (before, value) = leaf(term, expected: type, scope: scope)
    return before + [.assign(slot, value, term.site)] + kept + [leaving]
  }

  /// `catch let error as LoadError`, where that is the enum of what is kept.
  func caught(by clause: CatchClauseSyntax, from slot: Slot?, text: String, scope: inout Scope) -> Condition? {
    guard let slot, let cast = clause.cast, let path = enumeration(named: cast.type, at: clause, scope),
      path == variables[slot.id].type?.path
    else { return nil }
    scope.bind(cast.name, to: .slot(slot))
    return .exists(slot, text: text)
  }

  func enumeration(thrownBy statement: ThrowStmtSyntax, scope: Scope) -> String? {
    let value = statement.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? statement.expression
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      let path = enumeration(named: base, at: statement, scope),
      machine.declarations.types[path]?.enumeration?.declaresCase(member.declName.baseName.identifierText) == true
    else { return nil }
    return path
  }

  func enumeration(named name: String, at syntax: some SyntaxProtocol, _ scope: Scope) -> String? {
    machine.declarations.seen(from: syntax).enumeration(named: name, from: scope.owner)?.path
  }
}

extension CatchClauseSyntax {
  /// `error` and `LoadError` of `catch let error as LoadError`.
  fileprivate var cast: (name: String, type: String)? {
    guard catchItems.count == 1, let item = catchItems.first, item.whereClause == nil, let pattern = item.pattern else {
      return nil
    }
    let tokens = Array(pattern.tokens(viewMode: .sourceAccurate))
    guard tokens.count > 3, tokens[0].text == "let", tokens[2].tokenKind == .keyword(.as) else { return nil }
    return (tokens[1].identifierText, tokens[3...].map(\.text).joined())
  }
}

/// Finds the `throw`s that leave a block, but for those of functions and closures in it.
private final class ThrowFinder: SyntaxVisitor {
  private var found: [ThrowStmtSyntax] = []

  static func all(in block: CodeBlockSyntax) -> [ThrowStmtSyntax] {
    let finder = ThrowFinder(viewMode: .sourceAccurate)
    finder.walk(block)
    return finder.found
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
