import SwiftSyntax

/// Types that get functions from others which move their state: from a class above, or from a protocol's extension.
extension Declarations {
  /// A type with what it inherits.
  struct Inheriting {
    var type: TypeDeclaration
    var declarations: Declarations
    /// The properties that it inherits and does not move.
    var leftOut: Set<String>
  }

  /// A class with the members of those above it, if it moves a state of theirs, or a type with those of protocols that move its state.
  func inheriting(_ type: TypeDeclaration) -> Inheriting? {
    let (above, extensions) = (classes(above: type), extensions(of: [type]))
    guard !above.isEmpty || !extensions.isEmpty else { return nil }
    let inherited = above.flatMap { inheritedStates(of: $0, by: type) }
    let own = extensions.isEmpty ? [] : inheritedStates(of: type)
    let moved =
      inherited.filter { state in
        !moves(of: state, by: type).isEmpty
          || !overrides(of: state, by: type, among: type.functions.map { DeclSyntax($0) }).isEmpty
      }
      + (own + inherited).filter { state in extensions.contains { !moves(of: state, by: $0).isEmpty } }
    guard !moved.isEmpty,
      let whole = type.inheriting(
        from: above + self.extensions(of: [type] + above),
        calledAbove(by: [type] + above),
        where: { holds($0, for: type, above: above) == true }
      )
    else { return nil }
    var declarations = self
    declarations.index = DeclarationIndex(index, replacing: whole)
    declarations.surveys = surveys.anew
    let leftOut = Set(above.flatMap(\.properties.keys)).subtracting(moved.map(\.name))
    return Inheriting(type: whole, declarations: declarations, leftOut: leftOut)
  }

  /// The classes of the module from which one inherits, the nearest first.
  func classes(above type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var last = type
    while last.declaration?.is(ClassDeclSyntax.self) == true, let name = last.inherited.first,
      let next = seen(fromFile: fileIndex(at: last.nameOffset)).type(named: name, from: last.path.scopeAround),
      next.declaration?.is(ClassDeclSyntax.self) == true, next.path != type.path,
      !found.contains(where: { $0.path == next.path })
    {
      found.append(next)
      last = next
    }
    return found
  }

  /// The names of what some classes call on `super`.
  private func calledAbove(by classes: [TypeDeclaration]) -> Set<String> {
    let found: [Survey] = classes.flatMap(\.functions).compactMap { $0.body.map { surveys.survey($0) } }
    let calls: [Survey.CallName] = found.flatMap { $0.calls + $0.callsLater }
    return Set(calls.filter { $0.base == "super" }.map(\.name))
  }

  /// The classes from which a call of `super` may get something, the nearest first.
  func levels(above offset: Int, of owner: String) -> [TypeDeclaration] {
    let levels = types[owner]?.above.compactMap { types[$0] } ?? []
    let own = levels.firstIndex { level in
      level.members.contains { $0.offset <= offset && offset < $0.endPosition.utf8Offset }
    }
    return own.map { Array(levels[($0 + 1)...]) } ?? levels
  }

  /// A property of a class that holds an enum of the module.
  struct InheritedState {
    var name: String
    /// The path of that enum.
    var type: String
    var owner: TypeDeclaration
    /// The generic parameter that stands for it there.
    var parameter: String?
  }

  /// - Parameter heir: what inherits them, and says what generic parameters stand for.
  func inheritedStates(of type: TypeDeclaration, by heir: TypeDeclaration? = nil) -> [InheritedState] {
    let declarations = seen(fromFile: fileIndex(at: type.nameOffset))
    return type.storedVariables
      .compactMap { binding in
        guard let written = binding.typeName(in: declarations, from: type.path) else { return nil }
        let isOpen = type.genericNames.contains(written)
        let meant = isOpen ? heir.flatMap { stoodFor(by: written, in: $0) } : nil
        guard let state = isOpen ? meant : declarations.enumeration(named: written, from: type.path),
          state.enumeration?.caseDeclarations.isEmpty == false
        else { return nil }
        let name = binding.pattern.trimmedDescription
        return InheritedState(name: name, type: state.path, owner: type, parameter: isOpen ? written : nil)
      }
  }

