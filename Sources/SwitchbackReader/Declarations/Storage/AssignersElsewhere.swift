import SwiftSyntax

extension MachineDeclaration {
  /// Changes of the state's property from outside of the type: `broker.state = .open`, where `broker` is such a machine,
  /// or the object in which the state of one lies.
  var assignersElsewhere: [Program.Note] {
    guard case .property(let property) = storage, !owner.isEmpty else { return [] }
    if isStatic { return assigners(of: [property], in: owner) }
    let setters = assigners(of: untoldSettersOfState, in: owner)
    if let box {
      return box.member == nil ? setters + assigners(of: Box.valueNames, in: owner, behind: box.name) : setters
    }
    if object == nil, let holder {
      return assigners(of: [holder.member], in: owner, behind: holder.property)
        + assigners(of: [holder.property], in: owner) + setters + callersElsewhere
    }
    guard let object else { return assigners(of: [property], in: owner) + setters }
    return ownersMoves + assigners(of: [object.member], in: object.content) + setters
  }

  /// Changes of properties of a type from outside of it, and of this one.
  ///
  /// - Parameter box: the property of which those are members.
  private func assigners(of names: Set<String>, in owner: String, behind box: String? = nil) -> [Program.Note] {
    guard !names.isEmpty else { return [] }
    let members = declarations.members(outside: owner) { !$0.assigned.isDisjoint(with: names) }
      .filter { $0.path != self.owner && isNamed(names, in: $0.member) }
    guard !members.isEmpty else { return [] }
    let family = Family(of: owner, in: declarations)
    var (sure, possible): ([Program.Note], [Int]) = ([], [])
    for (path, member) in members {
      let types = WrittenTypes(in: member, of: path, declarations)
      for change in MemberChangeFinder.changes(in: member) where names.contains(change.name) {
        guard let base = box.map({ change.base.owner(of: $0) }) ?? change.base else { continue }
        switch isStatic ? family.includes(typeNamed: base, types) : family.includes(base, types) {
        case .never: continue
        case .unknown:
          if owner == self.owner, box == nil, mayBeSet(change, types) { possible.append(change.offset) }
        case let answer:
          let verb = answer == .perhaps || change.value == nil ? "may set" : "sets"
          sure.append(Program.Note(why: "another type \(verb) the state, which is not followed", offset: change.offset))
        }
      }
    }
    return sure + Self.notes(onPossible: possible)
  }

  func isNamed(_ names: Set<String>, in member: Syntax) -> Bool {
    let found = declarations.surveys.survey(member).names
    return names.contains { found.contains($0) || found.contains("$\($0)") }
  }

  /// One for each of a few places; one for all where there are many.
  private static func notes(onPossible offsets: [Int]) -> [Program.Note] {
    guard let first = offsets.min(), offsets.count > 3 else {
      return offsets.map { Program.Note(why: "another type may set the state, which is not followed", offset: $0) }
    }
    let why = "another type may set the state, here and in \(offsets.count - 1) other places, which is not followed"
    return [Program.Note(why: why, offset: first)]
  }

  /// Whether the property of something of which nothing is known can be that of the state: it is seen there, and nothing
  /// else has one of this name that can be set to the same.
  func mayBeSet(_ change: MemberChangeFinder.Change, _ types: WrittenTypes) -> Bool {
    guard !states.cases.isEmpty, let own = declarations.types[owner]?.properties[change.name],
      own.isSettable(from: change.offset, in: declarations)
    else { return false }
    let set = change.value?.writtenCases ?? []
    guard set.allSatisfy(states.hasCase) else { return false }
    if set.isEmpty, let value = change.value {
      guard let single = value.single, types.type(of: single) == .named(states.path) else { return false }
    }
    return !declarations.types.values.contains { type in
      guard type.path != owner, let rival = type.properties[change.name],
        rival.isSettable(from: change.offset, in: declarations)
      else { return false }
      return mayHold(set, rival, of: type.path, types)
    }
  }

  /// Whether a property of another type can be set to some cases; to what is not written, each can.
  private func mayHold(
    _ cases: [String],
    _ rival: PatternBindingSyntax,
    of path: String,
    _ types: WrittenTypes
  ) -> Bool {
    guard !cases.isEmpty else { return true }
    if rival.initializer?.value.isLiteral == true { return false }
    if let name = rival.typeAnnotation?.type.statedName, Self.plainTypes.contains(name) { return false }
    guard case .named(let type)? = types.property(rival.pattern.trimmedDescription, of: path),
      let enumeration = declarations.types[type]?.enumeration
    else { return true }
    return cases.allSatisfy(enumeration.declaresCase)
  }

  private static let plainTypes: Set<String> = ["Bool", "Int", "Double", "Float", "CGFloat", "String", "Date", "URL"]

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
      guard known.allAssigned.contains(where: { $0.hasSuffix(".\(name)") }) else {
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
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self), !isComputed || setter != nil else { return false }
    let isHidden = variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    return variable.bindingSpecifier.text == "var" && (!isHidden || declarations.isSameFile(offset, variable.offset))
  }
}

extension Operands {
  /// The case, or those between which a ternary chooses; empty where it is something else.
  fileprivate var writtenCases: [String] {
    if let name = single?.caseName { return [name] }
    guard let (_, first, second) = Operands.ternary(self), let one = first.caseName, let other = second.single?.caseName
    else { return [] }
    return [one, other]
  }
}

extension ExprSyntax {
  /// `broker` of `broker.lock`.
  func owner(of property: String) -> ExprSyntax? {
    guard let member = withoutMarks.as(MemberAccessExprSyntax.self), member.declName.baseName.identifierText == property
    else { return nil }
    return member.base
  }
}

extension Box {
  /// What boxes call what they hold, where they show it.
  static let valueNames: Set<String> = ["value", "wrappedValue", "pointee"]
}

extension String {
  /// Whether it is what a box shows of what it holds: `lock.value`.
  func isValue(of box: Box) -> Bool { Box.valueNames.contains { self == "\(box.name).\($0)" } }
}
