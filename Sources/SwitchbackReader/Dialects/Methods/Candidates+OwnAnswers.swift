import SwiftSyntax

extension Candidates {
  /// Whether a function asks that of the state itself, or of what that holds, so that it did not come in with an event:
  /// `let action = state.next(input)`, and `buffer.append(input)` under `case .reading(var buffer)`.
  func isAnswerOfState(_ event: String, in function: FunctionDeclSyntax) -> Bool {
    let places = stateNames.union([box?.name].compactMap(\.self))
    let finder = OwnAnswerFinder(places: places, lent: LentNames(boxes: declarations.surveys.facts.boxes))
    function.body.map { finder.walk($0) }
    return finder.found.contains(event)
  }
}

/// Finds what is asked of some places and of what patterns bind of them.
private final class OwnAnswerFinder: BindingVisitor {
  private(set) var found: Set<String> = []
  private var places: Set<String>
  private var lent: LentNames

  init(places: Set<String>, lent: LentNames) {
    self.places = places
    self.lent = lent
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for subject in Arrangement(node.subject).leaves where isAnswer(subject) { found.insert(subject.nameBehindSelf) }
    let holds = Arrangement(node.subject).leaves.contains(where: isPlace)
    for case .switchCase(let item) in node.cases where holds {
      guard case .case(let label) = item.label else { continue }
      places.formUnion(label.caseItems.flatMap(\.pattern.boundNames))
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if isPlace(node.initializer.value) { places.formUnion(node.pattern.boundNames) }
    return .visitChildren
  }

  override func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    if let value, isAnswer(value) { found.formUnion(pattern.boundNames) }
  }

  private func isPlace(_ expression: ExprSyntax) -> Bool { places.contains(lent.name(of: expression)) }

  /// Whether it is a call on one of the places, be it in a closure to which a lock lends it, or one to which one is lent, or
  /// the struct around it: `reducer.reduce(input, &model)`.
  private func isAnswer(_ value: ExprSyntax) -> Bool {
    if let attempt = value.as(TryExprSyntax.self) { return isAnswer(attempt.expression) }
    guard let call = value.withoutMarks.as(FunctionCallExprSyntax.self) else { return false }
    if let closure = call.onlyClosure, closure.timing == .once {
      guard closure.statements.count == 1, let only = closure.statements.first?.expression else { return false }
      lent.enter(closure)
      defer { lent.leave() }
      return isAnswer(only)
    }
    if call.arguments.contains(where: { lendsPlace($0.expression) }) { return true }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(isPlace) ?? false
  }

  private func lendsPlace(_ argument: ExprSyntax) -> Bool {
    guard let lent = argument.as(InOutExprSyntax.self)?.expression else { return false }
    return isPlace(lent) || places.contains { $0.hasPrefix("\(lent.nameBehindSelf).") }
  }
}
