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
  /// The position of the event among the parameters, and what it is made of where that is not one itself.
  private let event: Int?
  private let cast: CastEvent?
  /// The events, where `self` is the one that came in.
  private let events: EnumShape?
  /// The function itself, and those that it calls, and the offsets of these.
  let reachable: [FunctionDeclSyntax]
  private let reached: Set<Int>

  init?(_ function: FunctionDeclSyntax, owner: String, in declarations: Declarations) {
    let parameters = Array(function.signature.parameterClause.parameters)
    // Most functions are none by their names alone.
    let isNamedSo = ReducerEvidence.isReducer(function.name.identifierText)
    let isPlain = isNamedSo || ReducerEvidence.isUpdate(function)
    let ofEvents = declarations.types[owner].flatMap { ReducerEvidence.isEvent(owner) ? $0.enumeration : nil }
    guard function.body != nil, parameters.count > 1 || ofEvents != nil && !function.isStatic,
      isPlain || ofEvents != nil || parameters.contains(where: { ReducerEvidence.isEvent($0.type.plainName) })
    else { return nil }
    let seen = declarations.seen(from: function)
    func structure(_ type: TypeSyntax?) -> (StructDeclSyntax, Declarations.TypeDeclaration)? {
      guard let type,
        let found = seen.type(named: (type.as(OptionalTypeSyntax.self)?.wrappedType ?? type).plainName, from: owner)
      else { return nil }
      return found.declaration?.as(StructDeclSyntax.self).map { ($0, found) }
    }
    let results = (function.signature.returnClause?.type.partsOfResult ?? []).map { structure($0)?.1.path }
    guard
      let (state, (declaration, type)) = parameters.lazy.compactMap({ item in
        structure(item.type).flatMap { item.isInout || results.contains($0.1.path) ? (item, $0) : nil }
      }).first
    else { return nil }
    let event = parameters.firstIndex { item in
      item.innerName != state.innerName && (isPlain || ReducerEvidence.isEvent(item.type.plainName))
        && seen.enumeration(named: item.type.plainName, from: owner)?.enumeration?.caseDeclarations.isEmpty == false
        && ReducerEvidence.asks(function, for: item.innerName, owner: owner, in: seen)
    }
    cast = event == nil ? CastEvent(of: function, besides: state.innerName, owner: owner, in: seen) : nil
    let takesNone = event == nil && cast == nil
    let isEvent = takesNone && ReducerEvidence.asks(function, for: "self", owner: owner, in: seen)
    events = isEvent ? ofEvents.map { EnumShape(events: $0, path: owner) } : nil
    guard event != nil || cast != nil || events != nil else { return nil }
    self.function = function
    self.declarations = seen
    self.owner = owner
    self.state = state.innerName
    self.event = event
    whole = StructState(declaration, type, in: declarations)
    self.isNamedSo = isNamedSo
    reachable = ReducerEvidence.reachable(from: [function], owner: owner, in: seen)
    reached = Set(reachable.map(\.offset))
  }

  func entry(owner: String, in declarations: Declarations) -> MachineDeclaration.Entry {
    if let events {
      return .init(function: function, event: "self", state: state, events: .declared(events, path: self.owner))
    }
    guard let event else {
      return cast?.entry(of: function, state: state)
        ?? MachineDeclaration.Entry(function: function, parameter: 0, owner: owner, in: declarations)
    }
    var entry = MachineDeclaration.Entry(function: function, parameter: event, owner: owner, in: declarations)
    if case .declared(let shape, let path) = entry.events {
      entry.events = .declared(shape.nestingEvents(in: declarations), path: path)
    }
    entry.state = state
    return entry
  }

  /// The properties that it sets, itself or in the functions that it calls.
  var changed: Set<String> {
    ReducerEvidence.changed(reachable.compactMap { $0.body.map { declarations.surveys.survey($0) } }, of: whole)
  }

  /// Whether another one over the same struct calls it, and hands it what came in; to be told a case, others may call it too.
  func isPart(of other: ReducerFunction) -> Bool {
    guard other.function.offset != function.offset, other.whole.path == whole.path,
      other.reached.contains(function.offset)
    else { return false }
    guard function.access != .hidden else { return true }
    let name = function.name.identifierText
    let entry = entry(owner: owner, in: declarations)
    let calls = other.reachable.compactMap { $0.body.map { declarations.surveys.survey($0) } }.flatMap(\.calls)
      .filter { $0.isOnSelf && $0.name == name }
    return !calls.allSatisfy { entry.isToldCase(by: $0) }
  }
}

extension TypeSyntax {
  /// `Model` and `Effect` of `(Model, Effect)`, and `Model` of `Next<Model, Effect>`; the type itself where it is neither.
  fileprivate var partsOfResult: [TypeSyntax] {
    self.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? [modelOfNext ?? self]
  }
}
