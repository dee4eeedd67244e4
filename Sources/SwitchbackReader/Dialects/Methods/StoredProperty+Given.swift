import SwiftSyntax

extension StoredProperty {
  /// The states of the objects that the methods of a class are given, which holds none itself: `func open(_ door: Door)`.
  static func given(to type: Declarations.TypeDeclaration, in declarations: Declarations) -> [StoredProperty] {
    guard type.isShared else { return [] }
    var seen: Set<String> = []
    let contents = type.functions.filter { $0.body != nil && !$0.isStatic }
      .flatMap { $0.signature.parameterClause.parameters.compactMap { declarations.object(given: $0, to: type) } }
      .filter { seen.insert($0.path).inserted }
    return contents.flatMap { content -> [StoredProperty] in
      guard let names = type.names(ofGiven: content, in: declarations) else { return [] }
      let states = content.statesInside(in: declarations).filter { member, state in
        !state.functions.contains(where: \.isMutating)
          && (NameWords.nameState(member ?? "") || NameWords.nameState(state.path.lastName))
      }
      return states.compactMap { stored, state in
        let members = [stored].compactMap(\.self) + (stored.map { content.accessors(of: $0) } ?? [])
        return members.lazy.compactMap { given($0, of: content, state, to: type, names, in: declarations) }.first
      }
    }
  }

  /// - Parameter names: what each function that is given an object calls that, by the offsets of the functions.
  private static func given(
    _ member: String,
    of content: Declarations.TypeDeclaration,
    _ state: Declarations.TypeDeclaration,
    to type: Declarations.TypeDeclaration,
    _ names: [Int: String],
    in declarations: Declarations
  ) -> StoredProperty? {
    let setters = type.functions.filter { function in
      AssignmentFinder.assignments(in: function).contains { $0.assignment.target.lastName == member }
    }
    // What is set of other objects is set of several at once.
    let isOfOne = setters.allSatisfy { function in
      AssignmentFinder.assignments(in: function).allSatisfy { assignment, _ in
        assignment.target.lastName != member
          || names[function.offset].map {
            assignment.target.trimmedDescription == "\($0).\(member)"
          } ?? false
      }
    }
    guard isOfOne, let first = setters.first, let name = names[first.offset],
      !StoredState.isMachine(content, for: member, in: declarations)
    else { return nil }
    var property = StoredProperty(
      name: "\(name).\(member)",
      type: state.path,
      state: state,
      value: nil,
      isStatic: false,
      offset: first.offset,
      holdingType: content.path
    )
    property.isGiven = true
    property.lie(inObject: content, member, type, declarations)
    property.namesInObject = names.values.reduce(into: []) { $0.formUnion(type.namesOfPlace("\($1).\(member)")) }
    return property
  }

  /// Whether a call tells a method about the object that the caller was given, and no other.
  func isGivenOn(by call: Survey.CallName) -> Bool {
    let own = Set(namesInObject.map { String($0.prefix { $0 != "." }) })
    return !isGiven || call.arguments.contains(where: own.contains)
  }
}

extension Declarations {
  /// The class of which a parameter is an instance, where that is another one than the type whose function this is.
  func object(given parameter: FunctionParameterSyntax, to type: TypeDeclaration) -> TypeDeclaration? {
    guard !parameter.isInout, !parameter.isVariadic, parameter.type.is(IdentifierTypeSyntax.self),
      let found = self.type(named: parameter.type.plainName, from: type.path), found.path != type.path,
      found.declaration?.is(ClassDeclSyntax.self) == true
    else { return nil }
    return found
  }
}

extension Declarations.TypeDeclaration {
  /// The computed properties that give what a property holds, and set it to what they are told, whatever they do besides.
  fileprivate func accessors(of stored: String) -> [String] {
    bindings.filter { binding in
      guard binding.getter?.trimmedDescription.withoutSelf == stored, let setter = binding.setter,
        let last = setter.statements.last?.expression, let assignment = Assignment(last)
      else { return false }
      return setter.statements.count(where: \.item.canLeave) == 0 && assignment.target.nameBehindSelf == stored
        && assignment.value.text == setter.parameter
    }.map(\.pattern.trimmedDescription)
  }

  /// What its functions call the one object of a class that they are given, by their offsets; nil where one is given several,
  /// or where it holds one itself.
  fileprivate func names(ofGiven content: Self, in declarations: Declarations) -> [Int: String]? {
    var names: [Int: String] = [:]
    for function in functions {
      let given = function.signature.parameterClause.parameters.filter {
        declarations.object(given: $0, to: self)?.path == content.path
      }
      guard given.count < 2 else { return nil }
      if let only = given.first { names[function.offset] = only.innerName }
    }
    let isHeld = bindings.contains { binding in
      !binding.isComputed && binding.typeName(in: declarations, from: path)?.lastName == content.path.lastName
    }
    return isHeld || !Set(names.values).isDisjoint(with: properties.keys) ? nil : names
  }
}
