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
    return declarations.mayTrap(in: body, asking: names, of: type)
  }
}

extension Lowering {
  /// Whether a closure that changes nothing runs once where it is given, and it depends on the state whether it comes back.
  func trapsOnState(_ closure: ClosureExprSyntax, scope: Scope) -> Bool {
    guard closure.timing == .once, scope.receiver == .machine, let type = machine.declarations.types[scope.owner] else {
      return false
    }
    let names = machine.stateNames(in: scope.owner).filter { scope[$0] == nil }
    return machine.declarations.mayTrap(in: closure, asking: names, of: type)
  }
}

extension Declarations {
  /// Whether a piece of source, with the closures in it that run at once, stops the program where what some properties
  /// hold makes it.
  fileprivate func mayTrap(in piece: some SyntaxProtocol, asking names: Set<String>, of type: TypeDeclaration) -> Bool {
    EveryCallFinder.calls(in: piece).contains { call in
      guard let around = call.nodesAround(in: piece) else { return false }
      let finder = PropertyFinder(names, lent: LentNames(boxes: surveys.facts.boxes))
      for closure in around.reversed().compactMap({ $0.as(ClosureExprSyntax.self) }) { finder.enter(closure) }
      if let required = ExprSyntax(call).requirement {
        return required.isSure && finder.isNamed(in: required.condition)
      }
      return endsProgram(call, in: type) && around.compactMap(\.decidingPart).contains(where: finder.isNamed)
    }
  }

  private func endsProgram(_ call: FunctionCallExprSyntax, in type: TypeDeclaration) -> Bool {
    if ExprSyntax(call).isTrap { return !ExprSyntax(call).isFailedAssertion }
    guard let name = call.calledName, call.calledExpression.nameBehindSelf == name else { return false }
    let own = type.functions(named: name)
    let found = own.isEmpty ? functions(named: name, seenFrom: call.offset) : own
    return !found.isEmpty && found.allSatisfy(\.neverReturns)
  }
}

extension SyntaxProtocol {
  /// What is around it in a piece of source, from inside; nil where one of that is a closure that does not run at once.
  fileprivate func nodesAround(in piece: some SyntaxProtocol) -> [Syntax]? {
    let around = Array(sequence(first: Syntax(self), next: \.parent).prefix { $0.id != piece.id }) + [Syntax(piece)]
    let runsAtOnce = around.dropLast().allSatisfy { $0.as(ClosureExprSyntax.self)?.timing.isAtOnce ?? true }
    return runsAtOnce ? around : nil
  }
}

extension Syntax {
  /// What decides whether what is inside of it is come to.
  fileprivate var decidingPart: Syntax? {
    if let choice = self.as(SwitchExprSyntax.self) { return Syntax(choice.subject) }
    if let branch = self.as(IfExprSyntax.self) { return Syntax(branch.conditions) }
    return self.as(GuardStmtSyntax.self).map { Syntax($0.conditions) }
  }
}

/// Finds the properties that hold the state, be it in a box that lends it.
private final class PropertyFinder: SyntaxVisitor {
  private var isFound = false
  private let names: Set<String>
  private var lent: LentNames

  init(_ names: Set<String>, lent: LentNames) {
    self.names = names
    self.lent = lent
    super.init(viewMode: .sourceAccurate)
  }

  func enter(_ closure: ClosureExprSyntax) { lent.enter(closure) }

  func isNamed(in syntax: some SyntaxProtocol) -> Bool {
    isFound = false
    walk(syntax)
    return isFound
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
    if names.contains(lent.name(of: expression)) { isFound = true }
  }
}
