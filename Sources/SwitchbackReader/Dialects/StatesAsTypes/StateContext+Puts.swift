import SwiftSyntax

extension StateContext {
  /// Where a state puts the next: what, and where that stands.
  struct Put {
    var value: Operands
    var syntax: Syntax
  }

  /// `light.state = Green()`
  func value(putBy assignment: Assignment) -> Operands? {
    guard let member = assignment.target.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf,
      properties.contains(member.declName.baseName.identifierText)
    else { return nil }
    return assignment.value
  }

  /// `light.transition(to: Green())`, `light.turnGreen()`
  func value(putBy call: FunctionCallExprSyntax) -> Operands? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf,
      let made = makers[member.declName.baseName.identifierText], names.contains(base.nameBehindSelf.withoutUnwrapping)
    {
      return made
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf,
      setters.contains(member.declName.baseName.identifierText), call.arguments.count == 1,
      call.trailingClosure == nil, let only = call.arguments.first
    else { return nil }
    return Operands(only.expression)
  }

  /// Those that put one of these types, be it one of two.
  func puts(_ states: StateTypes, in syntax: some SyntaxProtocol) -> [Put] {
    PutFinder.puts(in: syntax, self).filter { put in
      put.value.elements.contains { MadeFinder.makes(states, in: $0) }
    }
  }

  /// The functions of a type that put one of the states there, be it in another one that they call.
  func functions(
    of type: Declarations.TypeDeclaration,
    putting states: StateTypes,
    in declarations: Declarations
  ) -> [FunctionDeclSyntax] {
    let direct = Set(type.functions.filter { !puts(states, in: $0).isEmpty }.map(\.name.identifierText))
    guard !direct.isEmpty else { return [] }
    return type.functions.filter { function in
      let name = function.name.identifierText
      return direct.contains(name)
        || !declarations.surveys.names(reachableFrom: name, in: type).isDisjoint(with: direct)
    }
  }

  /// Whether a call may put anything there: of another function of the holder, of the state that is held, of `super`.
  func mayPut(_ call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.contains(where: { names.contains($0.expression.nameBehindSelf) }) { return true }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base?.withoutMarks,
      !base.isSelf
    else { return false }
    let name = member.declName.baseName.identifierText
    if others.contains(name), names.contains(base.nameBehindSelf.withoutUnwrapping) { return true }
    return members.contains(name) && (base.is(SuperExprSyntax.self) || properties.contains(base.lastName ?? ""))
  }

  /// Whether a call is of a function of the state itself that puts another one there.
  func isOfState(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledName.map { members.contains($0) && call.calledExpression.nameBehindSelf == $0 } ?? false
  }
}

private final class PutFinder: SyntaxVisitor {
  private var found: [StateContext.Put] = []
  private let context: StateContext

  private init(_ context: StateContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  static func puts(in syntax: some SyntaxProtocol, _ context: StateContext) -> [StateContext.Put] {
    let finder = PutFinder(context)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = context.value(putBy: node) { found.append(.init(value: value, syntax: Syntax(node))) }
    return .visitChildren
  }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Assignment(expression).flatMap(context.value) {
      found.append(.init(value: value, syntax: Syntax(expression)))
    }
    return .visitChildren
  }
}

private final class MadeFinder: SyntaxVisitor {
  private var makes = false
  private let states: StateTypes

  private init(_ states: StateTypes) {
    self.states = states
    super.init(viewMode: .sourceAccurate)
  }

  static func makes(_ states: StateTypes, in expression: ExprSyntax) -> Bool {
    let finder = MadeFinder(states)
    finder.walk(expression)
    return finder.makes
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if states.made(by: node) != nil { makes = true }
    return .visitChildren
  }
}
