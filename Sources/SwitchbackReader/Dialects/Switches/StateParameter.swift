import SwiftSyntax

/// A function that is given the state and the event: `reduce(_ state: inout State, _ event: Event)`, or one that gives the next.
enum StateParameter {
  static func machines(
    of functions: [FunctionDeclSyntax],
    owner: String = "",
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    var found: [MachineDeclaration] = []
    for function in functions where function.body != nil {
      for machine in machines(of: function, owner: owner, in: declarations) {
        // Several functions over one state are one machine.
        if let index = found.firstIndex(where: { $0.stateType == machine.stateType }) {
          found[index].entries += machine.entries
          found[index].conditionalCases += machine.conditionalCases
        } else {
          found.append(machine)
        }
      }
    }
    for index in found.indices { found[index].entries = uncalled(found[index].entries) }
    return found
  }

  /// The functions that no other of them calls; one that is told a case is asked by others as well.
  private static func uncalled(_ entries: [MachineDeclaration.Entry]) -> [MachineDeclaration.Entry] {
    guard entries.count > 1 else { return entries }
    let surveys = entries.map { $0.function.body.map { Survey($0) } }
    return entries.filter { entry in
      let name = entry.function.name.identifierText
      let calls = zip(entries, surveys).filter { $0.0.function.name.identifierText != name }.flatMap { $1?.calls ?? [] }
        .filter { $0.isOnSelf && $0.name == name }
      return calls.isEmpty || entry.function.access != .hidden && calls.allSatisfy { entry.isToldCase(by: $0) }
    }
  }

  /// One for each parameter that the function changes, or of which it gives the next, with an event beside it.
  private static func machines(
    of function: FunctionDeclSyntax,
    owner: String,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let declarations = declarations.seen(from: function)
    let parameters = Array(function.signature.parameterClause.parameters)
    let result = ValueType(function.signature.returnClause?.type, in: declarations, from: owner)
    let results = [result?.path] + (result?.elements.map(\.path) ?? [])
    // Most functions change nothing that they are given, and then their bodies are not looked at.
    let changed = parameters.contains(where: \.isInout) ? function.body : nil
    let assigned = changed.map { declarations.surveys.survey($0).assigned } ?? []
    // What the function changes, or gives, did not come in as an event.
    let states = parameters.filter { parameter in
      let path = declarations.enumeration(named: parameter.type.plainName, from: owner)?.path
      return parameter.isInout ? assigned.contains(parameter.innerName) : path != nil && results.contains(path)
    }
    var found: [MachineDeclaration] = []
    for parameter in parameters {
      let state = declarations.enumeration(named: parameter.type.plainName, from: owner)
      let path = state?.path ?? parameter.type.plainName
      let isResult = state == nil ? self.result(of: function, isNamed: path) : results.contains(path)
      guard parameter.isInout || isResult, !found.contains(where: { $0.stateType == path }) else { continue }
      if !found.isEmpty, !states.contains(parameter) { continue }
      var declarations = declarations
      if state == nil { declarations.foreignStates = path }
      let candidates = Candidates(function: function, state: parameter.innerName, owner: owner, in: declarations)
      let others = states.filter { $0.type.plainName != parameter.type.plainName }.map(\.innerName)
      let given = candidates.entry(of: function, stateType: path, besides: Set(others))
      guard let entry = given ?? cast(of: function, state: parameter, owner: owner, in: declarations) else { continue }
      if state == nil, !candidates.matches(function, with: entry.event) { continue }
      var machine = machine(entry, states: state, path: path, owner: owner, in: declarations)
      if states.count > 1 { machine.member = parameter.innerName }
      found.append(machine)
    }
    return found
  }

  /// An entry whose event is a cast, beside a state at which the function looks.
  private static func cast(
    of function: FunctionDeclSyntax,
    state: FunctionParameterSyntax,
    owner: String,
    in declarations: Declarations
  ) -> MachineDeclaration.Entry? {
    guard let body = function.body,
      ReducerEvidence.isReducer(function.name.identifierText)
        || declarations.surveys.survey(body).looked.contains(state.innerName)
    else { return nil }
    return CastEvent(of: function, besides: state.innerName, owner: owner, in: declarations)?
      .entry(of: function, state: state.innerName)
  }

  /// Whether the result is of a type of this name, optional or not.
  private static func result(of function: FunctionDeclSyntax, isNamed name: String) -> Bool {
    let type = function.signature.returnClause?.type
    return (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.plainName == name
  }

  private static func machine(
    _ entry: MachineDeclaration.Entry,
    states: Declarations.TypeDeclaration?,
    path: String,
    owner: String,
    in declarations: Declarations
  ) -> MachineDeclaration {
    let enumeration = states?.enumeration
    return MachineDeclaration(
      name: owner.isEmpty ? path : owner,
      states: EnumShape(states: enumeration, eventType: entry.eventTypeName, path: path)
        .withTellingPayloads(usedBy: declarations.types[owner]?.functions ?? [entry.function], in: declarations),
      stateType: path,
      storage: .parameter,
      owner: owner,
      entries: [entry],
      conditionalCases: (enumeration?.conditionalCases ?? []) + entry.conditionalCases(in: declarations),
      offset: owner.isEmpty ? enumeration?.name.offset ?? entry.function.name.offset : entry.function.name.offset,
      declarations: declarations,
      hasForeignStates: enumeration == nil
    )
  }
}

extension MachineDeclaration.Entry {
  /// Whether a call writes down the case that is the event, and does not hand on what came in.
  func isToldCase(by call: Survey.CallName) -> Bool {
    argument(of: call).map { $0.hasPrefix(".") || $0.first?.isUppercase == true && $0.contains(".") } ?? false
  }

  /// What a call tells as the event.
  func argument(of call: Survey.CallName) -> String? {
    let parameters = function.signature.parameterClause.parameters
    let position = parameters.enumerated().first { $0.element.innerName == event }?.offset
    return position.flatMap { call.arguments.indices.contains($0) ? call.arguments[$0] : nil }
  }
}

extension FunctionParameterSyntax {
  var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }
}
