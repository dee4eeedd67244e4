import SwiftSyntax

/// A closure that is given a struct, or an enum, and an event, and changes what it is given first, or gives a copy that it changes.
struct ReducerClosure {
  /// The closure, or the name of a function that is given in its place.
  let place: ExprSyntax
  private let statements: CodeBlockItemListSyntax
  let state: Declarations.TypeDeclaration
  /// Nil where the state is an enum.
  let whole: StructState?
  let events: EnumShape
  /// Whether it gives the next state.
  let givesState: Bool
  /// The function that it is.
  private(set) var function: String?
  private let names: [String]
  private let owner: String
  private let declarations: Declarations

  init?(_ closure: ClosureExprSyntax, owner: String, in declarations: Declarations) {
    let names = closure.parameterNames
    let survey = declarations.surveys.fresh(closure.statements)
    let seen = declarations.seen(from: closure)
    guard survey.matched.contains(names[1]) else { return nil }
    let found =
      Self.written(of: closure, owner: owner, in: seen)
      ?? Self.inside(owner, of: closure, names: names, survey, in: seen)
    guard let (state, events) = found, state.path != events.path else { return nil }
    let structure = state.declaration?.as(StructDeclSyntax.self)
    let whole = structure.map { StructState($0, state, in: declarations) }
    givesState = closure.gives(state, givenAs: names[0], in: seen, from: owner)
    guard givesState || survey.changes(names[0]),
      ReducerEvidence.isEvent(events.path) || ReducerEvidence.isReducer(closure.call?.calledText ?? "")
        || closure.names(asReducer: seen, from: owner)
        || whole.map({
          ReducerEvidence.move([survey], of: $0) || EventRows.move(closure.statements, by: names[1], of: $0)
        }) == true
    else { return nil }
    place = ExprSyntax(closure)
    statements = closure.statements
    self.names = names
    self.owner = owner
    self.declarations = seen
    self.events = events
    self.state = state
    self.whole = whole
    // A switch over both of them is read wherever it stands.
    let isPair = survey.matchedTogether.contains { $0.isSuperset(of: names.prefix(2)) }
    if structure == nil, state.enumeration == nil || isPair { return nil }
  }

  var part: TransitionClosures.Part {
    TransitionClosures.Part(statements: statements, state: names[0], event: names[1])
  }

  /// The functions that it calls, and those that these call.
  var reachable: [FunctionDeclSyntax] {
    let names = ReducerEvidence.calls(in: declarations.surveys.fresh(statements)).union([function].compactMap(\.self))
    let called = names.flatMap { name in
      ReducerEvidence.functions(named: name, owner: owner, at: place.offset, in: declarations)
    }
    return ReducerEvidence.reachable(from: called, owner: owner, in: declarations)
  }

  /// The properties that it sets, itself or in the functions that it calls.
  func changed(of whole: StructState) -> Set<String> {
    let survey = declarations.surveys.fresh(statements)
    let surveys = reachable.compactMap { $0.body.map { declarations.surveys.survey($0) } }
    return ReducerEvidence.changed([survey] + surveys, of: whole)
  }

  /// Where the state is an enum.
  func machine(named name: String, owner: String) -> MachineDeclaration {
    MachineDeclaration(
      name: name,
      states: EnumShape(states: state.enumeration, eventType: events.name, path: state.path),
      stateType: state.path,
      storage: .parameter,
      owner: owner,
      entries: [],
      conditionalCases: state.enumeration?.conditionalCases ?? [],
      offset: place.offset,
      declarations: declarations
    )
  }

  // MARK: Beside others

  /// Another closure that is given to the same function in the same member, whatever stands in it.
  init?(_ closure: ClosureExprSyntax, beside first: ReducerClosure) {
    let written = closure.writtenTypes ?? []
    let types = [first.state.path, first.events.path]
    let isSame = zip(written, types).allSatisfy { name, path in
      first.declarations.type(named: name, from: first.owner)?.path == path
    }
    guard isSame, written.isEmpty || written.count > 1 else { return nil }
    let names = closure.parameterNames.isEmpty ? ["$0", "$1"] : closure.parameterNames
    // What it does not name it leaves alone.
    guard names.count > 1, first.declarations.surveys.fresh(closure.statements).names.contains(names[0]) else {
      return nil
    }
    self.init(ExprSyntax(closure), closure.statements, names: names, beside: first)
  }

