import SwiftSyntax

extension Candidates {
  /// Whether siblings that call a hidden function are the events, and not what they tell it.
  func isToldBySiblings(_ entry: MachineDeclaration.Entry) -> Bool {
    guard let type = declarations.types[owner] else { return false }
    return entry.isToldBySiblings(of: type, in: declarations) && !isOnlySetter(entry)
  }

  /// Whether nothing but a function sets the state, and who tells it does not look at that: `func tap() { send(.tapped) }`.
  private func isOnlySetter(_ entry: MachineDeclaration.Entry) -> Bool {
    let name = entry.function.name.identifierText
    let own = called(by: name).union([name])
    let others = functions.filter { !own.contains($0.name.identifierText) }
    return entry.events.shape != nil
      && others.allSatisfy { other in
        guard let body = other.body else { return true }
        let survey = Survey(body, includingClosures: true)
        let told = survey.calls.filter { $0.isOnSelf && $0.name == name }
        let reaches = called(by: other.name.identifierText).contains(name)
        let isSetting =
          changesItself(survey, includingLater: true)
          || survey.calls.contains { $0.isOnSelf && $0.name != name && own.contains($0.name) }
        return !isSetting && !(reaches && (looksAtState(survey) || asksState(survey)))
          && told.allSatisfy { entry.isToldCase(by: $0) || isHandedOn(by: $0, to: entry, in: other) }
      }
  }

  /// Whether a call hands on what came in: a parameter of the function around it or of a closure, what a loop gets, or what
  /// is taken out of a queue of such events.
  private func isHandedOn(
    by call: Survey.CallName,
    to entry: MachineDeclaration.Entry,
    in caller: FunctionDeclSyntax
  ) -> Bool {
    guard let argument = entry.argument(of: call), let body = caller.body,
      let events = entry.events.shape?.path.lastName
    else { return false }
    if argument == "$0" || caller.signature.parameterClause.parameters.contains(where: { $0.innerName == argument }) {
      return true
    }
    let finder = TakenFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.looped.contains(argument)
      || finder.taken.contains { name, queue in
        let property = declarations.types[owner]?.properties[queue]
        return name == argument && property?.tokens(viewMode: .sourceAccurate).contains { $0.text == events } == true
      }
  }
}

/// What loops and closures are given, and what is taken out of something: `let next = queue.removeFirst()`.
private final class TakenFinder: BindingVisitor {
  private(set) var looped: Set<String> = []
  private(set) var taken: [(name: String, queue: String)] = []

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    looped.insert(node.pattern.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    looped.formUnion(node.parameterNames)
    return .visitChildren
  }

  override func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    guard let queue = value?.drainedName else { return }
    taken.append((pattern.trimmedDescription, queue))
  }
}
