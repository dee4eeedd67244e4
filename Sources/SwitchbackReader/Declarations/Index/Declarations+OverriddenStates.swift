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
    return type.members.filter { member in
      !member.isProtocolOrType && !member.is(InitializerDeclSyntax.self)
        && declarations.surveys.survey(member).allAssigned.contains(place)
    }.map { member in
      let offset = member.as(FunctionDeclSyntax.self)?.name.offset ?? member.offset
      return Program.Note(why: "'\(place)' is set, which is not followed", offset: offset)
    }
  }
}