  /// A function that is named in the place of such a closure.
  init?(_ name: DeclReferenceExprSyntax, beside first: ReducerClosure) {
    let functions = first.declarations.types[first.owner]?.functions(named: name.baseName.identifierText) ?? []
    let parameters = Array(functions.first?.signature.parameterClause.parameters ?? [])
    guard functions.count == 1, let body = functions[0].body, parameters.count == 2, parameters[0].isInout else {
      return nil
    }
    self.init(ExprSyntax(name), body.statements, names: parameters.map(\.innerName), beside: first)
    function = name.baseName.identifierText
  }

  private init(
    _ place: ExprSyntax,
    _ statements: CodeBlockItemListSyntax,
    names: [String],
    beside first: ReducerClosure
  ) {
    self.place = place
    self.statements = statements
    self.names = names
    (state, whole, events, givesState) = (first.state, first.whole, first.events, first.givesState)
    (owner, declarations) = (first.owner, first.declarations)
  }

  // MARK: Types

  private typealias Types = (Declarations.TypeDeclaration, EnumShape)

  /// As they stand at the parameters, or as arguments of what the closure helps to make.
  private static func written(of closure: ClosureExprSyntax, owner: String, in declarations: Declarations) -> Types? {
    let types = (closure.toldTypes(in: declarations, from: owner) ?? closure.writtenTypes ?? []).prefix(2)
    guard types.count == 2, let state = declarations.type(named: types[0], from: owner),
      let event = declarations.enumeration(named: types[1], from: owner),
      let events = declarations.eventShape(at: event.path)
    else { return nil }
    return (state, events)
  }

  /// The only struct inside of a type with the properties that are set, or an enum that is a state by its name, and the only
  /// enum with the cases that are matched.
  private static func inside(
    _ owner: String,
    of closure: ClosureExprSyntax,
    names: [String],
    _ survey: Survey,
    in declarations: Declarations
  ) -> Types? {
    guard !owner.isEmpty else { return nil }
    let depth = owner.split(separator: ".").count + 1
    let types = declarations.types.values.filter {
      $0.path.hasPrefix("\(owner).") && $0.path.split(separator: ".").count == depth
    }
    let properties = survey.members(of: names[0])
    let states = types.filter { type in
      if type.enumeration != nil { return properties.isEmpty && ReducerEvidence.isState(type.path) }
      return type.declaration?.is(StructDeclSyntax.self) == true && properties.allSatisfy { type.properties[$0] != nil }
    }
    let cases = closure.columns(of: names)[1]
    let events = types.compactMap { declarations.eventShape(at: $0.path) }.filter { cases.allSatisfy($0.hasCase) }
    guard states.count == 1, events.count == 1 else { return nil }
    return (states[0], events[0])
  }
}

extension ReducerClosure {
  /// Whether it stands inside of something that may give it another struct, or run it only sometimes.
  var isComposed: Bool {
    sequence(first: Syntax(place), next: \.parent).dropFirst().contains { around in
      if around.is(IfExprSyntax.self) || around.is(SwitchExprSyntax.self) { return true }
      guard let outer = around.as(ClosureExprSyntax.self), let call = outer.call else { return false }
      return !outer.parameterNames.isEmpty || call.arguments.contains { !$0.expression.is(ClosureExprSyntax.self) }
    }
  }

  var note: Program.Note {
    Program.Note(why: "what this closure does where it is composed is not followed", offset: place.offset)
  }
}

extension Survey {
  /// Whether something of a parameter is assigned, or the parameter is handed on to be changed.
  fileprivate func changes(_ name: String) -> Bool {
    assigned.contains { $0 == name || $0.hasPrefix("\(name).") }
      || calls.contains { $0.base?.hasPrefix("\(name).") == true }
  }

  /// The first names behind a parameter that are assigned or asked.
  fileprivate func members(of name: String) -> Set<String> {
    let places = assigned.union(looked).filter { $0.hasPrefix("\(name).") }
    return Set(places.map { String($0.dropFirst(name.count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
  }
}

extension ClosureExprSyntax {
  /// Whether it is a constant that is a reducer by its name or by that of its type.
  fileprivate func names(asReducer declarations: Declarations, from owner: String) -> Bool {
    guard let types = toldTypes(in: declarations, from: owner) ?? writtenTypes, types.count == 2, call == nil else {
      return false
    }
    return [variableName, aliasWritten].contains { $0.map(ReducerEvidence.isReducer) ?? false }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var calledText: String { calledExpression.trimmedDescription }
}
