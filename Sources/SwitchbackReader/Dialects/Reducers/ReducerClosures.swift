import SwiftSyntax

/// Closures that are given a struct and an event, and change the struct: `Reduce { state, action in switch action { … } }`.
///
/// Their types are written as arguments of what they help to make, or they are a struct and an enum inside of the type around
/// them: those that have the properties that are set, and the cases that are matched. The state may be an enum, too. Several in one member run in order;
/// what a member composes besides, the types that it names do themselves.
enum ReducerClosures {
  /// The closures of each member that has any.
  static func all(
    in members: [Syntax],
    owner: String,
    _ declarations: Declarations
  ) -> [[ReducerClosure]] {
    members.map { member in
      let found = ClosureFinder.closures(in: member).compactMap { ReducerClosure($0, owner: owner, in: declarations) }
      return ReducerSiblings.all(in: member, with: found)
    }.filter { !$0.isEmpty }
  }

  /// - Parameter found: the closures of each member.
  static func machines(of found: [[ReducerClosure]], owner: String) -> [MachineDeclaration] {
    found.flatMap { closures -> [MachineDeclaration] in
      let name = owner.isEmpty ? closures[0].state.path : owner
      let member = closures.lazy.compactMap { $0.place.as(ClosureExprSyntax.self)?.variableName }.first ?? "closure"
      return machines(of: closures, named: found.count > 1 ? "\(name).\(member)" : name, owner: owner)
    }
  }

  private static func machines(
    of closures: [ReducerClosure],
    named name: String,
    owner: String
  ) -> [MachineDeclaration] {
    guard let first = closures.first(where: { !$0.isComposed }) else { return [] }
    let alike = closures.filter {
      $0.state.path == first.state.path && $0.events.path == first.events.path && $0.givesState == first.givesState
    }
    let own = alike.filter { !$0.isComposed }
    return states(of: own, named: name, owner: owner).map { machine in
      var machine = machine
      let events = first.events
      machine.conditionalCases += machine.declarations.types[events.path]?.enumeration?.conditionalCases ?? []
      machine.closure = TransitionClosures.Body(
        parts: own.map(\.part),
        assigns: !first.givesState,
        events: .declared(events.nestingEvents(in: machine.declarations), path: events.path)
      )
      machine.notes = alike.filter(\.isComposed).map(\.note) + ReducerSiblings.notes(beside: own)
      return machine
    }
  }

  /// The regions of the struct that they change, or the enum.
  private static func states(
    of closures: [ReducerClosure],
    named name: String,
    owner: String
  ) -> [MachineDeclaration] {
    let first = closures[0]
    let offset = owner.isEmpty ? nil : first.place.offset
    guard let whole = first.whole else { return [first.machine(named: name, owner: owner)] }
    let changed = closures.reduce(into: Set<String>()) { $0.formUnion($1.changed(of: whole)) }
    let sure = whole.regions.filter { changed.contains($0.name) }
    // Beside an enum, what may be missing is what is shown besides: an alert, a sheet.
    let isSure = sure.contains { $0.value.path != nil }
    let regions = isSure ? sure : sure + whole.optionalRegions.filter { changed.contains($0.name) }
    guard regions.contains(where: { $0.value.path != nil }) else { return [] }
    return regions.map { region in
      whole.machine(
        region,
        named: name,
        storage: .parameter,
        owner: owner,
        entries: [],
        eventType: first.events.name,
        offset: offset,
        in: whole.declarations(of: region)
      )
    }
  }
}

/// The closures with at least two parameters in which there is a `switch`.
private final class ClosureFinder: SyntaxVisitor {
  private var found: [ClosureExprSyntax] = []

  static func closures(in syntax: Syntax) -> [ClosureExprSyntax] {
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.parameterNames.count > 1 else { return .visitChildren }
    let isSwitching = node.statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.switch) }
    if isSwitching { found.append(node) }
    return .visitChildren
  }
}
