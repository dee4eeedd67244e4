import SwiftSyntax

/// Which protocols a type has: those behind its colon, those that these refine, and those for which aliases stand.
extension Declarations {
  /// The extensions of the protocols that some types have, the nearest first.
  func extensions(of levels: [TypeDeclaration]) -> [TypeDeclaration] {
    var seen: Set<String> = []
    return levels.flatMap { protocols(of: $0) }.filter { seen.insert($0).inserted }.compactMap { types[$0] }
  }

  /// The functions of a name that a type has, be it from the classes above it or from its protocols.
  func functions(named name: String, ofTypeAt path: String) -> [FunctionDeclSyntax] {
    guard let type = types[path] else { return [] }
    let levels = [type] + classes(above: type)
    return (levels + extensions(of: levels)).flatMap { $0.functions(named: name) }
  }

  /// The paths of the protocols of the module, and of those that it extends, that a type has by itself.
  func protocols(of type: TypeDeclaration) -> [String] { inherited(by: type).paths }

  /// Whether values of a type may be made out of what was stored, by a protocol of its own or one behind that.
  func isDecodable(_ type: TypeDeclaration) -> Bool {
    !inherited(by: type).names.isDisjoint(with: ["Codable", "Decodable"])
  }

  private func inherited(by type: TypeDeclaration) -> (paths: [String], names: Set<String>) {
    let declarations = type.declaration.map { self.seen(from: $0) } ?? self
    let scope = type.path.scopeAround
    var pending = Set(type.conformances).sorted().map { (name: $0, scope: scope) }
    var (seen, found): (Set<String>, [String]) = ([], [])
    var names: Set<String> = []
    while !pending.isEmpty {
      let (name, scope) = pending.removeFirst()
      names.insert(name.lastName)
      guard seen.insert("\(scope) \(name)").inserted else { continue }
      if name.contains("&") {
        pending += name.split(separator: "&").map { (String($0.filter { !$0.isWhitespace }), scope) }
      } else if let alias = declarations.alias(named: name, from: scope) {
        pending.append((alias.target.plainName, alias.path.scopeAround))
      } else if let path = declarations.protocolPath(named: name, from: scope), path != type.path,
        !found.contains(path)
      {
        found.append(path)
        pending += (index.refinement(at: path, from: declarations.file) ?? []).map { ($0, path.scopeAround) }
      }
    }
    return (found, names)
  }

  /// The path of a protocol of the module, or of one that it extends.
  func protocolPath(named name: String, from path: String) -> String? {
    lookUp(name, from: path) { full in
      if let type = types[full] { return type.declaration == nil ? full : nil }
      return index.refinement(at: full, from: file).map { _ in full }
    }
  }

  private func alias(named name: String, from path: String) -> (path: String, target: TypeSyntax)? {
    guard mayBeAlias(name) else { return nil }
    return lookUp(name, from: path) { full in
      types[full] == nil ? index.alias(at: full, from: file).map { (full, $0) } : nil
    }
  }

  /// What is found first for a name, from inside of a type outwards.
  private func lookUp<Found>(_ name: String, from path: String, _ find: (String) -> Found?) -> Found? {
    var scope = path.split(separator: ".").map(String.init)
    let names = name.split(separator: ".").map(String.init)
    while true {
      if let found = find(index.names.path(of: names, below: scope.joined(separator: "."), in: file)) { return found }
      if scope.popLast() == nil { return nil }
    }
  }

  /// Whether what an extension's `where` says is true of a type; nil where that is not known.
  func holds(
    _ clause: GenericWhereClauseSyntax,
    for type: TypeDeclaration,
    above: [TypeDeclaration]
  ) -> Bool? {
    var isKnown = true
    for requirement in clause.requirements {
      let name: String? =
        switch requirement.requirement {
        case .conformanceRequirement(let item) where item.leftType.plainName == "Self": item.rightType.plainName
        case .sameTypeRequirement(let item) where item.leftType.trimmedDescription == "Self":
          item.rightType.as(TypeSyntax.self)?.plainName
        default: nil
        }
      guard let name, let answer = isA(name, type, above: above) else {
        isKnown = false
        continue
      }
      if !answer { return false }
    }
    return isKnown ? true : nil
  }

  /// Whether a type is a class or has a protocol of a name; nil for what is no type of the module.
  private func isA(_ name: String, _ type: TypeDeclaration, above: [TypeDeclaration]) -> Bool? {
    if name == "AnyObject" { return type.isShared }
    let levels = [type] + above
    if let found = self.type(named: name, from: ""), found.declaration != nil {
      return levels.contains { $0.path == found.path }
    }
    guard let path = protocolPath(named: name, from: "") else { return nil }
    if levels.contains(where: { protocols(of: $0).contains(path) }) { return true }
    return index.refinement(at: path, from: file) == nil ? nil : false
  }
}

extension MachineDeclaration {
  /// What extensions of its protocols have that set the state, and of which it is not known whether the type has them.
  var restrictedExtensions: [Program.Note] {
    guard case .property(let name) = storage, box == nil, !isStatic, let type = declarations.types[owner],
      type.declaration != nil
    else { return [] }
    let above = declarations.classes(above: type)
    let state = Declarations.InheritedState(name: name, type: stateType, owner: type)
    let members = declarations.extensions(of: [type] + above).flatMap(\.members).filter { member in
      guard let clause = member.extensionAround?.genericWhereClause else { return false }
      return declarations.holds(clause, for: type, above: above) == nil
    }
    return declarations.moves(of: state, by: members).map { offset in
      let why = "an extension with a 'where' may set the state, and whether it holds for '\(type.path)' is not followed"
      return Program.Note(why: why, offset: offset)
    }
  }
}

extension MachineDeclaration {
  /// What extensions of its protocols have that gives `self` something else, and is none of its events.
  var extensionsSettingSelf: [Program.Note] {
    guard storage == .itself, let type = declarations.types[owner] else { return [] }
    let members = declarations.extensions(of: [type]).flatMap(\.members).filter { member in
      let clause = member.extensionAround?.genericWhereClause
      return clause.map { declarations.holds($0, for: type, above: []) != false } ?? true
    }
    return members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { function in
      guard !function.isStatic, let body = function.body else { return false }
      return declarations.surveys.survey(body).assigned.contains("self")
    }.map { function in
      let why = "'\(function.name.identifierText)' of an extension of a protocol sets 'self', which is not followed"
      return Program.Note(why: why, offset: function.name.offset)
    }
  }
}

extension ProtocolDeclSyntax {
  /// What stands behind its colon, and what its `where` says of `Self`.
  var inheritedNames: [String] {
    let restrictions = genericWhereClause?.requirements.compactMap { requirement -> String? in
      guard case .conformanceRequirement(let item) = requirement.requirement, item.leftType.plainName == "Self" else {
        return nil
      }
      return item.rightType.plainName
    }
    return (inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []) + (restrictions ?? [])
  }
}
