import SwiftSyntax

/// Functions of which each is an event: given the state alone, each gives the next one, or nil where it does not happen.
///
/// ```swift
/// enum Lifecycle {
///   case asleep, awake
///   func woken() -> Self? { self == .asleep ? .awake : nil }
///   func tired() -> Self? { self == .awake ? .asleep : nil }
/// }
/// ```
///
/// Many functions map an enum to itself: these refuse some states, or go from state to state.
enum TransitionFunctions {
  static func machines(in declarations: Declarations, besides others: [MachineDeclaration]) -> [MachineDeclaration] {
    let taken = Set(others.filter { $0.refusal == nil }.map(\.stateType))
    let ofTypes = declarations.order.compactMap { declarations.types[$0] }.flatMap { type in
      machines(of: type.functions, owner: type.path, in: declarations)
    }
    let found = ofTypes + machines(of: declarations.functions, owner: "", in: declarations)
    return found.filter { !taken.contains($0.stateType) && !isMovedInProperty($0) }
  }

  /// Whether a property holds such a state, and methods beside it move that.
  private static func isMovedInProperty(_ machine: MachineDeclaration) -> Bool {
    machine.declarations.everywhere.contains { type in
      let seen = type.declaration.map(machine.declarations.seen) ?? machine.declarations
      guard !type.storedProperties(of: machine.stateType, in: seen).isEmpty else { return false }
      return StoredState.machines(of: type, in: seen).contains {
        $0.stateType == machine.stateType && $0.refusal == nil
      }
    }
  }

  private static func machines(
    of functions: [FunctionDeclSyntax],
    owner: String,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let found = functions.compactMap { TransitionFunction($0, owner: owner, in: declarations.seen(from: $0)) }
    let groups = Dictionary(grouping: found, by: \.key)
    return groups.sorted { $0.key < $1.key }.compactMap { machine(of: $0.value, owner: owner, in: declarations) }
  }

  private static func machine(
    of functions: [TransitionFunction],
    owner: String,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard let first = functions.first, functions.contains(where: \.goesOn) || functions.filter(\.refuses).count > 1,
      let type = declarations.types[first.states], let states = type.enumeration
    else { return nil }
    var known = declarations.seen(from: first.function)
    (known.whole, known.transitionResult) = (first.whole, first.transitionResult)
    return MachineDeclaration(
      name: owner.isEmpty ? first.states : owner,
      states: EnumShape(states: states, eventType: nil, path: first.states),
      stateType: first.states,
      storage: first.state == nil ? .itself : .parameter,
      owner: owner,
      entries: functions.map { .init(function: $0.function, event: "", state: $0.state, events: .function) },
      conditionalCases: states.conditionalCases,
      offset: owner.isEmpty || first.state != nil ? first.function.name.offset : states.name.offset,
      declarations: known
    )
  }
}