  /// The enum for which a generic parameter of a class above stands, where it means nothing else in the class.
  private func stoodFor(by parameter: String, in heir: TypeDeclaration) -> TypeDeclaration? {
    let declarations = seen(fromFile: fileIndex(at: heir.nameOffset))
    guard let argument = index.genericArguments["\(heir.path).\(parameter)"],
      let meant = declarations.enumeration(named: argument.plainName, from: heir.path.scopeAround),
      declarations.enumeration(named: parameter, from: heir.path)?.path == meant.path
    else { return nil }
    return meant
  }

  /// Where a class moves what it inherits: it assigns it, or calls a function above that is told where to go.
  func moves(of state: InheritedState, by type: TypeDeclaration) -> [Int] { moves(of: state, by: type.members) }

  func moves(of state: InheritedState, by members: [DeclSyntax]) -> [Int] {
    let bodies = members.filter { !$0.isProtocolOrType }
    let isValue = state.owner.declaration?.is(StructDeclSyntax.self) == true
    let own = names(setting: state).union(isValue ? ["self"] : [])
    let above = own.map { "super.\($0)" }
    return bodies.flatMap { member -> [Int] in
      // What stands in the place of the state goes past itself.
      let names = member.is(VariableDeclSyntax.self) && member.isOverride ? own : own.union(above)
      let survey = surveys.survey(member)
      let isInitializer = member.is(InitializerDeclSyntax.self)
      let assigned = isInitializer ? survey.assignedLater : survey.allAssigned
      if !assigned.isDisjoint(with: names) { return [member.offset] }
      let calls = survey.calls + survey.callsLater
      return calls.contains { isTold($0, of: state) } ? [member.offset] : []
    }
  }

  private func isTold(_ call: Survey.CallName, of state: InheritedState) -> Bool {
    guard call.isOnSelf || call.base == "super" else { return false }
    return state.owner.functions(named: call.name).contains { function in
      function.answers(call)
        && function.signature.parameterClause.parameters.contains { parameter in
          parameter.type.plainName == state.parameter
            || seen(from: function).enumeration(named: parameter.type.plainName, from: state.owner.path)?.path
              == state.type
        }
        && surveys.reachable(from: call.name, in: state.owner).contains { reached in
          reached.allAssigned.contains(state.name)
        }
    }
  }
}

extension MachineDeclaration {
  /// Where a class below moves the state, which an instance of that class does and no other.
  var subclassesMoves: [Program.Note] {
    guard case .property(let name) = storage, box == nil, !isStatic, let type = declarations.types[owner] else {
      return []
    }
    let state = Declarations.InheritedState(name: name, type: stateType, owner: type)
    return declarations.classes(below: type).flatMap { other -> [Program.Note] in
      let who = "'\(other.path)', which inherits from '\(type.path)',"
      let moves = declarations.moves(of: state, by: other)
      let overrides = declarations.overrides(of: state, by: other).filter { !moves.contains($0) }
      return moves.map { Program.Note(why: "\(who) sets the state as well", offset: $0) }
        + overrides.map {
          Program.Note(why: "\(who) has something else here, which moves the state otherwise", offset: $0)
        }
    }
  }
}

extension Lowering {
  /// `super.connect()`: what the nearest class above has of this name.
  func functionAbove(named name: String, _ arguments: [LabeledExprSyntax], at offset: Int) -> InlinedCall? {
    let levels = machine.declarations.levels(above: offset, of: machine.owner)
    let found = levels.lazy.compactMap { level in
      level.functions(named: name).first { $0.body != nil && $0.signature.parameterClause.parameters.takes(arguments) }
    }
    guard let function = found.first, bears(function, owner: machine.owner) else { return nil }
    return InlinedCall(callee: .function(function), arguments: arguments, receiver: .machine, owner: machine.owner)
  }
}

