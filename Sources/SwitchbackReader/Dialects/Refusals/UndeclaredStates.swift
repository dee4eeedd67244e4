import SwiftSyntax

/// Machines whose states none of the files declares: what they do shows that there are some, and nothing which.
enum UndeclaredStates {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.declaration != nil else { return nil }
    let unknown = type.unknownProperties(in: declarations)
    let given = type.unknownParameters(in: declarations)
    let objects = type.objects(in: declarations)
    guard !unknown.isEmpty || !given.isEmpty || !objects.isEmpty else { return nil }
    let uses = PlaceUses(of: type)
    if let stored = machine(of: type, among: unknown, uses, in: declarations) { return stored }
    for object in objects {
      guard let place = uses.memberThatMoves(of: object.name, in: type),
        let states = object.content.unknownProperties(in: declarations).first(where: {
          place == "\(object.name).\($0.name)"
        })
      else { continue }
      let why = why(states.type, of: place)
      return .refused(type, states: .none(at: type), why: why, at: states.offset, in: declarations)
    }
    for parameter in given where uses.memberThatMoves(of: parameter.name, in: type) != nil {
      let why = why(parameter.type, of: parameter.name, "which holds the states of '\(parameter.name)'")
      return .refused(type, states: .none(at: type), why: why, at: parameter.offset, in: declarations)
    }
    return nil
  }

  /// One that is a state by its name, beside other machines of the type.
  static func machine(
    of type: Declarations.TypeDeclaration,
    besides machines: [MachineDeclaration],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.declaration != nil, type.enumeration == nil else { return nil }
    let known = machines.flatMap { [$0.storage.propertyName, $0.storedProperty?.name, $0.holder?.property] }
    let unknown = type.unknownProperties(in: declarations).filter {
      $0.isVariable && NameWords.nameState($0.name) && !known.contains($0.name) && !$0.type.contains(".")
    }
    guard !unknown.isEmpty else { return nil }
    let uses = PlaceUses(of: type)
    let moved = unknown.filter { uses.move($0.name, of: $0.type) }
    var found = machine(of: type, among: moved, uses, in: declarations)
    if let name = moved.first?.name { found?.name += ".\(name)" }
    return found
  }

  private static func machine(
    of type: Declarations.TypeDeclaration,
    among unknown: [(name: String, type: String, isVariable: Bool, offset: Int)],
    _ uses: PlaceUses,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    for property in unknown {
      // What a type inside allows is drawn as that, whatever holds the state.
      guard !type.holdsPermission(in: declarations),
        let place = property.isVariable && uses.move(property.name, of: property.type)
          ? property.name : uses.memberThatMoves(of: property.name, in: type)
      else { continue }
      let holds = place == property.name ? nil : "which holds the states of '\(property.name)'"
      let why = why(property.type, of: place, holds)
      return .refused(type, states: .none(at: type), why: why, at: property.offset, in: declarations)
    }
    return nil
  }

  static func why(_ type: String, of place: String, _ role: String? = nil) -> String {
    let role = role ?? "the type of '\(place)'"
    return "'\(type)', \(role), is declared in none of the files given; give the folder of its module"
  }
}

extension PlaceUses {
  /// Whether cases are both assigned and asked for where a value of some type lives, which is true of few things but states.
  fileprivate func move(_ property: String, of type: String) -> Bool {
    let typed = types.filter { $0.value == type }.map(\.key) + [property]
    // A local that was made from one of them is one as well.
    let places = Set(typed).union(copied.filter { !$0.value.isDisjoint(with: typed) }.keys)
    let asked = cases(asked, at: places)
    let given = cases(assigned, at: [property])
    // Many a value is compared that is no state; few of these are given three cases by their names.
    if asked.isEmpty, given.count > 2, !cases(compared, at: places).isEmpty { return true }
    let isHandedOn = !(copied[property] ?? []).isDisjoint(with: places.subtracting([property]))
    return !asked.isEmpty && (isHandedOn || !given.isEmpty) && asked.union(given).count > 1
  }

  /// The property of something unknown that is assigned and asked for cases: `machine.state`.
  fileprivate func memberThatMoves(of property: String, in type: Declarations.TypeDeclaration) -> String? {
    assigned.keys.sorted().first { place in
      // What the type itself has of that name is no case.
      let given = cases(assigned, at: [place]).filter { type.properties[$0] == nil }
      guard place.hasPrefix(property + "."), given.count > 1 else { return false }
      if given.count > 2, !cases(compared, at: [place]).isEmpty { return true }
      let computed = type.bindings.filter { $0.getter?.trimmedDescription.contains(place) == true }
      return !cases(asked, at: Set(computed.map(\.pattern.trimmedDescription) + [place])).isEmpty
    }
  }

  private func cases(_ found: [String: Set<String>], at places: Set<String>) -> Set<String> {
    places.reduce(into: Set()) { $0.formUnion(found[$1] ?? []) }.subtracting(["some", "none"])
  }
}

extension Declarations.TypeDeclaration {
  fileprivate func holdsPermission(in declarations: Declarations) -> Bool {
    declarations.order.contains { path in
      guard path.hasPrefix("\(self.path)."), let inner = declarations.types[path] else { return false }
      return !Permission.machines(of: inner.functions, owner: inner, in: declarations).isEmpty
    }
  }

  /// The constants and variables that hold an object of a class that is declared.
  fileprivate func objects(in declarations: Declarations) -> [(name: String, content: Self)] {
    bindings.compactMap { binding in
      guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let written = binding.typeAnnotation?.type.statedName ?? binding.initializer?.value.madeType,
        let content = declarations.seen(from: binding).type(named: written, from: path), content.isShared
      else { return nil }
      return (name, content)
    }
  }

  /// What methods are given, and whose type is declared nowhere.
  fileprivate func unknownParameters(in declarations: Declarations) -> [(name: String, type: String, offset: Int)] {
    functions.flatMap { function in
      function.signature.parameterClause.parameters.compactMap { parameter in
        let written = parameter.type.statedName
        let isGeneric = function.genericParameterClause?.parameters.contains { $0.name.identifierText == written }
        guard isGeneric != true, written.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), written.count > 1,
          written.first?.isUppercase == true, !StoredProperty.noStates.contains(written),
          declarations.seen(from: parameter).type(named: written, from: path)?.declaration == nil
        else { return nil }
        return (parameter.innerName, written, parameter.offset)
      }
    }
  }

  /// What an instance stores, and whose type is declared nowhere.
  func unknownProperties(
    in declarations: Declarations
  ) -> [(name: String, type: String, isVariable: Bool, offset: Int)] {
    variables.flatMap { variable in
      variable.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
          !binding.isComputed,
          let written = binding.typeAnnotation?.type.statedName ?? binding.typeName(in: declarations, from: path),
          written.first?.isUppercase == true, written != "Result", !StoredProperty.noStates.contains(written),
          declarations.seen(from: binding).type(named: written, from: path)?.declaration == nil
        else { return nil }
        return (name, written, variable.bindingSpecifier.text == "var", binding.offset)
      }
    }
  }
}
