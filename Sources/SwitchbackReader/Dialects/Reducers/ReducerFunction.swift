import SwiftSyntax

/// A function that is given a struct and an event, and changes the struct or gives the one that follows; one of an enum of
/// events may be given the struct alone: `func apply(toState state: inout State)`.
struct ReducerFunction {
  let function: FunctionDeclSyntax
  let whole: StructState
  /// As the function's file sees them.
  let declarations: Declarations
  /// Whether its name says that it is a reducer.
  let isNamedSo: Bool
  private let owner: String
  private let state: String
  private let event: Event
  /// The function itself, and those that it calls, and the offsets of these.
  let reachable: [FunctionDeclSyntax]
  private let reached: Set<Int>

  private enum Event {
    /// By its position.
    case parameter(Int)
    case cast(CastEvent)
    /// `self` is the one that came in.
    case itself(EnumShape)
  }

  init?(_ function: FunctionDeclSyntax, owner: String, in declarations: Declarations) {
    let seen = declarations.seen(from: function)
    guard function.body != nil, let (state, structure, type) = Self.state(of: function, owner: owner, in: seen),
      let (event, isSure) = Self.event(of: function, besides: state, owner: owner, in: seen)
    else { return nil }
    self.function = function
    self.declarations = seen
    self.owner = owner
    self.state = state
    self.event = event
    whole = StructState(structure, type, in: declarations)
    isNamedSo = ReducerEvidence.isReducer(function.name.identifierText)
    reachable = ReducerEvidence.reachable(from: [function], owner: owner, in: seen)
    reached = Set(reachable.map(\.offset))
    // Where no name says that it is an event, the state is asked for beside it, or stays what it was.
    let moves = ReducerEvidence.move(surveys, of: whole) || rowsMove
    guard isSure || moves && !isToldState else { return nil }
  }

  /// Whether rows for the event move the state, here or in a function that is handed it.
  private var rowsMove: Bool {
    let told: [(FunctionDeclSyntax, String)] =
      switch event {
      case .itself: [(function, "self")]
      case .cast(let cast): [(function, cast.parameter)]
      case .parameter(let position):
        reachable.flatMap { function in function.parameters(like: self.parameters[position]).map { (function, $0) } }
      }
    return told.contains { function, name in
      function.body.map { EventRows.move($0, by: name, of: whole) } ?? false
    }
  }

  private var parameters: [FunctionParameterSyntax] { Array(function.signature.parameterClause.parameters) }

  /// Whether what it is told is of the type of what it sets: where to go.
  private var isToldState: Bool {
    guard case .parameter(let position) = event else { return false }
    let told = parameters[position].type.plainName
    let path = declarations.enumeration(named: told, from: owner)?.path
    return whole.regions.contains { $0.value.path == path }
  }

  /// The event, and whether it is one by a name: that of the function or of its type.
  private static func event(
    of function: FunctionDeclSyntax,
    besides state: String,
    owner: String,
    in declarations: Declarations
  ) -> (Event, isSure: Bool)? {
    let parameters = Array(function.signature.parameterClause.parameters)
    let isPlain = ReducerEvidence.isReducer(function.name.identifierText) || ReducerEvidence.isUpdate(function)
    let asked = parameters.indices.filter { index in
      let item = parameters[index]
      return item.innerName != state
        && declarations.enumeration(named: item.type.plainName, from: owner)?.enumeration?.caseDeclarations.isEmpty
          == false
        && ReducerEvidence.asks(function, for: item.innerName, owner: owner, in: declarations)
    }
    if let named = asked.first(where: { isPlain || ReducerEvidence.isEvent(parameters[$0].type.plainName) }) {
      return (.parameter(named), true)
    }
    if parameters.count > 1, let cast = CastEvent(of: function, besides: state, owner: owner, in: declarations) {
      return (.cast(cast), isPlain || cast.isNamed)
    }
    let isEvent = ReducerEvidence.isEvent(owner)
    if isEvent || asked.isEmpty, !function.isStatic, let around = declarations.types[owner]?.enumeration,
      ReducerEvidence.asks(function, for: "self", owner: owner, in: declarations)
    {
      return (.itself(EnumShape(events: around, path: owner)), isEvent)
    }
    // With several, nobody knows which decides.
    return asked.count == 1 ? (.parameter(asked[0]), false) : nil
  }

  /// The struct that it is given, and changes or gives, with the name of the parameter.
  private static func state(
    of function: FunctionDeclSyntax,
    owner: String,
    in declarations: Declarations
  ) -> (String, StructDeclSyntax, Declarations.TypeDeclaration)? {
    func type(_ type: TypeSyntax) -> Declarations.TypeDeclaration? {
      let found = declarations.type(
        named: (type.as(OptionalTypeSyntax.self)?.wrappedType ?? type).plainName,
        from: owner
      )
      return found?.declaration?.is(StructDeclSyntax.self) == true ? found : nil
    }
    let results = (function.signature.returnClause?.type.partsOfResult ?? []).compactMap { type($0)?.path }
    for item in function.signature.parameterClause.parameters {
      guard item.isInout || !results.isEmpty, let found = type(item.type),
        let structure = found.declaration?.as(StructDeclSyntax.self), item.isInout || results.contains(found.path)
      else { continue }
      return (item.innerName, structure, found)
    }
    return nil
  }

  func entry(owner: String, in declarations: Declarations) -> MachineDeclaration.Entry {
    switch event {
    case .itself(let events):
      return .init(function: function, event: "self", state: state, events: .declared(events, path: self.owner))
    case .cast(let cast): return cast.entry(of: function, state: state)
    case .parameter(let position):
      var entry = MachineDeclaration.Entry(function: function, parameter: position, owner: owner, in: declarations)
      if case .declared(let shape, let path) = entry.events {
        entry.events = .declared(shape.nestingEvents(in: declarations), path: path)
      }
      entry.state = state
      return entry
    }
  }

  /// The properties that it sets, itself or in the functions that it calls.
  var changed: Set<String> { ReducerEvidence.changed(surveys, of: whole) }

  private var surveys: [Survey] { reachable.compactMap { $0.body.map { declarations.surveys.survey($0) } } }

  /// Whether another one over the same struct calls it, and hands it what came in; to be told a case, others may call it too.
  func isPart(of other: ReducerFunction) -> Bool {
    guard other.function.offset != function.offset, other.whole.path == whole.path,
      other.reached.contains(function.offset)
    else { return false }
    guard function.access != .hidden else { return true }
    let name = function.name.identifierText
    let entry = entry(owner: owner, in: declarations)
    let calls = other.surveys.flatMap(\.calls).filter { $0.isOnSelf && $0.name == name }
    return !calls.allSatisfy { entry.isToldCase(by: $0) }
  }
}

extension FunctionDeclSyntax {
  /// The names of the parameters that are of the type of another one.
  fileprivate func parameters(like other: FunctionParameterSyntax) -> [String] {
    signature.parameterClause.parameters.filter { $0.type.plainName.lastName == other.type.plainName.lastName }
      .map(\.innerName)
  }
}

extension TypeSyntax {
  /// `Model` and `Effect` of `(Model, Effect)`, and `Model` of `Next<Model, Effect>`; the type itself where it is neither.
  fileprivate var partsOfResult: [TypeSyntax] {
    self.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? [modelOfNext ?? self]
  }
}
