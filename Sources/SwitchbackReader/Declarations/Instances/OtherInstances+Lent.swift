import SwiftSyntax

extension MachineDeclaration {
  /// Where the type sets the state of a value that something lends to it: `update { $0.mode = .view }`, and what a static
  /// function does to an `inout Self`.
  var sitesOfLentValues: [AssignmentSite] {
    guard case .property(let property) = storage, !isStatic, holdingType == nil, region == nil, steps == nil,
      closure == nil, let type = declarations.types[owner], !type.isShared, !isKeptOutside
    else { return [] }
    let names = untoldSettersOfState.union(box == nil ? [property] : [])
    return type.members.withoutAlikes.flatMap { member -> [AssignmentSite] in
      let survey = declarations.surveys.survey(member)
      let assigned = survey.allAssigned
      guard member.asProtocol((any DeclGroupSyntax).self) == nil,
        assigned.contains(where: { name in names.contains { name.hasSuffix(".\($0)") } })
      else { return [] }
      let types = WrittenTypes(in: member, of: type.path, declarations)
      return MemberChangeFinder.changes(in: member).filter { names.contains($0.name) }.compactMap { change in
        let base = change.base.withoutMarks
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
          Syntax(base).isLent(as: name, by: types), types.type(of: base) == .named(type.path)
        else { return nil }
        return change.site(isSure: true)
      }
    }
  }
}

extension Syntax {
  /// Whether a name is one by which a closure or a function is lent something.
  fileprivate func isLent(as name: String, by types: WrittenTypes) -> Bool {
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      if let closure = parent.as(ClosureExprSyntax.self), let position = closure.position(of: name) {
        return types.isLent(to: closure, at: position)
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains { $0.innerName == name && $0.isInout }
      }
      if parent.is(MemberBlockSyntax.self) { return false }
    }
    return false
  }
}
