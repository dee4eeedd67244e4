import SwiftSyntax

extension Lowering {
  /// The closures that nothing leaves behind but what is lowered.
  func followedClosures(_ events: [Program.Event]) -> [Program.OwnClosure] {
    guard hidesState, !laterClosures.isEmpty, machine.sourcesOfDoubt(besides: functions).isEmpty else { return [] }
    let starts = Set(events.map { functions[$0.function].offset })
    let own = laterClosures.compactMap { later -> Program.OwnClosure? in
      guard later.call == nil, later.told == nil, let around = later.closure.parent,
        let event = events.firstIndex(where: { $0.isClosure && functions[$0.function].offset == later.offset }),
        let calls = machine.calls(leadingTo: [around], besides: starts)
      else { return nil }
      let outer = closuresAround(later)
      let asked = token(askedBy: later.closure)
      return Program.OwnClosure(
        event: event,
        offset: later.offset,
        around: Set(outer.map(\.offset)),
        runsOnce: ([later.closure] + outer).allSatisfy(\.isStarted),
        token: asked?.token,
        isHandedOn: asked?.isHandedOn ?? false,
        calls: calls
      )
    }
    return own + functionsCalledLater(events, starts)
  }

  /// The private functions that closures call which do nothing else to the state: `Task { await connect() }`.
  private func functionsCalledLater(_ events: [Program.Event], _ starts: Set<Int>) -> [Program.OwnClosure] {
    let functions = machine.declarations.types[machine.owner]?.functions ?? []
    return functions.filter { $0.isHiddenFromAll && starts.contains($0.offset) }.compactMap { function in
      guard let event = events.firstIndex(where: { self.functions[$0.function].offset == function.offset }),
        let callers = closures(calling: function),
        let calls = machine.calls(leadingTo: callers.compactMap(\.closure.parent), besides: starts)
      else { return nil }
      let around = callers.flatMap { [$0.closure] + closuresAround($0) }
      return Program.OwnClosure(
        event: event,
        offset: function.offset,
        around: Set(around.map(\.offset)),
        runsOnce: callers.count == 1 && around.allSatisfy { $0.isStarted && $0.statements.count == 1 },
        isHandedOn: false,
        calls: calls
      )
    }
  }

  /// The closures that run later, are no events, and call a function; nil where something else may call it, too.
  private func closures(calling function: FunctionDeclSyntax) -> [LaterClosure]? {
    var callers: [LaterClosure] = []
    for reference in machine.declarations.references(to: function, in: machine.owner) {
      guard let call = Syntax(reference.syntax).callOnSelf else { return nil }
      let around = sequence(first: Syntax(call), next: \.parent).compactMap { $0.as(ClosureExprSyntax.self) }
      let later = around.lazy.compactMap { closure in laterClosures.first { $0.offset == closure.offset } }.first
      if let later {
        // What is an event itself does what the function does.
        if !later.isEvent, !callers.contains(where: { $0.offset == later.offset }) { callers.append(later) }
      } else if around.contains(where: { !$0.timing.isAtOnce }) {
        return nil
      }
    }
    return callers
  }

  /// The closures in which one stands that run later, up to the innermost that is an event.
  private func closuresAround(_ later: LaterClosure) -> [ClosureExprSyntax] {
    let around = sequence(first: Syntax(later.closure), next: \.parent).dropFirst()
      .compactMap { $0.as(ClosureExprSyntax.self) }
    let others = around.compactMap { outer in laterClosures.first { $0.offset == outer.offset } }
    return others.prefix { !$0.isEvent }.map(\.closure)
  }
}

extension FunctionDeclSyntax {
  /// Whether nobody but its own type can call it, by its name or otherwise.
  fileprivate var isHiddenFromAll: Bool {
    modifiers.contains { $0.name.text == "private" } && attributes.allSatisfy { $0.trimmedDescription == "@MainActor" }
  }
}
