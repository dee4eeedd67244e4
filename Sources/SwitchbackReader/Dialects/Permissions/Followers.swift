import SwiftSyntax

/// A property or a function that lists the states that may follow one: `var allowedSuccessors: Set<Self>`.
///
/// What it is called has to say that states follow one another, by the rule of ``TableEvidence``.
enum Followers {
  /// The statements that give the list.
  struct Body {
    var statements: CodeBlockItemListSyntax
    /// The parameter that is the state; nil where that is `self`.
    var state: String?
  }

  static func machines(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let properties = type.ownBindings.compactMap { binding in
      machine(
        named: binding.pattern.trimmedDescription,
        listing: binding.typeAnnotation?.type,
        at: Syntax(binding),
        of: type,
        in: declarations
      ) {
        guard let getter = binding.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self) else { return nil }
        return (Body(statements: getter), type.path)
      }
    }
    let functions = type.functions.compactMap { function in
      machine(
        named: function.name.identifierText,
        listing: function.signature.returnClause?.type,
        at: Syntax(function),
        of: type,
        in: declarations
      ) {
        let parameters = Array(function.signature.parameterClause.parameters)
        guard let statements = function.body?.statements, parameters.count < 2, parameters.first?.end != .target
        else { return nil }
        guard let only = parameters.first else {
          return function.isStatic ? nil : (Body(statements: statements), type.path)
        }
        return (Body(statements: statements, state: only.innerName), only.type.plainName)
      }
    }
    return properties + functions
  }

  private static func machine(
    named name: String,
    listing result: TypeSyntax?,
    at syntax: Syntax,
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations,
    _ body: () -> (Body, of: String)?
  ) -> MachineDeclaration? {
    guard let listed = result?.elementOfList?.plainName, let (body, written) = body(),
      let states = declarations.enumeration(named: listed, from: type.path), let enumeration = states.enumeration,
      declarations.enumeration(named: written, from: type.path)?.path == states.path,
      TableEvidence.sayFollowers(NameWords(name)), !enumeration.caseDeclarations.isEmpty
    else { return nil }
    let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
    guard body.statements.namesCase(of: shape), body.state != nil || !type.asksForWayBack(name) else { return nil }
    return MachineDeclaration(
      name: type.path,
      states: shape,
      stateType: states.path,
      storage: body.state == nil ? .itself : .parameter,
      owner: type.path,
      entries: [],
      conditionalCases: enumeration.conditionalCases,
      offset: states.path == type.path ? enumeration.name.offset : syntax.offset,
      declarations: declarations,
      writtenAs: .allowedMoves,
      followers: body,
      member: name
    )
  }
}
