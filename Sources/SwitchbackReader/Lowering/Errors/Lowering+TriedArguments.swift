import SwiftSyntax

/// `try use(Data(contentsOf: url))`, where `use` throws nothing: what it is given may throw.
extension Lowering {
  /// What leaves before anything is done that bears on the machine.
  func failing(inArgumentsOf tried: ExprSyntax?, scope: Scope) -> [Statement] {
    guard let call = tried?.as(FunctionCallExprSyntax.self), throwsNothing(call, scope: scope) else { return [] }
    let calls = call.arguments.flatMap { CallFinder.all(in: $0.expression) }
    // What is done before the first that may throw is done in any case.
    guard let first = calls.first, inlined(ExprSyntax(first), scope: scope) == nil else { return [] }
    let failing = calls.filter { inlined(ExprSyntax($0), scope: scope) == nil && mayFail(ExprSyntax($0), scope: scope) }
    guard failing.first?.id == first.id else { return [] }
    let named = failing.count == 1 ? first : call
    let failure = failure(Operands(ExprSyntax(named)).failure, of: failing.map { ExprSyntax($0) }, scope: scope)
    return [.mayFail(failure, offset: first.offset)]
  }

  /// Whether it is a call of own functions that do not say that they throw.
  private func throwsNothing(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    let name = call.calledExpression.nameBehindSelf
    let functions = machine.declarations.types[scope.owner]?.functions(named: name) ?? []
    return scope[name] == nil && !functions.isEmpty && call.trailingClosure == nil
      && functions.allSatisfy { $0.signature.effectSpecifiers?.throwsClause == nil }
  }
}

/// Finds the calls in an expression, but for those of closures and behind a `try` of their own, in the order in which they are made.
private final class CallFinder: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func all(in expression: ExprSyntax) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.found
  }

  override func visitPost(_ node: FunctionCallExprSyntax) { found.append(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
