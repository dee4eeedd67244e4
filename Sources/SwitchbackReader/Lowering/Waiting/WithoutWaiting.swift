import SwiftSyntax

/// Where statements may get to without having waited.
struct WithoutWaiting: Equatable {
  var mayPass = false
  var mayLeave = false
  /// What they give where they leave; nothing is where they throw.
  var given: Set<String> = []

  static let nowhere = WithoutWaiting()
  static let passing = WithoutWaiting(mayPass: true)

  /// What is known of what the statements ask.
  struct Known {
    /// Whether what stands behind an `await` waits whenever it is called.
    var waits: (ExprSyntax) -> Bool
    /// Whether conditions hold at all times.
    var holds: (ConditionElementListSyntax) -> Bool = { _ in false }
  }

  init(_ statements: CodeBlockItemListSyntax, where known: Known) {
    mayPass = true
    for item in statements {
      let next = WithoutWaiting(Syntax(item.item), where: known)
      mayLeave = mayLeave || next.mayLeave
      given.formUnion(next.given)
      mayPass = next.mayPass
      guard mayPass else { return }
    }
  }

  private init(mayPass: Bool = false, mayLeave: Bool = false, given: Set<String> = []) {
    self.mayPass = mayPass
    self.mayLeave = mayLeave
    self.given = given
  }

  private init(_ statement: Syntax, where known: Known) {
    if let inner = statement.as(ExpressionStmtSyntax.self)?.expression {
      self.init(Syntax(inner), where: known)
    } else if AwaitFinder.sure(in: statement).contains(where: { $0.map { known.waits($0.expression) } ?? true }) {
      self = .nowhere
    } else if let branch = statement.as(IfExprSyntax.self) {
      self = WithoutWaiting(branch.body.statements, where: known).or(WithoutWaiting(branch.elseBody, where: known))
    } else if let choice = statement.as(SwitchExprSyntax.self) {
      self = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
        .map { WithoutWaiting($0, where: known) }.reduce(.nowhere) { $0.or($1) }
    } else if let guarded = statement.as(GuardStmtSyntax.self) {
      let otherwise = WithoutWaiting(guarded.body.statements, where: known)
      self = known.holds(guarded.conditions) ? .passing : WithoutWaiting.passing.or(otherwise)
    } else if let attempt = statement.as(DoStmtSyntax.self) {
      self.init(attempt.body.statements, where: known)
    } else if let leaving = statement.as(ReturnStmtSyntax.self) {
      self.init(mayLeave: true, given: [leaving.expression?.trimmedDescription ?? ""])
    } else if statement.is(ThrowStmtSyntax.self) {
      self.init(mayLeave: true)
    } else {
      // What only some builds have is not looked at.
      self = statement.is(IfConfigDeclSyntax.self) ? .nowhere : .passing
    }
  }

  private init(_ otherwise: IfExprSyntax.ElseBody?, where known: Known) {
    switch otherwise {
    case .ifExpr(let branch): self.init(Syntax(branch), where: known)
    case .codeBlock(let block): self.init(block.statements, where: known)
    case nil: self = .passing
    }
  }

  private func or(_ other: WithoutWaiting) -> WithoutWaiting {
    WithoutWaiting(
      mayPass: mayPass || other.mayPass,
      mayLeave: mayLeave || other.mayLeave,
      given: given.union(other.given)
    )
  }
}

/// Finds what a piece of a function waits for; nil for a loop that does.
final class AwaitFinder: SyntaxVisitor {
  private var found: [AwaitExprSyntax?] = []

  static func all(in syntax: some SyntaxProtocol) -> [AwaitExprSyntax?] {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    return finder.found
  }

  /// Those that are reached wherever the statement itself is.
  static func sure(in statement: Syntax) -> [AwaitExprSyntax?] {
    all(in: statement).filter { waiting in
      guard let waiting else { return statement.as(ForStmtSyntax.self)?.awaitKeyword != nil }
      return !sequence(first: Syntax(waiting), next: \.parent).prefix { $0.id != statement.id }
        .contains(where: \.dependsOnDecision)
    }
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.awaitKeyword != nil { found.append(nil) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Syntax {
  /// Whether what stands around it decides if it is run: a branch, a turn of a loop, what stands behind `&&`.
  fileprivate var dependsOnDecision: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .ifExpr, .guardStmt, .whileStmt, .forStmt, .deferStmt, .doStmt:
      return self.is(CodeBlockSyntax.self) || self.is(IfExprSyntax.self)
    case .switchExpr: return self.is(SwitchCaseListSyntax.self)
    case .catchClause: return true
    case .conditionElementList: return position != parent.position
    case .exprList:
      let text = parent.tokens(viewMode: .sourceAccurate).map(\.text)
      return position != parent.position && !Set(text).isDisjoint(with: ["&&", "||", "??", "?"])
    default: return false
    }
  }
}
