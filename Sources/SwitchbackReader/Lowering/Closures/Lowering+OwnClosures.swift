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
        let callers = callers(of: function), !callers.isEmpty,
        let calls = machine.calls(leadingTo: callers.compactMap(\.closure.parent), besides: starts)
      else { return nil }
      let around = callers.flatMap { [$0.closure] + closuresAround($0.later) }
      return Program.OwnClosure(
        event: event,
        offset: function.offset,
        around: Set(around.map(\.offset)),
        runsOnce: around.count == 1 && callers.allSatisfy { $0.closure.isStarted && $0.isAllItDoes },
        isHandedOn: false,
        calls: calls
      )
    }
  }

  /// The closures that run later and call a function, and those that are no events, if there are any: what is one does by itself
  /// what the function does. Nil where something else may call it, too.
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
    let begun = callers.filter { !$0.later.isEvent }
    return begun.isEmpty ? callers : begun
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

  /// Whether the closure makes the call once, and does nothing else.
  var isAllItDoes: Bool {
    guard closure.statements.count == 1, var only = closure.statements.first?.expression else { return false }
    while let inner = only.as(AwaitExprSyntax.self)?.expression ?? only.as(TryExprSyntax.self)?.expression {
      only = inner
    }
    return only.id == ExprSyntax(call).id
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
