import SwiftSyntax

/// Classes that are states, and say of which class the next may be: `isValidNextState(_ type: AnyClass) -> Bool`.
///
/// They have a superclass in common, and one names another as a type; where machines are made with lists of them, those of a list belong
/// together. A method in which a state asks for another, `machine?.enter(Running.self)`, is an event, and does what is allowed.
enum StateClasses {
  /// Its own `isValidNextState(_:)` says yes.
  private static let library = "GKState"

  static func machines(in declarations: Declarations) -> [MachineDeclaration] {
    let classes = declarations.everywhere.filter { type in
      type.declaration?.is(ClassDeclSyntax.self) == true && !type.inherited.isEmpty
    }
    guard classes.contains(where: { $0.permission != nil || $0.inherited.first == library }) else { return [] }
    let families = Dictionary(grouping: classes) { superclasses(of: $0, in: declarations).last ?? "" }
    return families.values.sorted { $0[0].nameOffset < $1[0].nameOffset }.flatMap {
      machines(of: $0, in: declarations)
    }
  }

  /// One for each list of states with which a machine is made; those that are in none are one together.
  private static func machines(
    of family: [Declarations.TypeDeclaration],
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let makings = StateMachineMaking.all(of: family, in: declarations) ?? []
    var lists: [Set<String>] = []
    var found: [(making: StateMachineMaking, machine: MachineDeclaration)] = []
    for making in makings where !lists.contains(Set(making.calls.keys)) {
      lists.append(Set(making.calls.keys))
      let types = family.filter { making.calls[$0.path] != nil }
      let others = makings.filter { Set($0.calls.keys) != Set(making.calls.keys) }
      if let machine = machine(of: types, madeBy: making, besides: others, in: declarations) {
        found.append((making, machine))
      }
    }
    let listed = lists.reduce(into: Set<String>()) { $0.formUnion($1) }
    let rest = family.filter { !listed.contains($0.path) }.concrete(among: family)
    let machines = found.named.map { $0.notingWhatIsUnlisted(among: rest) }
    return machines + [machine(of: rest, besides: makings, in: declarations)].compactMap(\.self)
  }

  /// From the next to the last that is named.
  private static func superclasses(of type: Declarations.TypeDeclaration, in declarations: Declarations) -> [String] {
    var names = type.inherited.prefix(1).map(\.self)
    let declarations = declarations.seen(fromFile: declarations.fileIndex(at: type.nameOffset))
    while let name = names.last, let next = declarations.type(named: name, from: type.path)?.inherited.first,
      !names.contains(next)
    {
      names.append(next)
    }
    return names
  }

  private static func machine(
    of types: [Declarations.TypeDeclaration],
    madeBy making: StateMachineMaking? = nil,
    besides others: [StateMachineMaking],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let names = Set(types.map(\.path.lastName))
    guard names.count > 1, names.count == types.count else { return nil }
    let above = types.map { superclasses(of: $0, in: declarations) }
    let common = above.first?.first { name in above.allSatisfy { $0.contains(name) } }
    var states = StateTypes(common: common ?? types[0].path, types: types, members: [])
    states.permissions = Dictionary(
      uniqueKeysWithValues: types.map { type in
        (type.path.lastName, permission(of: type, in: declarations))
      }
    ).compactMapValues(\.self)
    states.requesters = StateRequestFinder.requesters(in: types, of: names)
    let isLibrary = above[0].last == library && declarations.types[library] == nil
    if isLibrary { states.allowingAll = names.filter { states.permissions[$0] == nil } }
    let isAsked = types.contains { type in
      type.permission?.names(names) == true
        || isLibrary && !StateRequestFinder.events(in: type, asking: states).isEmpty
    }
    guard isAsked || making != nil else { return nil }
    states.holders = StateHolders.all(of: states, madeBy: making, besides: others, in: declarations)
    return machine(of: states, madeBy: making, isAsked: isAsked, in: declarations)
  }

