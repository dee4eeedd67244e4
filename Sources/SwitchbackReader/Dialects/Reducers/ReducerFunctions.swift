import SwiftSyntax

/// Functions that are given a struct and an event, and change the struct: `func appReducer(state: inout AppState, action: Action)`.
///
/// Many functions are given a struct and an enum. One is a reducer where it has rows for the cases of the enum and sets a
/// property that is an enum, for which it asks as well, or which some rows leave alone. Where all of them set it, it or the
/// enum says by its name that this is about events.
enum ReducerFunctions {
  /// - Parameter isAlone: whether no closures of the same type are reducers.
  static func machines(
    of functions: [FunctionDeclSyntax],
    owner: String,
    isAlone: Bool = true,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let found = functions.compactMap { ReducerFunction($0, owner: owner, in: declarations) }
    let reducers = found.filter { reducer in !found.contains { reducer.isPart(of: $0) } }
    var paths: [String] = []
    for reducer in reducers where !paths.contains(reducer.whole.path) { paths.append(reducer.whole.path) }
    return paths.flatMap { path in
      let own = reducers.filter { $0.whole.path == path }
      let name = owner.isEmpty || paths.count > 1 ? path : owner
      let function = isAlone ? "" : ".\(own[0].function.name.identifierText)"
      let names = Set(own.map(\.function.name.identifierText))
      let notes = ReducerSiblings.notes(naming: names, in: declarations.types[owner])
      return machines(of: own, named: name + function, owner: owner).map { machine in
        var machine = machine
        machine.notes += notes
        return machine
      }
    }
  }

  /// A machine for each region of the struct that they all change.
  private static func machines(
    of reducers: [ReducerFunction],
    named name: String,
    owner: String
  ) -> [MachineDeclaration] {
    let whole = reducers[0].whole
    let changed = reducers.reduce(into: Set<String>()) { $0.formUnion($1.changed) }
    let regions = whole.regions.filter { changed.contains($0.name) }
    guard regions.contains(where: { $0.value.path != nil }) else {
      guard let reducer = reducers.first(where: \.isNamedSo) else { return [] }
      return [refused(reducer, named: name, owner: owner)]
    }
    return regions.map { region in
      let declarations = whole.declarations(of: region).seen(from: reducers[0].function)
      var machine = whole.machine(
        region,
        named: name,
        storage: .parameter,
        owner: owner,
        entries: reducers.map { $0.entry(owner: owner, in: declarations) },
        offset: owner.isEmpty ? nil : reducers[0].function.name.offset,
        in: declarations
      )
      if let start = whole.start(of: region, in: owner) { machine.initial = [start] }
      return machine
    }
  }

  private static func refused(_ reducer: ReducerFunction, named name: String, owner: String) -> MachineDeclaration {
    let whole = reducer.whole
    let function = reducer.function.name
    let why =
      whole.regions.isEmpty
      ? "no property of '\(whole.path)' can only be so many things"
      : "no property of '\(whole.path)' that '\(function.identifierText)' sets is an enum; what it holds are facts"
    return MachineDeclaration(
      name: name,
      states: EnumShape(name: whole.path, path: whole.path, cases: []),
      stateType: whole.path,
      storage: .parameter,
      owner: owner,
      entries: [],
      conditionalCases: [],
      offset: owner.isEmpty ? whole.structure.name.offset : function.offset,
      declarations: reducer.declarations,
      refusal: Program.Note(why: whyUndeclared(reducer) ?? why, offset: function.offset)
    )
  }

  /// Where it sets a property to a case, and the type of that is declared nowhere.
  private static func whyUndeclared(_ reducer: ReducerFunction) -> String? {
    guard let type = reducer.declarations.types[reducer.whole.path] else { return nil }
    let set = reducer.reachable.compactMap(\.body).flatMap { AssignmentFinder.assignments(in: $0) }
      .filter(\.assignment.value.isCase).compactMap { assignment, _ in
        assignment.target.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
      }
    return type.unknownProperties(in: reducer.declarations).first { set.contains($0.name) }
      .map { UndeclaredStates.why($0.type, of: $0.name) }
  }
}
