import SwiftSyntax

/// Closures that are called where they stand, for their values.
extension Lowering {
  /// A closure that is called where it stands, for its value, or between locking and unlocking: `{ … }()`,
  /// `lock.withLock { … }`.
  func calledClosure(_ expression: ExprSyntax, expected: ValueType?, scope: Scope) -> InlinedCall? {
    guard let expected, expected.isTracked || expected.isOptional,
      let call = expression.as(FunctionCallExprSyntax.self),
      let closure = call.closureCalled ?? call.closureInLock ?? givenBack(by: call, scope: scope), closure.takesNothing
    else { return nil }
    let given = GivenClosure(closure: closure, scope: scope)
    return InlinedCall(callee: .closure(given), receiver: scope.receiver, owner: scope.owner)
  }

  /// The same where it is written what several values it gives.
  func closureCalled(_ call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    guard scope.receiver == .machine, let state = machine.stateName(in: scope.owner),
      let closure = call.closureCalled ?? call.closureInLock ?? givenBack(by: call, scope: scope), closure.takesNothing,
      closure.signature?.returnClause != nil || closure.tuplesGiven != nil,
      machine.declarations.surveys.fresh(closure.statements, includingClosures: true).mentions(state)
    else { return nil }
    let given = GivenClosure(closure: closure, scope: scope)
    return InlinedCall(callee: .closure(given), receiver: scope.receiver, owner: scope.owner)
  }

  /// The same behind an own function that does nothing to the state besides: `sync { … }`.
  func closureGivenBack(_ expression: ExprSyntax, expected: ValueType?, scope: Scope) -> InlinedCall? {
    guard let call = expression.as(FunctionCallExprSyntax.self), givenBack(by: call, scope: scope) != nil else {
      return nil
    }
    return calledClosure(expression, expected: expected, scope: scope)
  }

  /// The type of what such a closure gives that has to do with the state, where that is written or told by all that it gives.
  func calledClosureType(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    guard let call = expression.as(FunctionCallExprSyntax.self), scope.receiver == .machine,
      let closure = call.closureCalled ?? call.closureInLock ?? givenBack(by: call, scope: scope), closure.takesNothing,
      let state = machine.stateName(in: scope.owner),
      machine.declarations.surveys.fresh(closure.statements, includingClosures: true).mentions(state)
    else { return nil }
    if let written = closure.signature?.returnClause?.type {
      return ValueType(written, in: machine.declarations, from: scope.owner)
    }
    return typeTold(byResultsOf: closure, scope: scope)
  }

  /// The type of what a closure gives, where all of that together tells it.
  func typeTold(byResultsOf closure: ClosureExprSyntax, scope: Scope) -> ValueType? {
    closure.allResults.flatMap { typeTold(by: $0, of: closure, scope: scope) }
  }

  /// The same of some of what it gives: of one of the values of the tuples that it gives.
  func typeTold(by results: [ExprSyntax], of closure: ClosureExprSyntax, scope: Scope) -> ValueType? {
    if closure.answers(with: results) { return .bool }
    // A case behind a dot is of the type that the others tell.
    let told = results.filter { !Operands($0).isCaseOrTwo }
    let types = told.map { type(ofResult: $0, of: closure, scope: scope) }
    if results.contains(where: { $0.is(NilLiteralExprSyntax.self) }), !types.contains(where: { $0?.isTracked == true })
    {
      var type = ValueType.other
      type.isOptional = true
      return type
    }
    guard let type = types.first ?? nil, type.isTracked, types.allSatisfy({ $0?.path == type.path }) else { return nil }
    return type
  }

