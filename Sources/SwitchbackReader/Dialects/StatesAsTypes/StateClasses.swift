import SwiftSyntax

/// Classes that are states, and say of which class the next may be: `isValidNextState(_ type: AnyClass) -> Bool`.
///
/// They have a superclass in common, and one names another as a type. A method in which a state asks for another,
/// `machine?.enter(Running.self)`, is an event, and does what is allowed.
enum StateClasses {
  static func machines(in declarations: Declarations) -> [MachineDeclaration] {
    let classes = declarations.everywhere.filter { type in
      type.declaration?.is(ClassDeclSyntax.self) == true && !type.inherited.isEmpty
    }
    guard classes.contains(where: { $0.permission != nil }) else { return [] }
    let lines = classes.map { superclasses(of: $0, in: declarations) }
    var seen: Set<String> = []
    return lines.compactMap(\.last).filter { seen.insert($0).inserted }.compactMap { root in
      let family = zip(classes, lines).filter { $0.1.last == root }
      return machine(of: family.map(\.0), under: family.map(\.1), in: declarations)
    }
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
    of family: [Declarations.TypeDeclaration],
    under lines: [[String]],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    // What others inherit from is there to be inherited from.
    let types = family.filter { type in !family.contains { $0.inherited.first?.lastName == type.path.lastName } }
    let names = Set(types.map(\.path.lastName))
    guard names.count > 1, names.count == types.count, types.contains(where: { $0.permission?.names(names) == true })
    else { return nil }
    let above = zip(family, lines).filter { item in types.contains { $0.path == item.0.path } }.map(\.1)
    let common = above.first?.first { name in above.allSatisfy { $0.contains(name) } }
    var states = StateTypes(common: common ?? types[0].path, types: types, members: [])
    states.permissions = Dictionary(
      uniqueKeysWithValues: types.map { type in
        (type.path.lastName, permission(of: type, in: declarations))
      }
    ).compactMapValues(\.self)
    states.requesters = StateRequestFinder.requesters(in: types, of: names)
    return states.machine(writtenAs: .stateClasses, startingWith: [], in: declarations)
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
  fileprivate var saysWhatMayFollow: Bool {
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
