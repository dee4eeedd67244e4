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
    }.flatMap { function -> [Program.Note] in
      let why = "'\(function.name.identifierText)' sets the state without asking whether it may"
      let assignments = function.body.map(AssignmentFinder.assignments) ?? []
      return assignments.filter { $0.assignment.sets(state) }.map { Program.Note(why: why, offset: $0.offset) }
    }
  }
}

extension Assignment {
  /// `state = .idle`
  fileprivate func sets(_ state: String) -> Bool {
    [state, "self.\(state)"].contains(target.trimmedDescription)
      && value.single?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}
