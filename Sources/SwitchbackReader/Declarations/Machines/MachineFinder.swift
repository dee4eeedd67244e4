import SwiftSyntax

/// Finds the machines that a file declares, in the order in which their types stand there.
enum MachineFinder {
  static func machines(
    in statements: [CodeBlockItemSyntax],
    _ declarations: Declarations
  ) -> [MachineDeclaration] {
    var found: [MachineDeclaration] = []
    for path in declarations.order {
      guard let type = declarations.types[path] else { continue }
      found += Self.machines(of: type, in: declarations)
    }
    let known = declarations.knowingTransitionResult(of: declarations.functions)
    let free =
      machines(of: declarations.functions, owner: "", in: known)
      + ReducerFunctions.machines(of: declarations.functions, owner: "", in: declarations)
    let tables = Tables.machines(of: statements, in: declarations).filter { table in
      !free.contains { $0.doesMore(thanLookUp: table) }
    }
    let asking = free.filter { machine in !tables.contains { machine.doesNoMore(thanLookUp: $0) } }
    let permissions = Permission.machines(of: declarations.functions, owner: nil, in: declarations)
    found += TransitionClosures.machines(in: statements, declarations)
    found = found.filter { $0.refusal == nil || !StateTypes.contain($0.owner, in: declarations) }
    found += StateTypes.machines(in: declarations)
    let members = statements.filter { item in
      item.item.is(VariableDeclSyntax.self)
        || item.item.as(FunctionDeclSyntax.self).map { mayHoldReducer($0, in: declarations) } == true
    }
    let closures = ReducerClosures.all(in: members.map { Syntax($0) }, owner: "", declarations)
    found += ReducerClosures.machines(of: closures, owner: "")
    let outside = named(asking + tables + permissions)
    found = CalledClosures.left(of: found) + outside
    found += TransitionFunctions.machines(in: declarations, besides: found)
    found += named(LoopMachines.machines(in: statements, declarations))
    found += GlobalStates.machines(in: statements, besides: found, declarations)
    return found + StatesOfMany.machines(of: declarations.functions, besides: found, in: declarations)
  }

  private static func machines(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let permissions = Permission.machines(of: type.functions, owner: type, in: declarations)
    let all = functions(of: type, in: declarations)
    let tables = Tables.machines(of: type, in: declarations).filter { table in
      let others = table.isReadWhereAsked ? (all + permissions).filter { $0.stateType == table.stateType } : []
      return others.isEmpty && !all.contains { $0.doesMore(thanLookUp: table) }
    }
    let found = all.filter { machine in
      !tables.contains { machine.asks($0) } && !permissions.contains { $0.isAlso(machine) }
    }
    let noted = tables.map { table in
      var table = table
      table.notes += all.filter { $0.asks(table) && !$0.doesNoMore(thanLookUp: table) }.flatMap {
        $0.notes(beside: table)
      }
      return table
    }
    let reducers = reducers(of: type, in: declarations).map { $0.named(besides: found) }
    let machines = found + reducers + noted + Followers.machines(of: type, in: declarations) + permissions
    if machines.isEmpty {
      let told = functions(of: type, in: declarations.knowingTransitionResult(of: type.functions, owner: type.path))
      return told.isEmpty ? [Unfollowed.machine(of: type, in: declarations)].compactMap(\.self) : named(told)
    }
    let kept =
      StatesOfMany.machine(of: type, besides: machines, in: declarations)
      ?? KeptRecords.machine(of: type, besides: machines, in: declarations)
      ?? UndeclaredStates.machine(of: type, besides: machines, in: declarations)
      ?? SetOnInstances.machine(of: type, besides: machines, in: declarations)
    return named(machines) + [kept].compactMap(\.self)
  }

  /// What changes a struct by events; one that has its own function for that is a machine already.
  private static func reducers(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let functions = type.functions.filter { mayHoldReducer($0, in: declarations) }
    let members = type.variables.map { Syntax($0) } + functions.map { Syntax($0) }
    let closures = ReducerClosures.all(in: members, owner: type.path, declarations)
    let called = Set(closures.joined().flatMap(\.reachable).map(\.offset))
    let states = Set(closures.joined().map(\.state.path))
    // A reducer of another struct is a machine by itself, whoever calls it.
    let others = type.functions.filter { function in
      guard called.contains(function.offset) else { return true }
      return ReducerFunction(function, owner: type.path, in: declarations).map { !states.contains($0.whole.path) }
        ?? false
    }
    let found =
      ReducerClosures.machines(of: closures, owner: type.path)
      + ReducerFunctions.machines(of: others, owner: type.path, isAlone: closures.isEmpty, in: declarations)
    return StateReducer.machines(of: type, in: declarations).isEmpty ? found : []
  }

  private static func mayHoldReducer(_ function: FunctionDeclSyntax, in declarations: Declarations) -> Bool {
    guard let body = function.body, declarations.maySwitch(in: body) else { return false }
    let survey = declarations.surveys.survey(body)
    return survey.closureParameters.count > 1 && !survey.matched.isEmpty
  }

  /// Machines of one name are told apart by the members that they are.
  private static func named(_ machines: [MachineDeclaration]) -> [MachineDeclaration] {
    let names = Dictionary(grouping: machines, by: \.name)
    return machines.map { machine in
      guard let member = machine.member, names[machine.name]?.count ?? 0 > 1 else { return machine }
      var machine = machine
      machine.name += ".\(member)"
      return machine
    }
  }

  /// A type's functions are one machine; the ways of writing one are tried from the plainest on.
  private static func functions(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    // Each of its regions is a machine by itself.
    if type.structOfMachines != nil { return [] }
    if let machine = NextOnEvent.machine(of: type, in: declarations) { return [machine] }
    if let machine = SelfAssignment.machine(of: type, in: declarations) { return [machine] }
    let regions = StateReducer.machines(of: type, in: declarations)
    if !regions.isEmpty { return regions }
    let stored = StoredState.machines(of: type, in: declarations)
    if !stored.isEmpty { return stored }
    if let machine = EventMethod.machine(of: type, in: declarations) { return [machine] }
    if let machine = PerformedSteps.machine(of: type, in: declarations) { return [machine] }
    return machines(of: type.functions, owner: type.path, in: declarations)
  }

  private static func machines(
    of functions: [FunctionDeclSyntax],
    owner: String,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let read = StateParameter.machines(of: functions, owner: owner, in: declarations)
    return read.isEmpty ? WrappedResult.machines(of: functions, owner: owner, in: declarations) : read
  }
}

extension MachineDeclaration {
  /// A closure over a struct beside what its type is itself goes by the name of the constant that it is.
  fileprivate func named(besides others: [MachineDeclaration]) -> MachineDeclaration {
    let first = closure?.parts.first?.statements.parent?.as(ClosureExprSyntax.self)
    guard let member = first?.variableName, others.contains(where: { $0.name == name }) else { return self }
    var machine = self
    machine.name += ".\(member)"
    return machine
  }

  /// Whether another one was refused for the function that this one is.
  fileprivate func isAlso(_ refused: MachineDeclaration) -> Bool {
    refused.refusal != nil && refused.entries.map(\.function.offset) == entries.map(\.function.offset)
  }
}
