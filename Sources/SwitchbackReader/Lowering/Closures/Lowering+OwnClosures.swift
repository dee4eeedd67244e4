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
      let timer = asked == nil ? ending(of: [later.closure], besides: starts) : nil
      return Program.OwnClosure(
        event: event,
        offset: later.offset,
        around: Set(outer.map(\.offset)),
        runsOnce: ([later.closure] + outer).allSatisfy { $0.isStarted || $0.isOfTimerThatEnds },
        token: asked?.token ?? timer?.token,
        isHandedOn: asked?.isHandedOn ?? false,
        calls: calls + (timer?.calls ?? [])
      )
    }
    return own + functionsCalledLater(events, starts)
  }

  /// The private functions that closures call which do nothing else to the state: `Task { await connect() }`.
  private func functionsCalledLater(_ events: [Program.Event], _ starts: Set<Int>) -> [Program.OwnClosure] {
    let functions = machine.declarations.types[machine.owner]?.functions ?? []
    return functions.filter { $0.isHiddenFromAll && starts.contains($0.offset) }.compactMap { function in
      guard let event = events.firstIndex(where: { self.functions[$0.function].offset == function.offset }),
        case let begun = callers(of: function)?.filter({ !$0.later.isEvent }) ?? [], !begun.isEmpty,
        let calls = machine.calls(leadingTo: begun.compactMap(\.closure.parent), besides: starts)
      else { return nil }
      let around = begun.flatMap { [$0.closure] + closuresAround($0.later) }
      let timer = ending(of: begun.map(\.closure), besides: starts)
      return Program.OwnClosure(
        event: event,
        offset: function.offset,
        around: Set(around.map(\.offset)),
        runsOnce: begun.count == 1 && around.count == 1
          && begun.allSatisfy { ($0.closure.isStarted || $0.closure.isOfTimerThatEnds) && $0.isOnce },
        token: timer?.token,
        isHandedOn: false,
        calls: calls + (timer?.calls ?? [])
      )
    }
  }

  /// Whether an event is a private function that nothing calls but closures that are events by themselves, of which it is a part.
  func isPartOfClosures(_ event: Program.Event) -> Bool {
    let offset = functions[event.function].offset
    let function = machine.declarations.types[machine.owner]?.functions.first { $0.offset == offset }
    guard event.path.isEmpty, let function, function.isHiddenFromAll, let callers = callers(of: function) else {
      return false
    }
    return !callers.isEmpty && callers.allSatisfy(\.later.isEvent)
  }

  /// The closures that run later and call a function; nil where something else may call it, too.
  private func callers(of function: FunctionDeclSyntax) -> [LaterCaller]? {
    var callers: [LaterCaller] = []
    for reference in machine.declarations.references(to: function, in: machine.owner) {
      guard let call = Syntax(reference.syntax).callOnSelf, let around = Syntax(call).closuresInMember else {
        return nil
      }
      let later = around.lazy.compactMap { closure in laterClosures.first { $0.offset == closure.offset } }.first
      if let later {
        callers.append(LaterCaller(later: later, call: call))
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

/// A closure that runs later, and a call in it.
private struct LaterCaller {
  var later: LaterClosure
  var call: FunctionCallExprSyntax

  var closure: ClosureExprSyntax { later.closure }

  /// Whether the closure makes the call once at most each time that it runs.
  var isOnce: Bool {
    sequence(first: Syntax(call), next: \.parent).prefix { $0.id != closure.id }.allSatisfy { around in
      ![.forStmt, .whileStmt, .repeatStmt, .closureExpr].contains(around.kind)
    }
  }
}

extension Syntax {
  /// The closures around it, where it stands in a method, or in a closure that runs later, and not in a function inside of these.
  fileprivate var closuresInMember: [ClosureExprSyntax]? {
    var closures: [ClosureExprSyntax] = []
    for parent in sequence(first: self, next: \.parent) {
      if let closure = parent.as(ClosureExprSyntax.self) { closures.append(closure) }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.parent?.is(MemberBlockItemSyntax.self) == true ? closures : nil
      }
      if parent.is(MemberBlockItemSyntax.self) { return closures.allSatisfy(\.timing.isAtOnce) ? nil : closures }
    }
    return nil
  }
}
