import SwiftSyntax

/// What holds a machine of states that are classes, and enters them: `func run() { machine.enter(Running.self) }`.
struct StateHolder {
  var type: Declarations.TypeDeclaration
  /// The property that holds the machine.
  var property: String
  var machine: StateMachineClass
  /// What enters a state when it is called.
  var events: [Event] = []
  /// The functions and computed properties that ask the machine for something, or call what does.
  var bearing: Set<String> = []
  /// The functions among them that enter a state.
  var entering: Set<String> = []
  /// The calls in events that enter a state.
  var followed: [FunctionCallExprSyntax] = []

  struct Event {
    var name: String
    var statements: CodeBlockItemListSyntax
    /// The names of what it is given.
    var parameters: [String]
    var offset: Int
  }

  /// Whether an expression is the machine: the property, or a local that was made from it.
  func names(_ expression: ExprSyntax, depth: Int = 4) -> Bool {
    let plain = expression.withoutMarks
    if let member = plain.as(MemberAccessExprSyntax.self), let base = member.base {
      return member.declName.baseName.identifierText == property && isInstance(base.withoutMarks)
    }
    // A local may be made from another one of its name.
    guard depth > 0, let name = plain.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let around = plain.member, !plain.isGiven(name)
    else { return false }
    let values = around.values(of: name)
    return values.isEmpty ? name == property : values.allSatisfy { names($0, depth: depth - 1) }
  }

  private func isInstance(_ expression: ExprSyntax) -> Bool {
    if expression.isSelf { return true }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let values = expression.member?.values(of: name), !expression.isGiven(name)
    else { return false }
    return !values.isEmpty && values.allSatisfy(\.isSelf)
  }

  /// `machine.currentState`
  func isCurrent(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.withoutMarks.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return machine.current.contains(member.declName.baseName.identifierText) && names(base)
  }

  /// `machine.enter(Running.self)`
  func request(_ expression: ExprSyntax, of states: StateTypes) -> StateRequestFinder.Request? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      machine.requests.contains(member.declName.baseName.identifierText), let base = member.base, names(base)
    else { return nil }
    return StateRequestFinder.request(for: Operands(argument.expression), of: states)
  }

  /// `Running` of `machine.canEnterState(Running.self)` and of `machine.currentState?.isValidNextState(Running.self)`.
  func question(_ expression: ExprSyntax, of states: StateTypes) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let name = call.arguments.first?.expression.metatypeName?.lastName, states.names.contains(name),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.identifierText.saysWhatMayFollow
    else { return nil }
    let asked = member.declName.baseName.identifierText
    return names(base) && !machine.others.contains(asked) || isCurrent(base) ? name : nil
  }
}

extension StateTypes {
  func holder(_ path: String) -> StateHolder? { holders.first { $0.type.path == path } }

  /// What a call asks for in a function of a type: of its own machine where it holds one.
  func request(_ expression: ExprSyntax, from path: String) -> StateRequestFinder.Request? {
    guard let holder = holder(path) else { return StateRequestFinder.request(expression, of: self) }
    return holder.request(expression, of: self)
  }
}

extension ExprSyntax {
  /// The function, the initialiser or the property in which it stands.
  fileprivate var member: Syntax? {
    sequence(first: Syntax(self), next: \.parent).first { $0.parent?.is(MemberBlockItemSyntax.self) == true }
  }

  /// Whether a function or a closure around it is given something by a name.
  fileprivate func isGiven(_ name: String) -> Bool {
    sequence(first: Syntax(self), next: \.parent).contains { around in
      if let closure = around.as(ClosureExprSyntax.self) { return closure.parameterNames.contains(name) }
      let parameters = around.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      return (parameters ?? around.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters)?
        .contains { $0.innerName == name } ?? false
    }
  }
}
