import SwiftSyntax

/// Finds what holds a machine of some states, and the functions and closures of it that enter them.
struct StateHolders {
  private let states: StateTypes
  private let making: StateMachineMaking?
  private let declarations: Declarations
  /// The functions of the states that ask for another one, or may be other events of them.
  private let asking: Set<String>

  /// - Parameter others: those that are made with other lists of states.
  static func all(
    of states: StateTypes,
    madeBy making: StateMachineMaking?,
    besides others: [StateMachineMaking],
    in declarations: Declarations
  ) -> [StateHolder] {
    // Where nothing says which are together, all of them would follow.
    guard making != nil || states.allowingAll.isEmpty else { return [] }
    let own = Set(states.types.map(\.path))
    let isShared = others.contains { !own.isDisjoint(with: $0.calls.keys) }
    let holders = StateHolders(states, madeBy: making, in: declarations)
    return declarations.everywhere.filter { type in
      type.declaration != nil && !own.contains(type.path) && type.path != states.common
        && (type.path == making?.making.scope || !isShared && !others.contains { $0.making.scope == type.path })
    }.compactMap(holders.holder)
  }

  private init(_ states: StateTypes, madeBy making: StateMachineMaking?, in declarations: Declarations) {
    (self.states, self.making, self.declarations) = (states, making, declarations)
    asking = Set(
      states.types.flatMap { type in
        type.functions.filter { function in
          function.body.map { StateRequestFinder.asks(for: states, in: $0) } ?? false
        }.map(\.name.identifierText)
      }
    )
  }

  /// A part of the type that runs by itself.
  private struct Part {
    var name: String
    var statements: Syntax
    var function: FunctionDeclSyntax?
    var closure: ClosureExprSyntax?
    var uses: MachineUses
  }

  private func holder(_ type: Declarations.TypeDeclaration) -> StateHolder? {
    guard let (property, machine) = property(of: type) else { return nil }
    var holder = StateHolder(type: type, property: property, machine: machine)
    let parts = type.members.flatMap { self.parts(of: $0, by: holder) }
    let members = parts.filter { $0.closure == nil && ![property, "init"].contains($0.name) }
    holder.bearing = closed(Set(members.filter(\.uses.isUsed).map(\.name)), in: members) { $0.names }
    holder.entering = closed(Set(members.filter { !$0.uses.requests.isEmpty }.map(\.name)), in: members) { $0.calls }
    let unclear = closed(Set(members.filter(\.uses.isUnclear).map(\.name)), in: members) { $0.names }
    let clear = parts.filter { !$0.uses.isUnclear && $0.uses.names.isDisjoint(with: unclear) }
    let events = clear.filter { isEvent($0, of: type, among: parts, entering: holder.entering) }
    guard !events.isEmpty else { return nil }
    holder.events = events.map { event($0, of: type, among: events) }
    let called = reached(from: events.reduce(into: Set()) { $0.formUnion($1.uses.calls) }, in: members)
    holder.followed = (events + members.filter { called.contains($0.name) }).flatMap(\.uses.requests)
    return holder
  }

  /// The property that holds the machine: that for which it is made, or else the only one.
  private func property(of type: Declarations.TypeDeclaration) -> (name: String, StateMachineClass)? {
    let found = type.ownBindings.compactMap { binding in
      machineClass(of: binding, in: type).map { (name: binding.pattern.trimmedDescription, $0) }
    }
    guard found.count > 1 || making.map({ $0.making.scope == type.path }) == true else { return found.first }
    return found.first { $0.name == making?.property && making?.making.scope == type.path }
      ?? (found.count == 1 ? found.first : nil)
  }

  private func machineClass(
    of binding: PatternBindingSyntax,
    in type: Declarations.TypeDeclaration
  ) -> StateMachineClass? {
    let written = binding.typeAnnotation?.type.behindMarks.plainName ?? binding.initializer?.value.madeType
    guard let written, !binding.isComputed else { return nil }
    return StateMachineClass(named: written, from: type.path, holding: states, in: declarations)
  }

