import SwiftSyntax

extension MachineDeclaration {
  /// Where a function sets the state to a case without asking whether it may.
  var setWithoutAsking: [Program.Note] {
    guard writtenAs == .allowedMoves, case .property(let state) = storage, let type = declarations.types[owner] else {
      return []
    }
    let asking = Set(entries.map(\.function.name.identifierText))
    return type.functions.filter { function in
      let reachable = declarations.surveys.names(reachableFrom: function.name.identifierText, in: type)
      return asking.isDisjoint(with: reachable)
    }.flatMap { function in
      let finder = CaseAssignmentFinder(state: state)
      function.body.map { finder.walk($0) }
      let why = "'\(function.name.identifierText)' sets the state without asking whether it may"
      return finder.offsets.map { Program.Note(why: why, offset: $0) }
    }
  }
}

private final class CaseAssignmentFinder: SyntaxVisitor {
  private(set) var offsets: [Int] = []
  private let state: String

  init(state: String) {
    self.state = state
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression),
      [state, "self.\(state)"].contains(assignment.target.trimmedDescription),
      let member = assignment.value.single?.as(MemberAccessExprSyntax.self), member.base == nil
    {
      offsets.append(expression.offset)
    }
    return .visitChildren
  }
}
