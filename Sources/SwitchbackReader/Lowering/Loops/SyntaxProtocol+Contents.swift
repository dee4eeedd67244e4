import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the function can end inside this node.
  var canLeave: Bool {
    let finder = LeavingFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }

  /// The names that a pattern introduces.
  var boundNames: [String] {
    let finder = BindingFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names
  }
}

extension ExprSyntax {
  /// Whether the program stops here: `fatalError()`, or an assertion that cannot hold.
  var isTrap: Bool {
    guard let name = plainCallee else { return false }
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name)
  }

  /// What `precondition` and `assert` ask for, and whether release builds ask, too.
  var requirement: (condition: ExprSyntax, isSure: Bool)? {
    guard let name = plainCallee, name == "precondition" || name == "assert",
      let condition = self.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    else { return nil }
    return (condition, name == "precondition")
  }

  var plainCallee: String? {
    guard let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else { return nil }
    return name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
  }

  /// What `!` or `?` behind it unwraps.
  var unwrappedOptional: Operands? {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return Operands(forced.expression) }
    return self.as(OptionalChainingExprSyntax.self).map { Operands($0.expression) }
  }
}

extension PatternSyntax {
  var isIrrefutable: Bool { PatternNode(self).isIrrefutable }
}

private final class LeavingFinder: SyntaxVisitor {
  var found = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
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

private final class BindingFinder: SyntaxVisitor {
  var names: [String] = []
  /// How many `let` and `var` are around, without which a name in a pattern is an expression.
  private var bindings = 0

  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
    bindings += 1
    return .visitChildren
  }

  override func visitPost(_ node: ValueBindingPatternSyntax) { bindings -= 1 }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.identifierText)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if bindings > 0, node.parent?.is(MemberAccessExprSyntax.self) != true { names.append(node.baseName.identifierText) }
    return .skipChildren
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
