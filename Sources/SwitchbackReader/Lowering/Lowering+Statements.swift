import SwiftSyntax

extension Lowering {
  /// - Parameter isValue: whether a block of a single expression ends the body with its value.
  mutating func block(_ items: CodeBlockItemListSyntax, scope: Scope, isValue: Bool) -> Block {
    if isValue, items.count == 1, let only = items.first?.expression { return value(only, scope: scope) }
    return block(Array(items)[...], scope: scope)
  }

  /// The statements from here on, so that a `guard` and a declaration can rule over what follows them.
  private mutating func block(_ items: ArraySlice<CodeBlockItemSyntax>, scope: Scope) -> Block {
    var statements: [Statement] = []
    var scope = scope
    for (index, item) in zip(items.indices, items) {
      switch item.item {
      case .decl(let declaration):
        statements += self.declaration(declaration, scope: &scope)
      case .stmt(let statement):
        if let guardStatement = statement.as(GuardStmtSyntax.self) {
          let rest = items[(index + 1)...]
          return Block(statements: statements + [branch(guardStatement, rest: rest, scope: scope)])
        }
        let isLast = index == items.index(before: items.endIndex)
        statements += self.statement(statement, scope: scope, isLast: isLast)
      case .expr(let expression):
        statements += self.statement(expression, scope: scope)
      }
    }
    return Block(statements: statements)
  }

  private mutating func branch(
    _ statement: GuardStmtSyntax,
    rest: ArraySlice<CodeBlockItemSyntax>,
    scope: Scope
  ) -> Statement {
    let (condition, inside) = conditions(statement.conditions, scope: scope)
    let otherwise = block(statement.body.statements, scope: scope, isValue: false)
    return .branch(condition, then: block(rest, scope: inside), otherwise: otherwise)
  }

  private mutating func statement(_ statement: StmtSyntax, scope: Scope, isLast: Bool) -> [Statement] {
    if let returned = statement.as(ReturnStmtSyntax.self) {
      guard let expression = returned.expression else { return [] }
      return value(expression, scope: scope).statements
    }
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      return self.statement(expression, scope: scope)
    }
    if let leaving = statement.as(BreakStmtSyntax.self), leaving.label == nil, isLast { return [] }
    if statement.is(BreakStmtSyntax.self) || statement.is(FallThroughStmtSyntax.self) {
      return opaque(statement, as: "'\(statement.text)'")
    }
    guard statement.canLeave else { return [] }
    return opaque(
      statement,
      as: "a '\(statement.firstToken(viewMode: .sourceAccurate)?.text ?? "statement")' statement that returns"
    )
  }

  private mutating func statement(_ expression: ExprSyntax, scope: Scope) -> [Statement] {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return [self.choice(choice, scope: scope, isValue: false)]
    }
    if let condition = expression.as(IfExprSyntax.self) {
      return [branch(condition, scope: scope, isValue: false)]
    }
    guard expression.isTrap else { return [] }
    return [.leave(.trap, offset: expression.offset)]
  }

  private mutating func declaration(_ declaration: DeclSyntax, scope: inout Scope) -> [Statement] {
    if declaration.is(IfConfigDeclSyntax.self) {
      guard declaration.canLeave else {
        unread("'#if' inside the body", at: declaration.offset)
        return []
      }
      return opaque(declaration, as: "'#if' inside the body")
    }
    scope = self.scope(scope, declaring: declaration)
    return []
  }

  /// A name that is declared hides what went by it, unless it is a constant that stands for the same.
  private func scope(_ scope: Scope, declaring declaration: DeclSyntax) -> Scope {
    var inside = scope.shadowed(by: declaration.boundNames)
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let" else {
      return inside
    }
    for binding in variable.bindings {
      guard let value = binding.initializer?.value else { continue }
      let subjects = subjects(value, scope: scope)
      for (column, subject) in zip(columns(of: PatternNode(binding.pattern), count: subjects.count), subjects) {
        if let name = column.boundName { inside.bind(name, to: subject) }
      }
    }
    return inside
  }

  /// From here on the source does not tell where the machine goes.
  private mutating func opaque(_ syntax: some SyntaxProtocol, as what: String) -> [Statement] {
    computed(syntax.firstLine, because: "\(what) is not followed", at: syntax.offset).statements
  }

  mutating func branch(_ expression: IfExprSyntax, scope: Scope, isValue: Bool) -> Statement {
    let (condition, inside) = conditions(expression.conditions, scope: scope)
    let then = block(expression.body.statements, scope: inside, isValue: isValue)
    return .branch(condition, then: then, otherwise: otherwise(expression.elseBody, scope: scope, isValue: isValue))
  }

  private mutating func otherwise(_ body: IfExprSyntax.ElseBody?, scope: Scope, isValue: Bool) -> Block {
    switch body {
    case .codeBlock(let body): block(body.statements, scope: scope, isValue: isValue)
    case .ifExpr(let next): Block(statements: [branch(next, scope: scope, isValue: isValue)])
    case nil: Block(statements: [])
    }
  }
}

extension CodeBlockItemSyntax {
  /// The item as an expression, which a `switch` or `if` is as well.
  fileprivate var expression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}

extension SyntaxProtocol {
  /// Whether the body can end inside this node.
  fileprivate var canLeave: Bool {
    let finder = LeavingFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }

  fileprivate var boundNames: [String] {
    let finder = BindingFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names
  }

  fileprivate var firstLine: String {
    let lines = trimmedDescription.split(separator: "\n", maxSplits: 1)
    return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
  }
}

private final class LeavingFinder: SyntaxVisitor {
  var found = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).isTrap { found = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The names that a pattern or a declaration introduces.
final class BindingFinder: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.identifierText)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) != true { names.append(node.baseName.identifierText) }
    return .skipChildren
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
