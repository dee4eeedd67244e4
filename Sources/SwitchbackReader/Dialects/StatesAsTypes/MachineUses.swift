import SwiftSyntax

/// What a piece of source does with a machine that its type holds.
struct MachineUses {
  private(set) var requests: [FunctionCallExprSyntax] = []
  /// Whether it does anything with it, or with what it holds.
  private(set) var isUsed = false
  /// Whether some of that is not followed.
  private(set) var isUnclear = false
  /// The closures in it that do not run at once.
  private(set) var closures: [ClosureExprSyntax] = []
  /// All that is named there.
  let names: Set<String>
  /// What is called at once on the instance itself.
  let calls: Set<String>
  /// The functions that are named to be called by others.
  let values: Set<String>

  /// - Parameter asking: the functions of states that ask for another one.
  init(in syntax: Syntax, by holder: StateHolder, of states: StateTypes, besides asking: Set<String>) {
    let finder = MachineUseFinder(holder, states, asking)
    finder.walk(syntax)
    (requests, isUsed, isUnclear, closures) = (finder.requests, finder.isUsed, finder.isUnclear, finder.closures)
    names = finder.names
    let survey = Survey(syntax)
    calls = Set(survey.calls.filter(\.isOnSelf).map(\.name))
    values = Set(survey.values.map(\.name))
  }
}

private final class MachineUseFinder: SyntaxVisitor {
  private(set) var requests: [FunctionCallExprSyntax] = []
  private(set) var isUsed = false
  private(set) var isUnclear = false
  private(set) var closures: [ClosureExprSyntax] = []
  private(set) var names: Set<String> = []
  private let holder: StateHolder
  private let states: StateTypes
  private let asking: Set<String>

  init(_ holder: StateHolder, _ states: StateTypes, _ asking: Set<String>) {
    (self.holder, self.states, self.asking) = (holder, states, asking)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard !node.timing.isAtOnce else { return .visitChildren }
    closures.append(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A state may go on by itself.
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf,
      asking.contains(member.declName.baseName.identifierText)
    {
      isUnclear = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.identifierText)
    return note(ExprSyntax(node))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.identifierText)
    return node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id ? .skipChildren : note(ExprSyntax(node))
  }

  private func note(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard holder.names(expression) else { return .visitChildren }
    isUsed = true
    if !isFollowed(expression.withMarks) { isUnclear = true }
    return .skipChildren
  }

  /// Whether it is known what happens to the machine there.
  private func isFollowed(_ machine: ExprSyntax) -> Bool {
    guard let member = machine.parent?.as(MemberAccessExprSyntax.self), member.base?.id == machine.id else {
      return machine.isBound || machine.isCompared
    }
    let name = member.declName.baseName.identifierText
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
    else { return machineState(ExprSyntax(member).withMarks) }
    if holder.request(ExprSyntax(call), of: states) != nil {
      requests.append(call)
      return Syntax(call).isDecided
    }
    if holder.question(ExprSyntax(call), of: states) != nil { return Syntax(call).isDecided }
    return !holder.machine.others.contains(name) && !name.saysWhatMayFollow && !holder.machine.requests.contains(name)
      && !Syntax(call).isAsked
  }

  /// The same of the state that it holds.
  private func machineState(_ state: ExprSyntax) -> Bool {
    guard holder.isCurrent(state) else { return false }
    if let call = state.parent?.parent?.as(FunctionCallExprSyntax.self),
      holder.question(ExprSyntax(call), of: states) != nil
    {
      return Syntax(call).isDecided
    }
    if state.parent?.is(SwitchExprSyntax.self) == true || state.isCompared { return true }
    return state.isAskedForType ? Syntax(state).isDecided : !Syntax(state).isAsked
  }
}

extension ExprSyntax {
  /// `let machine = self.machine`
  fileprivate var isBound: Bool {
    guard let clause = parent?.as(InitializerClauseSyntax.self) else { return false }
    return clause.parent?.is(PatternBindingSyntax.self) == true
      || clause.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  /// `machine != nil`
  fileprivate var isCompared: Bool {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == id }), elements.indices.contains(index + 2)
    else { return false }
    return ["==", "!="].contains(elements[index + 1].trimmedDescription)
      && elements[index + 2].is(NilLiteralExprSyntax.self)
  }

  /// `state is Running` and `state as? Running`
  fileprivate var isAskedForType: Bool {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == id }), elements.indices.contains(index + 1)
    else { return false }
    return elements[index + 1].is(UnresolvedIsExprSyntax.self) || elements[index + 1].is(UnresolvedAsExprSyntax.self)
  }
}
