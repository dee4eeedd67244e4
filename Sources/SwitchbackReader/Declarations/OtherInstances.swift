import SwiftSyntax

extension MachineDeclaration {
  /// Where the type sets the state of another of its instances: `next?.state = .ready`. A value is copied, and changes for itself.
  var sitesOfOtherInstances: [AssignmentSite] {
    guard case .property(let property) = storage, !isStatic, holdingType == nil, region == nil, steps == nil,
      closure == nil, let type = declarations.types[owner], type.isShared
    else { return [] }
    let names = untoldSettersOfState.union(box == nil ? [property] : [])
    let members = type.members.withoutAlikes.filter { member in
      let survey = declarations.surveys.survey(member)
      let assigned = survey.assigned.union(survey.assignedLater)
      return member.asProtocol((any DeclGroupSyntax).self) == nil
        && names.contains { name in assigned.contains { $0.hasSuffix(".\(name)") } }
    }
    return members.flatMap { member -> [AssignmentSite] in
      let instances = Instances(of: [type.path] + type.above, in: member, declarations)
      return AssignmentFinder.assignments(in: member).compactMap { assignment, offset in
        guard let target = assignment.target.as(MemberAccessExprSyntax.self), let base = target.base,
          names.contains(target.declName.baseName.identifierText), instances.include(base)
        else { return nil }
        let end = assignment.value.elements.last?.endPosition.utf8Offset ?? offset + 1
        let why = "another instance's state is set, which is not followed"
        return AssignmentSite(range: offset..<max(end, offset + 1), why: why)
      }
    }
  }
}

/// Which places that a member of a type names hold another instance of it, as far as declarations tell.
private struct Instances {
  private let paths: [String]
  private let member: DeclSyntax
  private let places: PlaceTypes
  private let declarations: Declarations

  init(of paths: [String], in member: DeclSyntax, _ declarations: Declarations) {
    self.paths = paths
    self.member = member
    self.declarations = declarations.seen(from: member)
    places = PlaceTypes(in: member, of: paths[0], declarations)
  }

  func include(_ base: ExprSyntax) -> Bool {
    let base = base.withoutMarks
    let name = base.trimmedDescription
    guard !base.isSelf, !SelfAliases.around(base).contains(name) else { return false }
    if let type = places.type(of: base.nameBehindSelf) { return paths.contains(type) }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return elementType(namedBy: name, at: Syntax(base)).map(isOwn) ?? false
  }

  private func isOwn(_ type: TypeSyntax) -> Bool {
    declarations.type(named: type.statedName, from: paths[0]).map { paths.contains($0.path) } ?? false
  }

  /// `Job` of `for job in jobs` and `jobs.forEach { $0.start() }`.
  private func elementType(namedBy name: String, at place: Syntax) -> TypeSyntax? {
    for parent in sequence(first: place, next: \.parent) {
      if let items = parent.as(CodeBlockItemListSyntax.self), items.declare(name) { return nil }
      if let loop = parent.as(ForStmtSyntax.self), loop.pattern.boundNames.contains(name) {
        return loop.pattern.is(IdentifierPatternSyntax.self) ? element(of: loop.sequence) : nil
      }
      if let closure = parent.as(ClosureExprSyntax.self), name == "$0" || closure.ownNames.contains(name) {
        guard closure.call?.calledName == "forEach", closure.ownNames.count < 2 else { return nil }
        let callee = closure.call?.calledExpression.as(MemberAccessExprSyntax.self)
        return callee?.base.flatMap { element(of: $0) }
      }
    }
    return nil
  }

  /// That of a list or a set which a parameter or a property is declared as.
  private func element(of list: ExprSyntax) -> TypeSyntax? {
    let place = list.withoutMarks.nameBehindSelf
    let parameters = member.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    let parameter = list.isSelfMember ? nil : parameters?.first { $0.innerName == place }?.type
    let isLocal = !list.isSelfMember && Syntax(list).isLocal(place)
    guard let declared = parameter ?? (isLocal ? nil : property(place)) else { return nil }
    let type = declared.as(OptionalTypeSyntax.self)?.wrappedType ?? declared
    if let array = type.as(ArrayTypeSyntax.self) { return array.element }
    guard let generic = type.as(IdentifierTypeSyntax.self), ["Array", "Set"].contains(generic.name.text) else {
      return nil
    }
    return generic.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }

  private func property(_ name: String) -> TypeSyntax? {
    declarations.types[paths[0]]?.properties[name]?.typeAnnotation?.type
  }
}

extension ExprSyntax {
  fileprivate var isSelfMember: Bool { self.as(MemberAccessExprSyntax.self)?.base?.isSelf ?? false }
}

extension CodeBlockItemListSyntax {
  /// Whether it makes a local of this name.
  fileprivate func declare(_ name: String) -> Bool {
    contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.boundNames.contains(name) } ?? false
    }
  }
}