  /// The type of one thing that a closure gives, where that may be a local of its own: `let old = state; …; return old`.
  private func type(ofResult result: ExprSyntax, of closure: ClosureExprSyntax, scope: Scope) -> ValueType? {
    guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let binding = Syntax(result).localBinding(of: name)
    else { return type(of: Operands(result), scope: scope) }
    switch binding {
    case .declared(let written, _) where closure.encloses(written):
      return ValueType(written, in: machine.declarations, from: scope.owner)
    case .value(let value) where closure.encloses(value): return type(ofResult: value, of: closure, scope: scope)
    case .bound(let value) where closure.encloses(value):
      var type = type(ofResult: value, of: closure, scope: scope)
      type?.isOptional = false
      return type
    default: return type(of: Operands(result), scope: scope)
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var takesNothing: Bool { signature?.capture == nil && parameterNames.isEmpty }

  /// Whether it gives a `Bool`, as one of the conditions that it gives tells of all.
  var answers: Bool { allResults.map { answers(with: $0) } ?? false }

  /// The same of some of what it gives.
  fileprivate func answers(with results: [ExprSyntax]) -> Bool {
    guard !results.contains(where: { $0.is(NilLiteralExprSyntax.self) }) else { return false }
    return results.contains { Operands($0).isAnswer || isBoundToAnswer($0) }
  }

  /// Whether it is the name of one of its own locals that holds a condition: `let wasOpen = state == .open`.
  private func isBoundToAnswer(_ result: ExprSyntax) -> Bool {
    guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .value(let value)? = Syntax(result).localBinding(of: name)
    else { return false }
    return encloses(value) && Operands(value).isAnswer
  }

  fileprivate func encloses(_ syntax: some SyntaxProtocol) -> Bool {
    statements.position <= syntax.position && syntax.endPosition <= statements.endPosition
  }

  fileprivate var allResults: [ExprSyntax]? { statements.allResults }
}

extension Operands {
  fileprivate var isAnswer: Bool { isCondition && Assignment(self) == nil }

  /// Whether it is a case behind a dot, or one of two.
  fileprivate var isCaseOrTwo: Bool {
    guard let (_, first, second) = Operands.ternary(self) else { return isCase }
    return Operands(first).isCaseOrTwo && second.isCaseOrTwo
  }
}

extension CodeBlockItemListSyntax {
  /// All that a function gives of which this is the body; nil where that is nothing.
  var allResults: [ExprSyntax]? {
    if count == 1, let values = first?.expression?.branchValues, !values.isEmpty { return values }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    let results = finder.found.compactMap(\.self)
    return results.isEmpty || results.count < finder.found.count ? nil : results
  }

  /// What it gives as a branch of an `if` or a `switch`: nothing where it leaves instead.
  fileprivate var branchValues: [ExprSyntax]? {
    guard count == 1, let item = first else { return nil }
    return item.expression.map(\.branchValues) ?? []
  }
}

/// Finds what a body gives, functions and closures in it left aside.
private final class ReturnFinder: SyntaxVisitor {
  private(set) var found: [ExprSyntax?] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.expression)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  fileprivate var closureCalled: ClosureExprSyntax? {
    arguments.isEmpty && trailingClosure == nil ? calledExpression.as(ClosureExprSyntax.self) : nil
  }

  /// What is given nothing and runs once before the call returns, which then gives its value.
  fileprivate var closureInLock: ClosureExprSyntax? {
    guard let closure = onlyClosure, closure.timing == .once,
      !closure.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "$0" })
    else { return nil }
    return closure
  }
}

extension ExprSyntax {
  /// All that it may give, one by one, if it is an `if` or a `switch`; nil for one that gives nothing.
  var branchValues: [ExprSyntax]? {
    var values: [ExprSyntax] = []
    for branch in branches ?? [] {
      guard let more = branch.map(\.branchValues) ?? nil else { return nil }
      values += more
    }
    return branches == nil ? [self] : values
  }

  /// The branches of an `if` or a `switch`, nil among them for an `else` that is missing; nil for anything else.
  private var branches: [CodeBlockItemListSyntax?]? {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.map { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    guard let condition = self.as(IfExprSyntax.self) else { return nil }
    let otherwise: [CodeBlockItemListSyntax?] =
      switch condition.elseBody {
      case .codeBlock(let body): [body.statements]
      case .ifExpr(let next): ExprSyntax(next).branches ?? []
      case nil: [nil]
      }
    return [condition.body.statements] + otherwise
  }

  /// What a lock gives back that is all that is read inside of it: `state` of `lock.withLock { state }`.
  var insideLock: ExprSyntax {
    guard let closure = self.as(FunctionCallExprSyntax.self)?.closureInLock, closure.takesNothing,
      let results = closure.allResults, results.count == 1
    else { return self }
    return results[0]
  }
}
