import SwiftSyntax

extension StatesOfMany {
  /// A property of values that holds a state.
  struct Content {
    /// That of the type of the values; nil where none of the files declares it.
    var path: String?
    /// The property.
    var name: String
    var shape: EnumShape
    /// Whether it is of one value, which a property holds that may hold nothing: `job?.state`.
    var mayBeMissing = false

    var key: String { path.map { "\($0).\(name)" } ?? name }

    /// The cases that something asks for.
    func asked(in uses: PlaceUses) -> Set<String> {
      let found = [uses.asked, uses.compared].flatMap { places in
        places.filter { $0.key.hasSuffix(".\(name)") }.flatMap(\.value)
      }
      return Set(found.filter(shape.hasCase))
    }
  }
}

extension StatesOfMany.Content {
  /// What has the state that is assigned, where it is an element, a parameter or a local.
  init?(of target: ExprSyntax, set value: ExprSyntax, _ types: WrittenTypes) {
    guard let member = target.withoutMarks.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    self.init(member.declName.baseName.identifierText, ofValue: base, set: value, types)
  }

  /// - Parameter name: the property of the value that is set, be it in a copy.
  init?(_ name: String, ofValue written: ExprSyntax, set value: ExprSyntax, _ types: WrittenTypes) {
    let base = written.withoutMarks
    let isOneOfMany = base.isOneOfMany
    guard isOneOfMany || written.is(OptionalChainingExprSyntax.self) else { return nil }
    switch types.type(of: base) {
    case .named(let path) where types.declarations.types[path]?.declaration != nil:
      if !isOneOfMany, types.declarations.types[path]?.isShared != false { return nil }
      self.init(name, of: path, types)
      mayBeMissing = !isOneOfMany
    case _ where !isOneOfMany: return nil
    case nil, .named:
      // What is fetched, `try await Order.find(id)`, is of the only type that has such a property.
      let owners = types.owners(of: name, thatHolds: value)
      if owners.count == 1 { self.init(name, of: owners[0], types) } else { self.init(name, set: value, owners, types) }
    case .elsewhere: self.init(name, set: value, [], types)
    default: return nil
    }
  }

  private init?(_ name: String, of path: String, _ types: WrittenTypes) {
    let declarations = types.declarations
    guard path != types.path, let content = declarations.types[path],
      case .named(let states)? = types.property(name, of: path),
      let enumeration = declarations.types[states]?.enumeration,
      NameWords.nameState(name) || NameWords.nameState(states.lastName),
      // A method of a struct that changes no more than a copy leaves it to others.
      !content.functions.filter({ content.isShared || $0.isMutating }).contains(where: { function in
        function.body.map { declarations.surveys.survey($0).assigned.contains(name) } == true
      })
    else { return nil }
    self.init(path: path, name: name, shape: EnumShape(states: enumeration, eventType: nil, path: states))
  }

  /// `user.state = ConnectState.open`, where nobody knows what a user is.
  private init?(_ name: String, set value: ExprSyntax, _ owners: [String], _ types: WrittenTypes) {
    guard owners.isEmpty, NameWords.nameState(name), let written = value.caseMember?.base?.trimmedDescription,
      let states = types.declarations.enumeration(named: written, from: types.path),
      let enumeration = states.enumeration
    else { return nil }
    self.init(path: nil, name: name, shape: EnumShape(states: enumeration, eventType: nil, path: states.path))
  }
}

extension WrittenTypes {
  /// The types with a variable of a name that can hold a case.
  fileprivate func owners(of name: String, thatHolds value: ExprSyntax) -> [String] {
    declarations.everywhere.map(\.path).filter { path in
      guard declarations.types[path]?.properties[name]?.isComputed == false,
        case .named(let states)? = property(name, of: path),
        let enumeration = declarations.types[states]?.enumeration
      else { return false }
      return value.caseName.map(enumeration.declaresCase) == true
    }
  }
}

extension ExprSyntax {
  /// Whether it is an element, a local, or a part of such.
  fileprivate var isOneOfMany: Bool {
    if self.is(SubscriptCallExprSyntax.self) { return true }
    if let base = self.as(MemberAccessExprSyntax.self)?.base { return base.isOneOfMany }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "$0" || Syntax(self).isLocal(name)
  }
}