  // MARK: Parts

  private func parts(of member: DeclSyntax, by holder: StateHolder) -> [Part] {
    // It makes another one.
    if let making, making.making.scope == holder.type.path, !member.is(VariableDeclSyntax.self),
      !member.is(InitializerDeclSyntax.self), member.contains(making.making.call)
    {
      return []
    }
    if let function = member.as(FunctionDeclSyntax.self) {
      guard let body = function.body else { return [] }
      return parts(named: function.name.identifierText, in: Syntax(body.statements), function: function, by: holder)
    }
    if let initializer = member.as(InitializerDeclSyntax.self) {
      return initializer.body.map { parts(named: "init", in: Syntax($0.statements), by: holder) } ?? []
    }
    return member.as(VariableDeclSyntax.self)?.bindings.flatMap { binding in
      parts(named: binding.pattern.trimmedDescription, in: Syntax(binding), by: holder)
    } ?? []
  }

  /// What a member does at once, and each closure in it that runs later.
  private func parts(
    named name: String,
    in statements: Syntax,
    function: FunctionDeclSyntax? = nil,
    closure: ClosureExprSyntax? = nil,
    by holder: StateHolder
  ) -> [Part] {
    let uses = MachineUses(in: statements, by: holder, of: states, besides: asking)
    let own = Part(name: name, statements: statements, function: function, closure: closure, uses: uses)
    return [own]
      + uses.closures.flatMap { closure in
        parts(
          named: "\(name)(\(closure.call?.calledName ?? "closure"))",
          in: Syntax(closure.statements),
          closure: closure,
          by: holder
        )
      }
  }

  /// The names of members, and of those that name one of them.
  private func closed(_ names: Set<String>, in members: [Part], by named: (MachineUses) -> Set<String>) -> Set<String> {
    var all = names
    while true {
      let more = members.filter { !all.contains($0.name) && !named($0.uses).isDisjoint(with: all) }.map(\.name)
      if more.isEmpty { return all }
      all.formUnion(more)
    }
  }

  private func reached(from names: Set<String>, in members: [Part]) -> Set<String> {
    var all = names
    while true {
      let more = members.filter { all.contains($0.name) }.reduce(into: Set<String>()) { $0.formUnion($1.uses.calls) }
      if more.isSubset(of: all) { return all }
      all.formUnion(more)
    }
  }

  // MARK: Events

  private func isEvent(
    _ part: Part,
    of type: Declarations.TypeDeclaration,
    among parts: [Part],
    entering: Set<String>
  ) -> Bool {
    let hidden = Set(type.functions.filter { $0.access == .hidden }.map(\.name.identifierText))
    if part.closure != nil {
      return !part.uses.requests.isEmpty || !part.uses.calls.intersection(entering).isDisjoint(with: hidden)
    }
    guard let function = part.function, !function.isStatic,
      !part.uses.requests.isEmpty || !part.uses.calls.isDisjoint(with: entering)
    else { return false }
    // What is hidden and named is called by others: `action: jump`.
    return function.access != .hidden || parts.contains { $0.uses.values.contains(part.name) }
  }

  private func event(_ part: Part, of type: Declarations.TypeDeclaration, among parts: [Part]) -> StateHolder.Event {
    let isShared = parts.contains { $0.name == part.name && $0.statements.id != part.statements.id }
    let isOfState = asking.contains(part.name)
    let name = isShared ? part.function?.signatureText ?? part.name : part.name
    return StateHolder.Event(
      name: isOfState ? "\(type.path.lastName).\(name)" : name,
      statements: part.statements.as(CodeBlockItemListSyntax.self) ?? [],
      parameters: part.function?.signature.parameterClause.parameters.map(\.innerName)
        ?? part.closure?.parameterNames ?? [],
      offset: part.function?.name.offset ?? part.statements.offset
    )
  }
}

extension DeclSyntax {
  fileprivate func contains(_ call: FunctionCallExprSyntax) -> Bool {
    offset <= call.offset && call.offset < offset + trimmedLength.utf8Length
  }
}
