import SwiftSyntax

extension MachineDeclaration {
  /// Assignments to the state's property from outside of the type: `broker.state = .open`, where `broker` is such a machine,
  /// or the object in which the state of one lies.
  var assignersElsewhere: [Program.Note] {
    guard case .property(let property) = storage, !isStatic, !owner.isEmpty else { return [] }
    let setters = assigners(of: untoldSettersOfState, in: owner)
    guard box == nil else { return setters }
    guard let object else { return assigners(of: [property], in: owner) + setters }
    return ownersMoves + assigners(of: [object.member], in: object.content) + setters
  }

  /// Assignments to properties of a type from outside of it, and of this one.
  private func assigners(of names: Set<String>, in owner: String) -> [Program.Note] {
    guard !names.isEmpty else { return [] }
    let owners = [owner] + (declarations.types[owner]?.above ?? [])
    let members = declarations.members(outside: owner) { !$0.assigned.isDisjoint(with: names) }
      .filter { $0.path != self.owner }
    return members.flatMap { path, member -> [Program.Note] in
      let survey = declarations.surveys.survey(member)
      let assigned = survey.assigned.union(survey.assignedLater)
      guard names.contains(where: { name in assigned.contains { $0.hasSuffix(".\(name)") } }) else { return [] }
      let types = WrittenTypes(in: member, of: path, declarations)
      return AssignmentFinder.assignments(in: member).compactMap { assignment, offset in
        guard let target = assignment.target.withoutMarks.as(MemberAccessExprSyntax.self), let base = target.base,
          names.contains(target.declName.baseName.identifierText)
        else { return nil }
        guard let type = types.type(of: base) else {
          let isPossible = owner == self.owner && mayBeSet(target, to: assignment.value, at: offset)
          let why = "another type may set the state, which is not followed"
          return isPossible ? Program.Note(why: why, offset: offset) : nil
        }
        guard case .named(let path) = type, owners.contains(path) else { return nil }
        return Program.Note(why: "another type sets the state, which is not followed", offset: offset)
      }
    }
  }

  /// Whether the property of something of which nothing is known can be that of the state: no other type has one of this
  /// name, and no other enum has the case that it is set to.
  private func mayBeSet(_ target: MemberAccessExprSyntax, to value: Operands, at offset: Int) -> Bool {
    let name = target.declName.baseName.identifierText
    guard target.base?.isSelf == false, let set = value.single?.caseName, states.hasCase(set),
      declarations.types[owner]?.properties[name]?.isSettable(from: offset, in: declarations) == true
    else { return false }
    return !declarations.types.values.contains { type in
      type.path != owner && type.properties[name] != nil
        || type.path != states.path && type.enumeration?.declaresCase(set) == true
    }
  }

  /// The methods of the object in which the state lies that set it; what this type calls stands in the place of the call.
  private var ownersMoves: [Program.Note] {
    guard let object, let content = declarations.types[object.content] else { return [] }
    let calls = declarations.types[owner]?.members.flatMap { member in
      declarations.surveys.fresh(member, includingClosures: true).calls.map(\.name)
    }
    return content.functions.filter { function in
      calls?.contains(function.name.identifierText) != true
        && declarations.moves(object.member, of: object.content, by: function)
    }.map {
      let why = "'\($0.name.identifierText)' of '\(content.path)' sets the state, which is not followed"
      return Program.Note(why: why, offset: $0.name.offset)
    }
  }
}

extension Declarations {
  /// Whether a member of another type asks for a property that it sets as well: `if call.state == .open { call.state = .ended }`.
  func isAskedAndSetElsewhere(_ name: String, of owner: String) -> Bool {
    members(outside: owner) { $0.assigned.contains(name) }.contains { path, member in
      let known = surveys.survey(member)
      guard known.assigned.union(known.assignedLater).contains(where: { $0.hasSuffix(".\(name)") }) else {
        return false
      }
      let survey = surveys.fresh(member, includingClosures: true)
      let places = survey.looked.intersection(survey.assigned)
      guard places.contains(where: { $0.hasSuffix(".\(name)") }) else { return false }
      let types = WrittenTypes(in: member, of: path, self)
      return AssignmentFinder.assignments(in: member).contains { assignment, _ in
        guard let target = assignment.target.as(MemberAccessExprSyntax.self), let base = target.base else {
          return false
        }
        return target.declName.baseName.identifierText == name && types.type(of: base) == .named(owner)
      }
    }
  }
}

extension PatternBindingSyntax {
  fileprivate func isSettable(from offset: Int, in declarations: Declarations) -> Bool {
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    let isHidden = variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    return variable.bindingSpecifier.text == "var" && (!isHidden || declarations.isSameFile(offset, variable.offset))
  }
}
