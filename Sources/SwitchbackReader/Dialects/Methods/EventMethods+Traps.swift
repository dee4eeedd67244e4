import SwiftSyntax

/// The methods that move nothing, and of which it depends on the state whether they come back: `precondition(state == .open)`.
extension EventMethods {
  /// The events and these, in the order in which they stand in the file.
  func entries(
    _ events: [MachineDeclaration.Entry],
    andTrapsWhere isPossible: (FunctionDeclSyntax) -> Bool
  ) -> [MachineDeclaration.Entry] {
    let found = Set(events.map(\.function.offset))
    return functions.indices.filter { index in
      let function = functions[index].function
      return found.contains(function.offset) || isPossible(function) && trapsOnState(index)
    }.map { .init(function: functions[$0].function, event: "", events: .function) }
  }

  /// What does not change a value asks about it, whatever it does.
  private func trapsOnState(_ index: Int) -> Bool {
    let function = functions[index].function
    guard function.access != .hidden, type.isShared || function.isMutating, !dispatchers.contains(function.offset),
      !isKeptOutside || !function.isView, let body = function.body, isCalledFromOutside(index)
    else { return false }
    let names = stateNames.subtracting(function.signature.parameterClause.parameters.map(\.innerName))
    return EveryCallFinder.calls(in: body).contains { call in
      if let required = ExprSyntax(call).requirement { return required.isSure && required.condition.names(any: names) }
      return endsProgram(call) && call.conditionsAround(in: body).contains { $0.names(any: names) }
    }
  }

  private func endsProgram(_ call: FunctionCallExprSyntax) -> Bool {
    if ExprSyntax(call).isTrap { return !ExprSyntax(call).isFailedAssertion }
    guard let name = call.calledName, call.calledExpression.nameBehindSelf == name else { return false }
    let own = type.functions(named: name)
    let found = own.isEmpty ? declarations.functions(named: name, seenFrom: call.offset) : own
    return !found.isEmpty && found.allSatisfy(\.neverReturns)
  }
}

extension SyntaxProtocol {
  /// Whether one of some properties of the instance is named.
  fileprivate func names(any names: Set<String>) -> Bool {
    let finder = PropertyFinder(names)
    finder.walk(self)
    return finder.isFound
  }
}

extension FunctionCallExprSyntax {
  /// What decides in a body whether it is come to; nothing where a closure is around it.
  fileprivate func conditionsAround(in body: CodeBlockSyntax) -> [Syntax] {
    let around = sequence(first: Syntax(self), next: \.parent).prefix { $0.id != body.id }
    guard !around.contains(where: { $0.is(ClosureExprSyntax.self) }) else { return [] }
    return around.compactMap { node in
      if let choice = node.as(SwitchExprSyntax.self) { return Syntax(choice.subject) }
      if let branch = node.as(IfExprSyntax.self) { return Syntax(branch.conditions) }
      return node.as(GuardStmtSyntax.self).map { Syntax($0.conditions) }
    }
  }
}

private final class PropertyFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    note(ExprSyntax(node))
    // The name behind a dot is that of something else.
    node.base.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(ExprSyntax(node))
    return .skipChildren
  }

  private func note(_ expression: ExprSyntax) {
    if names.contains(expression.nameBehindSelf) { isFound = true }
  }
}