  /// With what others than the states enter, where a state lets all follow.
  private static func machine(
    of states: StateTypes,
    madeBy making: StateMachineMaking?,
    isAsked: Bool,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    var states = states
    let isEntered = making != nil || !states.allowingAll.isEmpty || !states.holders.isEmpty
    let entries = isEntered ? StateEntries(into: states, madeBy: making, in: declarations) : nil
    guard isAsked || entries?.names.isEmpty == false || !states.holders.isEmpty else { return nil }
    let start = (entries?.start).map { [ExprSyntax($0)] } ?? []
    let allowed = Set(states.names.filter { name in states.permissions.values.contains { $0.names([name]) } })
    if !states.allowingAll.isEmpty { states.requested = allowed.union(entries?.names ?? []) }
    if !states.holders.isEmpty { states.leaveOutRequests(besides: entries) }
    var machine = states.machine(writtenAs: .stateClasses, startingWith: start, in: declarations)
    if !states.allowingAll.isEmpty { machine.notes += entries?.notes ?? [] }
    machine.notes += entries?.notesOfHolders ?? []
    return machine
  }

  /// The function of a class, or the one that it inherits.
  private static func permission(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> FunctionDeclSyntax? {
    if let own = type.permission { return own }
    let above = superclasses(of: type, in: declarations).lazy.compactMap {
      declarations.type(named: $0, from: type.path)
    }
    return above.compactMap(\.permission).first
  }
}

extension [Declarations.TypeDeclaration] {
  /// Without those from which others inherit: they are there to be inherited from.
  fileprivate func concrete(among family: Self) -> Self {
    filter { type in !family.contains { $0.inherited.first?.lastName == type.path.lastName } }
  }
}

extension [(making: StateMachineMaking, machine: MachineDeclaration)] {
  /// Several machines of states with one superclass are called like what holds them.
  fileprivate var named: [MachineDeclaration] {
    let names = Dictionary(grouping: self, by: \.machine.name)
    let holders = Dictionary(grouping: self, by: \.making.making.scope)
    return map { making, machine in
      guard names[machine.name, default: []].count > 1 else { return machine }
      var machine = machine
      machine.name = making.name(isAlone: holders[making.making.scope, default: []].count == 1)
      return machine
    }
  }
}

extension MachineDeclaration {
  /// With what its states say of classes that are not among those with which it is made.
  fileprivate func notingWhatIsUnlisted(among others: [Declarations.TypeDeclaration]) -> MachineDeclaration {
    guard let types = stateTypes?.types else { return self }
    var machine = self
    for other in others where types.flatMap(\.functions).contains(where: { $0.names([other.path.lastName]) }) {
      let why = "'\(other.path)' is not among the states with which the machine is made, and is left out"
      machine.notes.append(Program.Note(why: why, offset: other.nameOffset))
    }
    return machine
  }
}

extension Declarations.TypeDeclaration {
  /// The function that is given a class and says yes or no.
  fileprivate var permission: FunctionDeclSyntax? {
    functions.first { function in
      let parameters = function.signature.parameterClause.parameters
      guard function.name.identifierText.saysWhatMayFollow, parameters.count == 1, let only = parameters.first,
        function.body != nil, !function.isStatic,
        function.signature.returnClause?.type.trimmedDescription == "Bool"
      else { return false }
      return only.type.plainName == "AnyClass" || only.type.is(MetatypeTypeSyntax.self)
    }
  }
}

extension String {
  /// `isValidNextState`, `canEnter`, `mayBecome`: a word for permission, and one for what comes.
  var saysWhatMayFollow: Bool {
    let words = NameWords(self)
    return words.contain(Permission.permission.union(["next"]))
      && words.contain(Permission.movement.union(TableEvidence.states).union(["become", "follow"]))
  }
}

extension FunctionDeclSyntax {
  /// Whether it has one of these types as a value, or in a cast.
  fileprivate func names(_ types: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard types.contains(token.text), token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period else {
        return false
      }
      let behind = token.nextToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.text
      return behind == "Type" || behind == "self"
    }
  }
}
