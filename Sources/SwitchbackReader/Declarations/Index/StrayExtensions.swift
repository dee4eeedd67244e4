import SwiftSyntax

extension MachineDeclaration {
  /// Extensions of which nobody knows to which of several types of one name they belong, and which have to do with the state.
  var strayExtensions: [Program.Note] {
    guard let type = declarations.types[owner], let state = stateName(in: owner) else { return [] }
    let name = owner.plainPath
    let known = Set(type.functions.map(\.name.identifierText))
    return declarations.strays(named: name).flatMap(\.functions).filter { function in
      guard let body = function.body else { return false }
      let survey = declarations.surveys.survey(body)
      return survey.mentions(state) || survey.calls.contains { $0.isOnSelf && known.contains($0.name) }
    }.map { function in
      let why = "an extension of '\(name)' is left out, for several files declare a type of this name"
      return Program.Note(why: why, offset: function.name.offset)
    }
  }
}

extension Declarations {
  /// The types that are only extended, under the name of others.
  fileprivate func strays(named name: String) -> [TypeDeclaration] {
    guard hasRivals else { return [] }
    return types.values.filter { $0.declaration == nil && $0.path != name && $0.path.plainPath == name }
  }
}
