import SwiftSyntax

extension Candidates {
  /// Whether a function asks for the state together with the one that it is given to put there: `guard policy.allows(state, next)`.
  func asksForMove(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    let given = parameters.filter { $0.type.plainName.lastName == stateType.lastName }.map(\.innerName)
    guard !given.isEmpty, let body = function.body else { return false }
    let targets = AssignmentFinder.assignments(in: body).map(\.assignment).filter { assignment in
      stateNames.contains(assignment.target.nameBehindSelf)
    }.compactMap { $0.value.single?.trimmedDescription }
    let seen = stateNames.subtracting(parameters.map(\.innerName))
    return given.contains { name in
      targets.contains(name) && ConditionFinder.conditions(in: body).contains { $0.hasCall(with: name, seen) }
    }
  }
}

extension Candidates {
  /// Says of lists of moves that are asked for one that they are not followed: `allowed.contains(Move(from: state, to: next))`.
  func listsOfMoves(askedBy function: FunctionDeclSyntax) -> [Program.Note] {
    guard let body = function.body, asksForMove(function) else { return [] }
    return ConditionFinder.conditions(in: body).flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }
      .compactMap { token in
        guard token.text == "contains", let list = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base else {
          return nil
        }
        let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        if let call, WrittenPairs(askedBy: call, from: owner, in: declarations) != nil { return nil }
        let why = "which moves '\(list.trimmedDescription)' holds is not followed"
        return Program.Note(why: why, offset: list.offset)
      }
  }
}

private final class ConditionFinder: SyntaxVisitor {
  private var found: [ConditionElementListSyntax] = []

  static func conditions(in body: CodeBlockSyntax) -> [ConditionElementListSyntax] {
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension ConditionElementListSyntax {
  /// Whether one call is given both; a comparison of them only asks whether anything changes.
  fileprivate func hasCall(with name: String, _ states: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.identifierText == name, let parent = token.parent, parent.is(DeclReferenceExprSyntax.self) else {
        return false
      }
      let calls = sequence(first: parent, next: \.parent).prefix { $0.id != id }
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
      return calls.contains { call in call.names(states) }
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate func names(_ states: Set<String>) -> Bool {
    let parts = arguments.map { Syntax($0) } + [trailingClosure.map { Syntax($0) }].compactMap(\.self)
    return parts.flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }.contains { token in
      states.contains(token.identifierText) && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }
}
