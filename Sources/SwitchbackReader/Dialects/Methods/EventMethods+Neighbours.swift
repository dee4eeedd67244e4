import SwiftSyntax

extension EventMethods {
  /// Whether a function takes the next state from a list by the place of the one there is:
  /// `let index = all.firstIndex(of: state)!; state = all[index + 1]`.
  func takesNeighbour(_ function: FunctionDeclSyntax, _ survey: Survey) -> Bool {
    guard let body = function.body,
      survey.calls.contains(where: { $0.name == "firstIndex" && $0.isGiven(any: stateNames) })
    else { return false }
    let finder = PlaceFinder(of: stateNames)
    finder.walk(body)
    return AssignmentFinder.assignments(in: body).contains { assignment, _ in
      guard stateNames.contains(assignment.target.nameBehindSelf),
        let element = assignment.value.single?.as(SubscriptCallExprSyntax.self)
      else { return false }
      return element.arguments.tokens(viewMode: .sourceAccurate).contains { finder.found.contains($0.identifierText) }
    }
  }
}

extension Survey.CallName {
  fileprivate func isGiven(any names: Set<String>) -> Bool {
    arguments.contains { names.contains($0.withoutSelf) }
  }
}

/// The locals that are the place of a state in a list.
private final class PlaceFinder: BindingVisitor {
  private(set) var found: Set<String> = []
  private let names: Set<String>

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    guard let call = value?.withoutMarks.as(FunctionCallExprSyntax.self), call.calledName == "firstIndex",
      call.arguments.count == 1, let only = call.arguments.first, only.label?.text == "of",
      names.contains(only.expression.nameBehindSelf)
    else { return }
    found.formUnion(pattern.boundNames)
  }
}
