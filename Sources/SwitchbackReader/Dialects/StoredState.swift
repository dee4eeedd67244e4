import SwiftSyntax

/// A struct, class or actor that stores its state in a property and takes events in a method.
enum StoredState {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard let declaration = type.declaration, type.enumeration == nil else { return nil }
    for property in type.variables.flatMap({ stored($0, in: type, declarations) }) {
      let candidates = Candidates(type: type, state: property.name, stateType: property.state.path, in: declarations)
      let entries = candidates.entries { !$0.isStatic && candidates.assigns($0) }
      guard let first = entries.first, let enumeration = property.state.enumeration else { continue }
      return MachineDeclaration(
        name: type.path,
        states: EnumShape(states: enumeration, eventType: first.eventTypeName, path: property.state.path),
        stateType: property.state.path,
        storage: .property(property.name),
        owner: type.path,
        entries: entries,
        initial: property.value.map { [$0] } ?? assigned(to: property.name, in: type),
        conditionalCases: enumeration.conditionalCases + entries.flatMap { $0.conditionalCases(in: declarations) },
        offset: declaration.asProtocol((any NamedDeclSyntax).self)?.name.offset ?? declaration.offset,
        declarations: declarations
      )
    }
    return nil
  }

  private struct Property {
    var name: String
    var state: Declarations.TypeDeclaration
    var value: ExprSyntax?
  }

  /// The properties of a declaration that hold a case of an enum of this file.
  private static func stored(
    _ variable: VariableDeclSyntax,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> [Property] {
    guard variable.bindingSpecifier.text == "var", !variable.modifiers.contains(where: { $0.name.text == "static" })
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        !binding.isComputed, let written = binding.typeName,
        let state = declarations.enumeration(named: written, from: type.path),
        state.enumeration?.caseDeclarations.isEmpty == false
      else { return nil }
      return Property(name: name, state: state, value: binding.initializer?.value)
    }
  }

  /// What the initialisers assign to the property.
  private static func assigned(to property: String, in type: Declarations.TypeDeclaration) -> [ExprSyntax]? {
    let values = type.initializers.compactMap(\.body).flatMap { body in
      body.statements.compactMap { item -> ExprSyntax? in
        guard case .expr(let expression) = item.item, let assignment = Assignment(expression),
          assignment.target.trimmedDescription == "self.\(property)" || assignment.target.trimmedDescription == property
        else { return nil }
        return assignment.value.single
      }
    }
    return values.isEmpty ? nil : values
  }
}

extension PatternBindingSyntax {
  /// Whether it computes its value; observers do not.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors): accessors.contains { $0.accessorSpecifier.text == "get" }
    }
  }

  /// The name of the type, as it is written or as `State.idle` tells.
  fileprivate var typeName: String? {
    if let type = typeAnnotation?.type { return type.plainName }
    let value = initializer?.value
    let callee = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    return callee?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }
}
