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
      let whole = StructState(structure, type, in: declarations)
      // A single enum that is assigned in place is a machine by itself.
      if function.isMutating, whole.regions.count < 2, whole.regions.first?.value.isBool != true { continue }
      return whole.regions.map { machine($0, of: whole, function, event) }
    }
    return []
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
    _ region: StructState.Region,
    of whole: StructState,
    _ function: FunctionDeclSyntax,
    _ event: Int
  ) -> MachineDeclaration {
    let declarations = whole.declarations(of: region)
    var entry = MachineDeclaration.Entry(function: function, parameter: event, owner: whole.path, in: declarations)
    if !function.isMutating { entry.state = function.signature.parameterClause.parameters.first?.innerName }
    return whole.machine(
      region,
      named: whole.path,
      storage: function.isMutating ? .property(region.name) : .parameter,
      owner: whole.path,
      entries: [entry],
      in: declarations
    )
  }
}
