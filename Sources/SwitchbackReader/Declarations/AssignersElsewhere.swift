import SwiftSyntax

extension MachineDeclaration {
  /// Assignments to the state's property from outside of the type: `broker.state = .open`, where `broker` is such a machine.
  var assignersElsewhere: [Program.Note] {
    guard case .property(let name) = storage, box == nil, !isStatic, !owner.isEmpty else { return [] }
    let members = declarations.members(outside: owner) { $0.assigned.contains(name) }
    return members.flatMap { path, member -> [Program.Note] in
      let survey = declarations.surveys.survey(member)
      guard survey.assigned.union(survey.assignedLater).contains(where: { $0.hasSuffix(".\(name)") }) else { return [] }
      let finder = DottedAssignmentFinder(name: name)
      finder.walk(member)
      let places = PlaceTypes(in: member, of: path, declarations)
      return finder.found.filter { places.type(of: $0.base) == owner }.map { assignment in
        Program.Note(why: "another type sets the state, which is not followed", offset: assignment.offset)
      }
    }
  }
}

/// The assignments to a property of this name, each with what stands before the dot.
private final class DottedAssignmentFinder: SyntaxVisitor {
  private(set) var found: [(base: String, offset: Int)] = []
  private let name: String

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = Assignment(expression)?.target.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.identifierText == name
    {
      found.append((base.nameBehindSelf, expression.offset))
    }
    return .visitChildren
  }
}
