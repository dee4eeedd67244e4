import SwiftSyntax

extension Lowering {
  /// The closures that nothing leaves behind but what is lowered.
  func followedClosures(_ events: [Program.Event]) -> [Program.OwnClosure] {
    guard hidesState, !laterClosures.isEmpty, machine.sourcesOfDoubt(besides: functions).isEmpty else { return [] }
    let starts = Set(events.map { functions[$0.function].offset })
    return laterClosures.compactMap { later in
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
  }

  /// The closures in which one stands that run later, up to the innermost that is an event.
  private func closuresAround(_ later: LaterClosure) -> [ClosureExprSyntax] {
    let around = sequence(first: Syntax(later.closure), next: \.parent).dropFirst()
      .compactMap { $0.as(ClosureExprSyntax.self) }
    let others = around.compactMap { outer in laterClosures.first { $0.offset == outer.offset } }
    return others.prefix { !$0.isEvent }.map(\.closure)
  }
}
