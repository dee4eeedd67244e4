import SwiftSyntax

/// Changes of a struct that a reducer changes, where another struct holds it: `state.child.phase = .idle`.
extension MachineDeclaration {
  var changesByHolders: [Program.Note] {
    guard storage == .parameter, let region, let whole = declarations.whole, !whole.isHandedOn else { return [] }
    let holders = Holders(of: whole.path, in: declarations)
    guard !holders.names.isEmpty else { return [] }
    let reducers = Set(entries.map(\.function.name.identifierText))
    let members = declarations.members(outside: owner) { names in
      !names.assigned.isDisjoint(with: holders.names.union([region.name]))
    }
    return members.filter { isNamed(holders.names, in: $0.member) }.flatMap { _, member in
      MemberChangeFinder.changes(in: member).compactMap { change -> Program.Note? in
        guard let verb = holders.verb(of: change, region: region.name, reducers: reducers) else { return nil }
        let target = "\(change.base.withoutMarks.text).\(change.name)"
        return Program.Note(why: "'\(target)' \(verb) set here, which is not followed", offset: change.offset)
      }
    }
  }
}

/// The properties that hold a struct.
private struct Holders {
  private(set) var names: Set<String> = []
  /// Those of which some may be missing, so that setting them makes another one.
  private var optional: Set<String> = []
  /// Those of which others hold something else.
  private var shared: Set<String> = []
  private let path: String

  init(of path: String, in declarations: Declarations) {
    self.path = path
    var others: Set<String> = []
    for type in declarations.types.values {
      for (name, binding) in type.properties where !binding.isComputed {
        switch declarations.isHeld(path, by: binding, of: type.path) {
        case .held(let isOptional):
          names.insert(name)
          if isOptional { optional.insert(name) }
        case .other: others.insert(name)
        }
      }
    }
    shared = names.intersection(others)
  }

  /// Whether a change is one of the region; nil for one that is not.
  func verb(of change: MemberChangeFinder.Change, region: String, reducers: Set<String>) -> String? {
    if change.name == region, let holder = change.base.lastMember, names.contains(holder) {
      return shared.contains(holder) || change.value == nil ? "may be" : "is"
    }
    guard names.contains(change.name), !optional.contains(change.name), let value = change.value?.single else {
      return nil
    }
    let call = value.as(FunctionCallExprSyntax.self)
    if let name = call?.calledName, reducers.contains(name) { return nil }
    let made = call?.calledExpression.trimmedDescription.split(separator: ".").map(String.init) ?? []
    let isMade = made == ["init"] || made.joined(separator: ".").hasSuffix(path.lastName) || made.last == "init"
    return isMade && !shared.contains(change.name) ? "is" : "may be"
  }
}

extension Declarations {
  fileprivate enum Holding {
    case held(isOptional: Bool)
    case other
  }

  fileprivate func isHeld(_ path: String, by binding: PatternBindingSyntax, of owner: String) -> Holding {
    if let written = binding.typeAnnotation?.type {
      let found = seen(from: written).type(named: (written.wrappedInOptional ?? written).plainName, from: owner)
      return found?.path == path ? .held(isOptional: written.wrappedInOptional != nil) : .other
    }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return .other }
    var name = call.calledExpression.trimmedDescription
    if name.hasSuffix(".init") { name.removeLast(5) }
    return seen(from: call).type(named: name, from: owner)?.path == path ? .held(isOptional: false) : .other
  }
}

extension ExprSyntax {
  /// `child` of `state.child` and of `state.child?`.
  fileprivate var lastMember: String? {
    let plain = withoutMarks
    if let member = plain.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
    return nil
  }
}