extension Surveys {
  /// The surveys of what `super` calls in a body, and of all that this calls.
  func above(_ survey: Survey, of type: Declarations.TypeDeclaration) -> [Survey] {
    survey.calls.filter { $0.base == "super" }.flatMap { reachable(from: $0.name, in: type) }
  }
}

extension Declarations.TypeDeclaration {
  var isFinal: Bool {
    declaration?.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "final" } == true
  }

  /// The functions of a name that a call may run, be it through `super`.
  func possible(named name: String) -> [FunctionDeclSyntax] {
    functions(named: name) + overridden.filter { $0.name.identifierText == name }
  }

  /// The same with the members of the classes above; nil where one of those hides a member of a name that this has as well.
  ///
  /// - Parameters:
  ///   - called: the names of the functions that `super` calls.
  ///   - holds: whether what an extension's `where` says is true of this type.
  fileprivate func inheriting(
    from above: [Self],
    _ called: Set<String>,
    where holds: (GenericWhereClauseSyntax) -> Bool
  ) -> Self? {
    var whole = self
    whole.above = above.map(\.path)
    for level in above {
      for member in level.members where !member.isProtocolOrType && member.isSure(in: level, where: holds) {
        if let function = member.as(FunctionDeclSyntax.self) {
          let namesakes = level.functions(named: function.name.identifierText).filter { $0.hasLabels(of: function) }
          let isKnown = whole.functions(named: function.name.identifierText).contains {
            $0.overrides(function, in: level, isOnlyOne: namesakes.count == 1)
          }
          if isKnown, function.access == .hidden { return nil }
          if !isKnown { whole.add(member) }
          if isKnown, called.contains(function.name.identifierText) { whole.add(overridden: function) }
        } else if let initializer = member.as(InitializerDeclSyntax.self) {
          if whole.initializers.isEmpty || level.initializers.contains(where: { $0 == whole.initializers[0] }) {
            whole.add(DeclSyntax(initializer))
          }
        } else if let variable = member.as(VariableDeclSyntax.self) {
          let names = variable.bindings.map(\.pattern.trimmedDescription)
          if !names.contains(where: { whole.properties[$0] != nil }) { whole.add(member) }
        } else {
          whole.add(member)
        }
      }
      whole.conditional += level.conditional
    }
    return whole
  }
}

extension DeclSyntax {
  /// Whether every class below, or every type of a protocol, has it.
  fileprivate func isSure(
    in level: Declarations.TypeDeclaration,
    where holds: (GenericWhereClauseSyntax) -> Bool
  ) -> Bool {
    guard level.declaration == nil else { return true }
    return !self.is(InitializerDeclSyntax.self) && extensionAround?.genericWhereClause.map(holds) != false
  }

  var extensionAround: ExtensionDeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
  }
}

extension FunctionDeclSyntax {
  /// Whether it stands in the place of another one of its name; of a class it has to say so.
  ///
  /// - Parameter isOnlyOne: whether nothing else there has the labels of the other one.
  fileprivate func overrides(_ other: FunctionDeclSyntax, in level: Declarations.TypeDeclaration, isOnlyOne: Bool)
    -> Bool
  {
    guard isStatic == other.isStatic, hasLabels(of: other) else { return false }
    let types = signature.parameterClause.parameters.map(\.type.trimmedDescription)
    if types == other.signature.parameterClause.parameters.map(\.type.trimmedDescription) { return true }
    return isOnlyOne && (level.declaration == nil || modifiers.contains { $0.name.text == "override" })
  }

  fileprivate func hasLabels(of other: FunctionDeclSyntax) -> Bool {
    let labels = signature.parameterClause.parameters.map(\.label)
    return labels == other.signature.parameterClause.parameters.map(\.label)
  }
}

extension String {
  /// The path of the type around the one of this path.
  var scopeAround: String { split(separator: ".").dropLast().joined(separator: ".") }
}
