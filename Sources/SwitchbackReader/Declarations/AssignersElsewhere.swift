import SwiftSyntax

extension MachineDeclaration {
  /// Assignments to the state's property from outside of the type: `broker.state = .open`, where `broker` is such a machine.
  var assignersElsewhere: [Program.Note] {
    guard case .property(let name) = storage, box == nil, !isStatic, !owner.isEmpty else { return [] }
    let members = declarations.members(outside: owner) { $0.assigned.contains(name) }
    return members.flatMap { path, member -> [Program.Note] in
      let survey = declarations.surveys.survey(member)
      guard survey.assigned.union(survey.assignedLater).contains(where: { $0.hasSuffix(".\(name)") }) else { return [] }
      let places = PlaceTypes(in: member, of: path, declarations)
      return AssignmentFinder.assignments(in: member).filter { assignment, _ in
        guard let target = assignment.target.as(MemberAccessExprSyntax.self), let base = target.base else {
          return false
        }
        return target.declName.baseName.identifierText == name && places.type(of: base.nameBehindSelf) == owner
      }.map { _, offset in
        Program.Note(why: "another type sets the state, which is not followed", offset: offset)
      }
    }
  }
}
