import SwiftSyntax

/// An enum of events with a function that is given the state: `func next(from state: State) -> State?`.
enum EventMethod {
  static func machine(of type: Declarations.TypeDeclaration, in declarations: Declarations) -> MachineDeclaration? {
    let found = type.functions.compactMap { function -> MachineDeclaration? in
      let result = ValueType(function.signature.returnClause?.type, in: declarations, from: type.path)
      guard let events = type.enumeration, !function.isStatic, let body = function.body,
        let state = function.signature.parameterClause.parameters.first,
        let states = declarations.enumeration(named: state.type.plainName, from: type.path),
        let cases = states.enumeration, states.path != type.path, state.isInout || result?.path == states.path,
        // What looks only at one of the two translates it, and is no transition.
        declarations.surveys.survey(body).looked.isSuperset(of: ["self", state.innerName])
      else { return nil }
      let taken = MachineDeclaration.Events.declared(EnumShape(events: events, path: type.path), path: type.path)
      return MachineDeclaration(
        name: type.path,
        states: EnumShape(states: cases, eventType: events.name.identifierText, path: states.path),
        stateType: states.path,
        storage: .parameter,
        owner: type.path,
        entries: [.init(function: function, event: "self", state: state.innerName, events: taken)],
        conditionalCases: cases.conditionalCases + events.conditionalCases,
        offset: events.name.offset,
        declarations: declarations
      )
    }
    // Which of several an app calls is not known.
    return found.count == 1 ? found[0] : nil
  }
}
