import SwiftSyntax

/// Types that are states, and put the next into what holds them: `light.state = Green()`, `light.transition(to: Green())`.
///
/// Many things are put into properties. So the property, or what the types have in common, is called a state, or else what holds it
/// calls on it what puts another one there: `mode.press(self)`.
enum StatesInContext {
  static func machines(in declarations: Declarations, besides others: [MachineDeclaration]) -> [MachineDeclaration] {
    let taken = Set(others.compactMap(\.stateTypes).flatMap { $0.types.map(\.path) })
    let holders = StateContext.all(in: declarations)
    return Set(holders.map(\.common)).sorted().compactMap { common in
      let types = types(of: common, in: declarations)
      guard types.count > 1, Set(types.map(\.path.lastName)).count == types.count,
        taken.isDisjoint(with: types.map(\.path))
      else { return nil }
      return machine(of: types, in: StateContext.joined(holders.filter { $0.common == common }), declarations)
    }
  }

  /// Those that have what is common, without those from which others inherit.
  private static func types(of common: String, in declarations: Declarations) -> [Declarations.TypeDeclaration] {
    var names: Set<String> = [common]
    var found: [Declarations.TypeDeclaration] = []
    while true {
      found = declarations.everywhere.filter { type in
        type.declaration != nil && type.enumeration == nil && type.path != common
          && (type.inherits(common) || type.inherits(common.lastName) || names.contains(type.inherited.first ?? ""))
      }
      if found.allSatisfy({ names.contains($0.path) }) { break }
      names.formUnion(found.map(\.path))
    }
    return found.filter { type in !found.contains { $0.inherited.first == type.path } }
  }

  private static func machine(
    of types: [Declarations.TypeDeclaration],
    in found: StateContext,
    _ declarations: Declarations
  ) -> MachineDeclaration? {
    var states = StateTypes(common: found.common, types: types, members: [])
    let context = found.following([], in: declarations).named(by: types, in: declarations)
      .knowingMakers(of: states, in: declarations)
    let putting = types.flatMap { type in context.functions(of: type, putting: states, in: declarations) }
    guard !putting.isEmpty,
      found.isNamed || found.isAsked(for: Set(putting.map(\.name.identifierText)), in: declarations)
    else { return nil }
    var signatures: [String] = []
    for function in putting where !signatures.contains(function.signatureText) {
      signatures.append(function.signatureText)
    }
    // What others can call of it are the events.
    states.members = signatures.compactMap { member(named: $0, of: states, in: declarations) }
    guard !states.members.isEmpty else { return nil }
    states.context = context.following(Set(putting.map(\.name.identifierText)), in: declarations)
      .knowingMakers(of: states, in: declarations)
    let starts = context.starts(made: { states.made(by: $0) != nil }, in: declarations)
    var machine = states.machine(writtenAs: .typePerState, startingWith: starts, in: declarations)
    machine.notes = states.putsByOthers(in: declarations)
    machine.takenForHelpers = states.settersOfHolders(in: declarations)
    return machine
  }

  private static func member(
    named signature: String,
    of states: StateTypes,
    in declarations: Declarations
  ) -> StateTypes.Member? {
    let above = declarations.types[states.common]?.functions.first { $0.signatureText == signature && $0.body != nil }
    let own = states.types.map { type in
      (type.path.lastName, TypePerState.function(signature, of: type, among: states.types) ?? above)
    }
    let functions = Dictionary(uniqueKeysWithValues: own).compactMapValues { $0 }
    guard let first = states.names.lazy.compactMap({ functions[$0] }).first, first.access != .hidden, !first.isStatic
    else { return nil }
    let count = first.signature.parameterClause.parameters.count
    let position = (0..<count).first { position in
      functions.values.contains { $0.matches(parameterAt: position, in: declarations) }
    }
    let name = first.name.identifierText
    guard let position else { return .init(name: name, functions: functions, events: .function) }
    let entry = MachineDeclaration.Entry(
      function: first,
      parameter: position,
      owner: states.common,
      in: declarations.seen(from: first)
    )
    var member = StateTypes.Member(name: name, functions: functions, events: entry.events)
    member.event = functions.compactMapValues { function in
      Array(function.signature.parameterClause.parameters).dropFirst(position).first?.innerName
    }
    return member
  }
}
