import SwiftSyntax

extension MachineDeclaration {
  /// Where the type sets the state of another of its instances: `next?.state = .ready`. A value is copied, and changes for itself.
  var sitesOfOtherInstances: [AssignmentSite] {
    guard case .property(let property) = storage, !isStatic, holdingType == nil, region == nil, steps == nil,
      closure == nil, let type = declarations.types[owner], type.isShared
    else { return [] }
    let names = untoldSettersOfState.union(box == nil ? [property] : [])
    let members = type.members.withoutAlikes.filter { member in
      let survey = declarations.surveys.survey(member)
      let assigned = survey.assigned.union(survey.assignedLater)
      return member.asProtocol((any DeclGroupSyntax).self) == nil
        && names.contains { name in assigned.contains { $0.hasSuffix(".\(name)") } }
    }
    return members.flatMap { member -> [AssignmentSite] in
      let instances = Instances(of: [type.path] + type.above, in: member, declarations)
      return AssignmentFinder.assignments(in: member).compactMap { assignment, offset in
        guard let target = assignment.target.as(MemberAccessExprSyntax.self), let base = target.base,
          names.contains(target.declName.baseName.identifierText), instances.include(base)
        else { return nil }
        let end = assignment.value.elements.last?.endPosition.utf8Offset ?? offset + 1
        let why = "another instance's state is set, which is not followed"
        return AssignmentSite(range: offset..<max(end, offset + 1), why: why)
      }
    }
  }
}

/// Which places that a member of a type names hold another instance of it, as far as declarations tell.
private struct Instances {
  private let paths: [String]
  private let types: WrittenTypes

  init(of paths: [String], in member: DeclSyntax, _ declarations: Declarations) {
    self.paths = paths
    types = WrittenTypes(in: member, of: paths[0], declarations)
  }

  func include(_ base: ExprSyntax) -> Bool {
    let base = base.withoutMarks
    guard !base.isSelf, !SelfAliases.around(base).contains(base.trimmedDescription) else { return false }
    if case .named(let path)? = types.type(of: base) { return paths.contains(path) }
    return false
  }
}
