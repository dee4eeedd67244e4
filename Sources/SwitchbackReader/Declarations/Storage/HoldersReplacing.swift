import SwiftSyntax

/// Changes of a whole value that moves itself, where another type stores it: `session = Session()`.
extension MachineDeclaration {
  var replacementsByHolders: [Program.Note] {
    guard isMovedInPlace, let type = declarations.types[owner], !type.isShared else { return [] }
    return declarations.holders(of: owner.lastName).sorted { $0.key < $1.key }.flatMap { path, names in
      let held = Set(names.filter { declarations.keeps(owner, in: $0, of: path) })
      return held.isEmpty || path == owner ? [] : replacements(of: held, in: path)
    }
  }

  /// Whether methods of its own set the state where it lies.
  private var isMovedInPlace: Bool {
    guard hasMethodsOnly, !isStatic, !isKeptOutside, region == nil, holdingType == nil else { return false }
    switch storage {
    case .itself: return true
    case .property: return declarations.types[owner]?.declaration?.is(StructDeclSyntax.self) == true
    case .parameter, .performed: return false
    }
  }

  private func replacements(of names: Set<String>, in holder: String) -> [Program.Note] {
    let members = declarations.types[holder]?.members ?? []
    let own = members.filter { !$0.isProtocolOrType && !$0.is(InitializerDeclSyntax.self) }.flatMap { member in
      AssignmentFinder.assignments(in: member).filter { assignment, _ in
        let target = assignment.target
        guard names.contains(target.nameBehindSelf) else { return false }
        let isOwn = target.is(MemberAccessExprSyntax.self) || !Syntax(target).isLocal(target.nameBehindSelf)
        return isOwn && !assignment.value.isMade(from: target.nameBehindSelf)
      }.map { note(on: $0.target.nameBehindSelf, at: $1) }
    }
    let others = declarations.members(outside: holder) { !$0.assigned.isDisjoint(with: names) }
      .filter { isNamed(names, in: $0.member) }.flatMap { path, member -> [Program.Note] in
        let types = WrittenTypes(in: member, of: path, declarations)
        return MemberChangeFinder.changes(in: member).filter { change in
          guard names.contains(change.name), let value = change.value, !value.isMade(from: change.name) else {
            return false
          }
          return types.type(of: change.base.withoutMarks) == .named(holder)
        }.map { note(on: $0.name, at: $0.offset) }
      }
    return own + others
  }

  private func note(on name: String, at offset: Int) -> Program.Note {
    Program.Note(why: "another value is put into '\(name)', which is not followed", offset: offset)
  }
}

extension Declarations {
  /// Whether a variable of a type always holds a value of another one; where there may be none, each is a new one.
  fileprivate func keeps(_ path: String, in name: String, of holder: String) -> Bool {
    guard let binding = types[holder]?.properties[name], !binding.isComputed,
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "var",
      binding.typeAnnotation.map({ $0.type.statedName == $0.type.plainName }) ?? true
    else { return false }
    return WrittenTypes(in: binding, of: holder, self).property(name, of: holder) == .named(path)
  }
}

extension Operands {
  /// Whether it is what a place held before, be it changed: `session.started()`, a copy of it.
  fileprivate func isMade(from name: String, depth: Int = 4) -> Bool {
    let names = elements.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.identifierText) }
    if names.contains(name) { return true }
    guard depth > 0, let local = single?.as(DeclReferenceExprSyntax.self),
      case .value(let value)? = Syntax(local).localBinding(of: local.baseName.identifierText)
    else { return false }
    return Operands(value).isMade(from: name, depth: depth - 1)
  }
}
