import SwiftSyntax

extension MachineDeclaration {
  /// Where a function sets the state to a case without asking whether it may.
  var setWithoutAsking: [Program.Note] {
    guard writtenAs == .allowedMoves, let type = declarations.types[owner] else { return [] }
    guard case .property(let state) = storage else { return movesOn(in: type) }
    let asking = Set(entries.map(\.function.name.identifierText))
    return type.functions.filter { function in
      let reachable = declarations.surveys.names(reachableFrom: function.name.identifierText, in: type)
      return asking.isDisjoint(with: reachable)
    }.flatMap { function -> [Program.Note] in
      let why = "'\(function.name.identifierText)' sets the state without asking whether it may"
      let assignments = function.body.map(AssignmentFinder.assignments) ?? []
      return assignments.filter { $0.assignment.sets(state) }.map { Program.Note(why: why, offset: $0.offset) }
    }
  }

  /// Where a function that is told of a move goes on by itself: `didTransition(from:to:)` beside `shouldTransition(from:to:)`.
  private func movesOn(in type: Declarations.TypeDeclaration) -> [Program.Note] {
    guard storage == .parameter, let asked = entries.first?.function else { return [] }
    let told = asked.signature.parameterClause.parameters.map(\.type.plainName)
    return type.functions.filter { function in
      function.offset != asked.offset && told.count == 2
        && function.signature.parameterClause.parameters.map(\.type.plainName) == told
    }.flatMap { function -> [Program.Note] in
      let why = "'\(function.name.identifierText)' sets the state as well, which is not followed"
      let assignments = function.body.map(AssignmentFinder.assignments) ?? []
      let own = Set(type.storedProperties(of: stateType, in: declarations).map(\.name))
      return assignments.filter { $0.assignment.setsSome(of: states, in: own) }.map {
        Program.Note(why: why, offset: $0.offset)
      }
    }
  }
}

extension Assignment {
  /// `state = .idle`
  fileprivate func sets(_ state: String) -> Bool {
    [state, "self.\(state)"].contains(target.trimmedDescription)
      && value.single?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// `machine.state = .idle`: to what has a name for others a case is put, or to an own property of such.
  fileprivate func setsSome(of states: EnumShape, in own: Set<String>) -> Bool {
    let name = target.withoutMarks.nameBehindSelf
    return (name.contains(".") || own.contains(name)) && value.single?.caseName.map(states.hasCase) ?? false
  }
}
