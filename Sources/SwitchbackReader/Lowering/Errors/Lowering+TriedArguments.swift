import SwiftSyntax

/// `try await use(load(url))`, where `use` is followed: `try` and `await` are for what it is given as well.
extension Lowering {
  /// What leaves before anything is done that bears on the machine.
  mutating func failing(inArgumentsOf tried: ExprSyntax?, scope: Scope) -> [Statement] {
    guard let call = tried?.as(FunctionCallExprSyntax.self), let own = ownFunctions(calledBy: call, scope: scope) else {
      return []
    }
    let given = call.arguments.flatMap { TriedCallFinder.all(in: $0.expression) }
    // What is done before the first that may throw is done in any case.
    guard let first = given.first, inlined(ExprSyntax(first), scope: scope) == nil else { return [] }
    var failing = given.filter { inlined(ExprSyntax($0), scope: scope) == nil && mayFail(ExprSyntax($0), scope: scope) }
    if own.contains(where: { $0.signature.effectSpecifiers?.throwsClause != nil }) {
      // Here the function itself may be what 'try' is for.
      failing = failing.filter { says($0, { $0?.throwsClause != nil }, givenTo: call) }
    } else if failing.first?.id != first.id {
      return []
    }
    guard !failing.isEmpty else { return [] }
    let named = failing.count == 1 ? failing[0] : call
    let failure = failure(Operands(ExprSyntax(named)).failure, of: failing.map { ExprSyntax($0) }, scope: scope)
    return [.mayFail(failure, offset: failing[0].offset)]
  }

  /// What is waited for before a function is called that is followed.
  mutating func waiting(forArgumentsOf awaited: ExprSyntax, scope: Scope) -> [Statement] {
    guard machine.isShared, let call = awaited.as(FunctionCallExprSyntax.self),
      let own = ownFunctions(calledBy: call, scope: scope), !isFollowedFirst(givenTo: call, scope: scope)
    else { return [] }
    let given = call.arguments.flatMap { TriedCallFinder.all(in: $0.expression) }
      .filter { inlined(ExprSyntax($0), scope: scope) == nil && !$0.calledExpression.isImplicitMember }
    let isForGiven = given.count == 1 && own.allSatisfy { !$0.runsElsewhere && !$0.isAsync && !hops(awaited, to: $0) }
    let waiting = isForGiven ? given : given.filter { says($0, { $0?.asyncSpecifier != nil }, givenTo: call) }
    return waiting.flatMap { suspension(at: ExprSyntax($0), scope: scope) }
  }

  /// Those of the type that a call may mean.
  private func ownFunctions(calledBy call: FunctionCallExprSyntax, scope: Scope) -> [FunctionDeclSyntax]? {
    let name = call.calledExpression.nameBehindSelf
    let functions = machine.declarations.types[scope.owner]?.functions(named: name) ?? []
    return scope[name] == nil && !functions.isEmpty && call.trailingClosure == nil ? functions : nil
  }

  /// Whether the declarations of what is called have an effect; where they do not tell, it is assumed that it has none.
  private mutating func says(
    _ call: FunctionCallExprSyntax,
    _ effect: (FunctionEffectSpecifiersSyntax?) -> Bool,
    givenTo user: FunctionCallExprSyntax
  ) -> Bool {
    if let isSaid = isSaid(of: call, effect) { return isSaid }
    // What it is given itself is said with it.
    let around = sequence(first: Syntax(call), next: \.parent).dropFirst().first { $0.is(FunctionCallExprSyntax.self) }
    guard around?.id == Syntax(user).id else { return false }
    let name = user.calledName ?? user.calledExpression.text
    assume("'\(Operands(ExprSyntax(call)).failure.text)', which '\(name)' is given, neither waits nor throws")
    return false
  }

  /// Nil where no declaration tells.
  func isSaid(
    of call: FunctionCallExprSyntax,
    _ effect: (FunctionEffectSpecifiersSyntax?) -> Bool
  ) -> Bool? {
    let declarations = machine.declarations
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = call.calledName, member == nil || member?.base != nil else { return false }
    let functions =
      declarations.everywhere.flatMap { $0.functions(named: name) } + (declarations.index.functionsByName[name] ?? [])
    let effects = functions.map { effect($0.signature.effectSpecifiers) }
    if !effects.isEmpty, effects.allSatisfy({ $0 }) { return true }
    if let type = declarations.type(named: call.calledExpression.trimmedDescription, from: machine.owner) {
      return type.initializers.contains { effect($0.signature.effectSpecifiers) } ? nil : false
    }
    if !effects.isEmpty, !effects.contains(true), member.map({ $0.base?.isSelf == true }) ?? true { return false }
    // A conversion: `String(number)`.
    let isConversion = call.arguments.count < 2 && call.arguments.allSatisfy { $0.label == nil }
    return name.first?.isUppercase == true && isConversion ? false : nil
  }
}

extension ExprSyntax {
  /// `.failed` of `.failed(error)`, for which nobody waits.
  fileprivate var isImplicitMember: Bool { self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }
}

extension FunctionDeclSyntax {
  fileprivate var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}

/// Finds the calls in an expression, but for those of closures and behind a `try` of their own, in the order in which they are made.
final class TriedCallFinder: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func all(in expression: ExprSyntax) -> [FunctionCallExprSyntax] {
    let finder = TriedCallFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.found
  }

  override func visitPost(_ node: FunctionCallExprSyntax) { found.append(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
