import SwiftSyntax

extension Candidates {
  /// Whether a body sets the state to what something makes of it: `phase = reducer(phase, event)`, `mode = mode | .bold`.
  func derivesState(_ body: CodeBlockSyntax) -> Bool {
    let set = declarations.surveys.survey(body).assigned
    guard !set.isDisjoint(with: stateNames) else { return false }
    return AssignmentFinder.assignments(in: body).contains { assignment, offset in
      guard stateNames.contains(assignment.target.nameBehindSelf), !isCase(assignment.value) else { return false }
      let copies = body.copies(of: stateNames, before: offset)
      return assignment.value.isMade && assignment.value.elements.contains { mentionsState($0, copiedTo: copies) }
    }
  }

  /// Whether it is a case, be it one that keeps what was there before.
  private func isCase(_ value: Operands) -> Bool {
    value.single?.caseName.map { declarations.types[stateType]?.caseNames.contains($0) == true } ?? false
  }

  private func mentionsState(_ value: ExprSyntax, copiedTo copies: Set<String>) -> Bool {
    let finder = OwnNameFinder(leavingOut: [])
    finder.walk(value)
    return finder.all.contains { name, reference in
      copies.contains(name) && reference.whole.is(DeclReferenceExprSyntax.self)
        || stateNames.contains(name) && reference.mayBeOwn
    }
  }
}
