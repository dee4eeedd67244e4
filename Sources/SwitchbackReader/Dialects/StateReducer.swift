import SwiftSyntax

/// A struct that a function named `reduce` changes by events: each property that can only be so many things is a region.
///
/// `static func reduce(state: State, event: Event) -> State`, or `mutating func reduce(_ event: Event)`.
enum StateReducer {
  /// A machine for each region.
  static func machines(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    guard let structure = type.declaration?.as(StructDeclSyntax.self) else { return [] }
    for function in type.functions where function.name.identifierText == "reduce" && function.body != nil {
      let parameters = Array(function.signature.parameterClause.parameters)
      guard let event = eventPosition(in: parameters, of: function, type, declarations) else { continue }
      let properties = properties(of: type, in: declarations)
      let finite = properties.filter { $0.value != nil }
      // A single enum that is assigned in place is a machine by itself.
      if function.isMutating, finite.count < 2, finite.first?.value?.isBool != true { continue }
      let others = properties.filter { $0.value == nil }.map(\.name)
      return finite.map { property in
        machine(property, of: structure, type, function, event, others: others, in: declarations)
      }
    }
    return []
  }

  private struct Property {
    var name: String
    /// Nil where there is no end to what it can be.
    var value: ValueType?
    var initial: ExprSyntax?
  }

  /// The stored properties that can change.
  private static func properties(of type: Declarations.TypeDeclaration, in declarations: Declarations) -> [Property] {
    let variables = type.variables.filter { variable in
      variable.bindingSpecifier.text == "var" && !variable.modifiers.contains { $0.name.text == "static" }
    }
    return variables.flatMap(\.bindings).filter { !$0.isComputed }.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return nil }
      let written = binding.typeAnnotation.map { ValueType($0.type, in: declarations, from: type.path) }
      let initial = binding.initializer?.value
      let value = (written ?? initial.flatMap { inferred($0, in: declarations, from: type.path) }) ?? nil
      let isFinite = value.map { $0.isFinite && !$0.isOptional } ?? false
      return Property(name: name, value: isFinite ? value : nil, initial: initial)
    }
  }

  private static func inferred(_ value: ExprSyntax, in declarations: Declarations, from path: String) -> ValueType? {
    if value.is(BooleanLiteralExprSyntax.self) { return .bool }
    let base = value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return base.flatMap { declarations.enumeration(named: $0, from: path) }.map { ValueType(path: $0.path) }
  }

  /// Where the event is among the parameters; nil where the function is of another form.
  private static func eventPosition(
    in parameters: [FunctionParameterSyntax],
    of function: FunctionDeclSyntax,
    _ type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> Int? {
    func isWhole(_ written: TypeSyntax?) -> Bool {
      written.flatMap { declarations.type(named: $0.plainName, from: type.path)?.path } == type.path
    }
    if function.isMutating { return parameters.count == 1 ? 0 : nil }
    let isPure = function.isStatic && parameters.count == 2 && isWhole(parameters[0].type) && !parameters[0].isInout
    return isPure && isWhole(function.signature.returnClause?.type) ? 1 : nil
  }

  private static func machine(
    _ property: Property,
    of structure: StructDeclSyntax,
    _ type: Declarations.TypeDeclaration,
    _ function: FunctionDeclSyntax,
    _ event: Int,
    others: [String],
    in declarations: Declarations
  ) -> MachineDeclaration {
    var declarations = declarations
    let value = property.value ?? .bool
    declarations.whole = Declarations.Whole(path: type.path, region: property.name, value: value)
    var entry = MachineDeclaration.Entry(function: function, parameter: event, owner: type.path, in: declarations)
    let parameters = Array(function.signature.parameterClause.parameters)
    if !function.isMutating { entry.state = parameters.first?.innerName }
    let enumeration = value.path.flatMap { declarations.types[$0]?.enumeration }
    let shape =
      value.path.map { EnumShape(states: enumeration, eventType: entry.eventTypeName, path: $0) } ?? .bool(structure)
    return MachineDeclaration(
      name: type.path,
      states: shape,
      stateType: shape.path,
      storage: function.isMutating ? .property(property.name) : .parameter,
      owner: type.path,
      entries: [entry],
      initial: property.initial.map { [$0] },
      conditionalCases: (enumeration?.conditionalCases ?? []) + entry.conditionalCases(in: declarations),
      offset: structure.name.offset,
      declarations: declarations,
      region: MachineDeclaration.Region(name: property.name, isBool: value.isBool, others: others)
    )
  }
}

extension EnumShape {
  fileprivate static func bool(_ structure: StructDeclSyntax) -> EnumShape {
    let cases = ["false", "true"].map {
      Case(name: $0, payload: [], isInitial: false, isFinal: false, offset: structure.name.offset)
    }
    return EnumShape(name: "Bool", path: "Bool", cases: cases)
  }
}
