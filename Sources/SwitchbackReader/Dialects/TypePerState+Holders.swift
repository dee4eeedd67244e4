import SwiftSyntax

/// Who holds a state that is a type, and puts another one there than the states themselves give.
extension StateTypes {
  func holdersMoves(in declarations: Declarations) -> [Program.Note] {
    let own = Set(types.map(\.path))
    return declarations.everywhere.filter { !own.contains($0.path) }.flatMap { type -> [Program.Note] in
      let names = Set(
        type.variables.flatMap(\.bindings).filter { $0.typeAnnotation?.type.behindAny.plainName == common }
          .map(\.pattern.trimmedDescription)
      )
      guard !names.isEmpty else { return [] }
      return type.members.filter { !$0.is(InitializerDeclSyntax.self) }.flatMap { member in
        AssignmentFinder.assignments(in: member).filter { assignment, _ in
          names.contains(assignment.target.nameBehindSelf)
            && assignment.value.single?.as(FunctionCallExprSyntax.self).flatMap(made) != nil
        }.map { Program.Note(why: "'\(type.path)' sets the state, which is not followed", offset: $1) }
      }
    }
  }
}
