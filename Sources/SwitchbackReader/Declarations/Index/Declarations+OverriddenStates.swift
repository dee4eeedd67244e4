import SwiftSyntax

/// A state that a class inherits and puts something of its own around, or goes past.
extension Declarations {
  /// Why a property is not followed that stands in the place of one whose observers, which run as well, set it again.
  func obstacle(overriding name: String, of variable: VariableDeclSyntax, in type: TypeDeclaration) -> Program.Note? {
    guard variable.modifiers.contains(where: { $0.name.text == "override" }) else { return nil }
    let setting = classes(above: type).first { level in
      level.properties[name]?.accessorBlock.map { surveys.changes(name, in: $0, of: level) } ?? false
    }
    return setting.map { level in
      let why = "the observers of '\(name)' in '\(level.path)' set it as well, which is not followed"
      return Program.Note(why: why, offset: variable.offset)
    }
  }
}

extension MachineDeclaration {
  /// Where the state is set past what the class has in its place.
  var setAbove: [Program.Note] {
    guard case .property(let name) = storage, let type = declarations.types[owner], !type.above.isEmpty else {
      return []
    }
    let place = "super.\(name)"
    return type.functions.filter { function in
      function.body.map { body in
        let survey = declarations.surveys.survey(body)
        return survey.allAssigned.contains(place)
      } ?? false
    }.map { Program.Note(why: "'\(place)' is set, which is not followed", offset: $0.name.offset) }
  }
}
