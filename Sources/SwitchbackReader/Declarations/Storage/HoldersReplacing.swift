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
  /// Whether it is what a place held before, be it changed: `session.started()`, `started(session)`, a copy of it; what is
  /// made of a part, as `Session(id: session.id)`, is another one.
  fileprivate func isMade(from name: String, depth: Int = 4) -> Bool {
    if let first = single?.firstOfChain, first.nameBehindSelf == name { return true }
    let names = elements.flatMap { $0.tokens(viewMode: .sourceAccurate).filter { $0.identifierText == name } }
    if names.contains(where: \.namesWhole) { return true }
    guard depth > 0, let local = single?.as(DeclReferenceExprSyntax.self),
      case .value(let value)? = Syntax(local).localBinding(of: local.baseName.identifierText)
    else { return false }
    return Operands(value).isMade(from: name, depth: depth - 1)
  }
}

extension ExprSyntax {
  /// What a chain of members, calls and subscripts begins with: `self.session` of `self.session.next(2)[0]`.
  fileprivate var firstOfChain: ExprSyntax {
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf {
      return base.firstOfChain
    }
    if let called = self.as(FunctionCallExprSyntax.self)?.calledExpression { return called.firstOfChain }
    if let called = self.as(SubscriptCallExprSyntax.self)?.calledExpression { return called.firstOfChain }
    return bare.id == id ? self : bare.firstOfChain
  }
}

extension TokenSyntax {
  /// Whether it is the name of a value, and no member of that is meant.
  fileprivate var namesWhole: Bool {
    guard var value = parent?.as(DeclReferenceExprSyntax.self).map({ ExprSyntax($0) }) else { return false }
    if let member = value.parent?.as(MemberAccessExprSyntax.self), member.declName.id == value.id {
      guard member.base?.isSelf == true else { return false }
      value = ExprSyntax(member)
    }
    return value.withMarks.parent?.is(MemberAccessExprSyntax.self) != true
  }
}
