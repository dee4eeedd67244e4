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
      return Program.OwnClosure(
        event: event,
        offset: later.offset,
        runsOnce: later.closure.isStarted,
        token: token(askedBy: later.closure),
        calls: calls
      )
    }
  }
}
