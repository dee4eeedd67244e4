import SwiftSyntax

extension MachineDeclaration {
  /// The functions that change the state by calling what functions of events call, and are none themselves.
  ///
  /// - Parameter lowered: the offsets of those that something calls which is followed.
  func bystanders(besides lowered: Set<Int>) -> [Program.Note] {
    guard let type = declarations.types[owner], let state = stateName(in: owner) else { return [] }
    let surveys = declarations.surveys
    let events = Set(entries.map(\.function.name.identifierText))
    let followed = Set(events.flatMap { surveys.names(reachableFrom: $0, in: type) })
    let shared = followed.subtracting(events).filter { name in
      type.functions.contains { function in
        function.name.identifierText == name
          && function.body.map { surveys.survey($0).assigned.contains(state) } ?? false
      }
    }
    return type.functions.filter { function in
      guard let body = function.body, !followed.contains(function.name.identifierText),
        !lowered.contains(function.offset)
      else { return false }
      return surveys.survey(body).calls.contains { $0.isOnSelf && shared.contains($0.name) }
    }.map { function in
      let isCalled = !declarations.references(to: function, in: owner).isEmpty
      let reason = isCalled ? "what calls it is not followed" : "no event is seen to call it"
      let why = "'\(function.name.identifierText)' changes the state by what it calls, and \(reason)"
      return Program.Note(why: why, offset: function.name.offset)
    }
  }
}
