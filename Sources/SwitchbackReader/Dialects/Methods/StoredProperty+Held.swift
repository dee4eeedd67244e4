import SwiftSyntax

extension StoredProperty {
  /// Each enum that is a property of a struct or a class which this type holds, if it sets it there.
  static func held(
    _ binding: PatternBindingSyntax,
    of variable: VariableDeclSyntax,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> [StoredProperty] {
    guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let written = binding.heldTypeName(in: declarations, from: type.path) ?? variable.environmentTypeName,
      let content = declarations.type(named: written, from: type.path)
    else { return [] }
    let isObject = content.declaration?.is(ClassDeclSyntax.self) == true
    guard isObject ? content.path != type.path : content.isStruct && variable.isPlainPlace(of: binding) else {
      return []
    }
    let states = content.statesInside(in: declarations)
    guard !states.isEmpty else { return [] }
    let assigned = isObject ? type.assignedAnywhere(declarations) : type.assignedInFunctions(declarations)
    // A value that replaces its object copies itself so, and what lies there is a part of the value.
    if isObject, !type.isShared, assigned.contains(name) { return [] }
    return states.compactMap { member, state in
      // An enum that changes itself is the machine, wherever it lies.
      guard let member, !state.functions.contains(where: \.isMutating) else { return nil }
      let path = "\(name).\(member)"
      let names = isObject ? type.namesOfPlace(path) : [path]
      guard !assigned.isDisjoint(with: names) else { return nil }
      var property = StoredProperty(
        name: path,
        type: state.path,
        state: state,
        value: binding.initializer.flatMap { content.state(in: $0.value, member: member) },
        isStatic: variable.isStatic,
        offset: binding.offset,
        holdingType: content.path
      )
      guard isObject else {
        property.lie(inStruct: content, member, heldBy: binding, type, declarations)
        return property
      }
      // An object that moves by itself is the machine, unless it is the type's own, which moves it more.
      guard
        content.path.hasPrefix("\(type.path).")
          && type.assignments(to: names) > content.assignments(to: [member])
          || !StoredState.isMachine(content, for: member, in: declarations)
      else { return nil }
      property.lie(inObject: content, member, type, declarations)
      return property
    }
  }

  /// Notes what runs whenever it is set in a struct: observers of it, or of what holds the struct, and a wrapper.
  private mutating func lie(
    inStruct content: Declarations.TypeDeclaration,
    _ member: String,
    heldBy binding: PatternBindingSyntax,
    _ type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) {
    let own = content.properties[member]
    let isSetWithin = own?.accessorBlock.map { declarations.surveys.changes(member, in: $0, of: content) } ?? false
    hasAssigningObserver =
      isSetWithin || binding.accessorBlock.map { declarations.surveys.changes(name, in: $0, of: type) } ?? false
    if let variable = own?.parent?.parent?.as(VariableDeclSyntax.self), variable.hasWrapper {
      refusal = Self.obstacle(byWrapperOf: variable, declarations, from: content.path)
    }
  }

  /// Notes what is different where it lies in an object, which others may hold as well.
  mutating func lie(
    inObject content: Declarations.TypeDeclaration,
    _ member: String,
    _ type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) {
    namesInObject = type.namesOfPlace(name)
    isKeptOutside = !type.isShared
    let binding = content.properties[member]
    value = content.initializers.isEmpty ? binding?.initializer?.value : nil
    hasAssigningObserver =
      binding?.accessorBlock.map { declarations.surveys.changes(member, in: $0, of: content) } ?? false
  }
}

extension Declarations.TypeDeclaration {
  /// What surveys call a place in an object: `model.state`, where there may be none, `model?.state`, and `it.state` behind `let it = model`.
  func namesOfPlace(_ place: String) -> Set<String> {
    let (object, member) = (place.prefix { $0 != "." }, place.drop { $0 != "." })
    let locals = PlaceUses(in: members.filter { !$0.isProtocolOrType }.map { Syntax($0) }).copied
      .filter { $0.value == [String(object)] }.keys
    return Set((locals + [String(object)]).flatMap { name in ["", "?", "!"].map { "\(name)\($0)\(member)" } })
  }

  /// How often it assigns one of some places.
  fileprivate func assignments(to places: Set<String>) -> Int {
    members.filter { !$0.isProtocolOrType }.reduce(0) { count, member in
      count + AssignmentFinder.assignments(in: member).count { places.contains($0.assignment.target.nameBehindSelf) }
    }
  }

  fileprivate var isStruct: Bool { declaration?.is(StructDeclSyntax.self) == true }

  fileprivate func assignedInFunctions(_ declarations: Declarations) -> Set<String> {
    functions.compactMap(\.body).reduce(into: []) { names, body in
      let survey = declarations.surveys.survey(body)
      names.formUnion(survey.allAssigned)
    }
  }

  /// The same of what computes properties and of what initialisers leave behind, too.
  fileprivate func assignedAnywhere(_ declarations: Declarations) -> Set<String> {
    let getters = bindings.compactMap { $0.accessorBlock.map { Syntax($0) } }
    let initializers = initializers.compactMap { $0.body.map { Syntax($0) } }
    return (getters + initializers + lazyValues.map { Syntax($0) }).reduce(into: assignedInFunctions(declarations)) {
      let survey = declarations.surveys.survey($1)
      $0.formUnion(survey.allAssigned)
    }
  }
}

extension PatternBindingSyntax {
  /// The name of the type that it holds, as it is written or as `Model()` and `Model.shared` tell.
  fileprivate func heldTypeName(in declarations: Declarations, from path: String) -> String? {
    if let type = typeAnnotation?.type { return type.statedName }
    if let made = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
      made.first?.isUppercase == true
    {
      return made
    }
    return typeName(in: declarations, from: path)
  }
}

extension VariableDeclSyntax {
  /// Whether a value of which a part changes is a part of the instance: no constant, and none that may be missing.
  fileprivate func isPlainPlace(of binding: PatternBindingSyntax) -> Bool {
    let isWritten = binding.typeAnnotation.map { $0.type.statedName == $0.type.plainName }
    return bindingSpecifier.text == "var"
      && isWritten ?? binding.initializer?.value.is(FunctionCallExprSyntax.self) ?? false
  }

  /// `Model` of `@Environment(Model.self)`.
  fileprivate var environmentTypeName: String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "Environment" {
      guard case .argumentList(let arguments)? = attribute.arguments, arguments.count == 1,
        let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.tokenKind == .keyword(.self)
      else { continue }
      return member.base?.trimmedDescription
    }
    return nil
  }
}
