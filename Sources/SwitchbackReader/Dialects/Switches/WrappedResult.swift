import SwiftSyntax

/// A function that is given the state and gives a value of another type around the next one: `-> Resolution<State>`.
///
/// What such a value does with a state is told where its type is declared: a struct that stores one is read. Where
/// there is none, or no event is found, the machine is named, and refused.
enum WrappedResult {
  static func machines(
    of functions: [FunctionDeclSyntax],
    owner: String = "",
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    functions.compactMap { machine(of: $0, owner: owner, in: declarations) }
  }

  private static func machine(
    of function: FunctionDeclSyntax,
    owner: String,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard let body = function.body, let result = function.signature.returnClause?.type,
      let wrapped = result.onlyArgument?.plainName
    else { return nil }
    let matched = declarations.surveys.survey(body).matched
    // Where the state is changed in place, the result is something else.
    guard !function.signature.parameterClause.parameters.contains(where: \.isInout) else { return nil }
    // With an event beside it: a function of the state alone maps it, and moves nothing.
    guard function.signature.parameterClause.parameters.count > 1,
      let state = function.signature.parameterClause.parameters.first(where: {
        $0.type.plainName == wrapped && matched.contains($0.innerName)
      })
    else { return nil }
    let declarations = declarations.seen(from: function)
    let states = declarations.enumeration(named: wrapped, from: owner)
    if states == nil, declarations.type(named: wrapped, from: owner)?.declaration != nil { return nil }
    let path = states?.path ?? wrapped
    var known = declarations
    if states == nil { known.foreignStates = path }
    if let whole = Declarations.Whole(around: path, in: result, from: owner, known),
      let event = WrappedEvent(in: function, besides: state.innerName, owner: owner, known)
    {
      known.whole = whole
      known.eventWhole = event.whole
      return MachineDeclaration(
        name: owner.isEmpty ? path : owner,
        states: EnumShape(states: states?.enumeration, eventType: nil, path: path),
        stateType: path,
        storage: .parameter,
        owner: owner,
        entries: [event.entry(of: function, state: state.innerName)],
        conditionalCases: states?.enumeration?.conditionalCases ?? [],
        offset: function.name.offset,
        declarations: known,
        hasForeignStates: states == nil
      )
    }
    return MachineDeclaration(
      name: path,
      states: EnumShape(states: states?.enumeration, eventType: nil, path: path),
      stateType: path,
      storage: .parameter,
      owner: owner,
      entries: [.init(function: function, event: "", state: state.innerName, events: .elsewhere(type: ""))],
      conditionalCases: [],
      offset: function.name.offset,
      declarations: known,
      refusal: Program.Note(
        why: "'\(function.name.identifierText)' gives the next state inside a '\(result.trimmedDescription)'",
        offset: function.name.offset
      ),
      hasForeignStates: states == nil
    )
  }
}

extension TypeSyntax {
  /// `State` of `Resolution<State>`; none of what the standard library has around a value.
  var onlyArgument: TypeSyntax? {
    guard let type = self.as(IdentifierTypeSyntax.self), let arguments = type.genericArgumentClause?.arguments,
      arguments.count == 1, !["Optional", "Array", "Set", "Result"].contains(type.name.text)
    else { return nil }
    return arguments.first?.argument.as(TypeSyntax.self)
  }
}
