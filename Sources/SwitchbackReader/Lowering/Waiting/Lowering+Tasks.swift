import SwiftSyntax

/// The tasks that properties hold: `task = Task { … }`.
extension Lowering {
  /// Where it is kept what is known of those that are events.
  mutating func makeTaskSlots() {
    for task in machine.ownTasks {
      let events = task.closures.compactMapValues(body)
      guard events.count == task.closures.count else { continue }
      tasks.append(KnownTask(task: task, events: events, live: slot(of: .bool), held: slot(), standing: slot()))
    }
    if !tasks.isEmpty { cancelled = slot(of: .bool) }
  }

  /// The event that a task is, by its offset: its closure, or the function of which that is nothing but a call.
  private func body(of closure: ClosureExprSyntax) -> Int? {
    if isEvent(closure) { return closure.offset }
    guard let call = closure.onlyCallOnSelf, let name = call.calledName else { return nil }
    let functions = machine.declarations.types[machine.owner]?.functions(named: name) ?? []
    guard functions.count == 1, let function = functions.first, function.access == .hidden, !function.runsElsewhere,
      machine.entries.contains(where: { $0.isEvent && $0.function == function }),
      machine.declarations.references(to: function, in: machine.owner).count == 1
    else { return nil }
    return function.offset
  }

  /// Those that nothing sets but what is lowered.
  func followedTasks(_ events: [Program.Event]) -> [Program.OwnTask] {
    guard !tasks.isEmpty, machine.sourcesOfDoubt(besides: functions).isEmpty else { return [] }
    let starts = Set(events.map { functions[$0.function].offset })
    return tasks.compactMap { own in
      let closures = Set(own.events.values)
      guard closures.isSubset(of: starts),
        let calls = machine.calls(leadingTo: own.task.writes, besides: starts)
      else { return nil }
      let companion = companions.first { $0.name == own.task.name }
      return Program.OwnTask(
        live: own.live,
        held: own.held,
        standing: own.standing,
        absent: Set(companion.map { slots(of: $0) } ?? []),
        closures: closures,
        writes: own.task.writes.map { $0.offset..<$0.endPosition.utf8Offset },
        calls: calls
      )
    }
  }

  /// `task = nil`, and `task = Task { … }`.
  func changingTask(_ assignment: Assignment, scope: Scope) -> [Statement] {
    guard !tasks.isEmpty, let name = ownProperty(assignment.target, scope: scope),
      let own = task(named: name, scope: scope)
    else { return [] }
    let event = assignment.target.itemAround.flatMap { own.events[$0.offset] }
    return [.task(event.map { .begins($0) } ?? .isTakenAway, of: own.live, offset: assignment.target.offset)]
  }

  /// `task?.cancel()`.
  func cancelling(_ call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    guard !tasks.isEmpty, let name = nameEnded(by: call, among: ["cancel"], scope: scope),
      let own = task(named: name, scope: scope)
    else { return [] }
    return [.task(.isCancelled, of: own.live, offset: call.offset)]
  }

  private func task(named name: String, scope: Scope) -> KnownTask? {
    guard scope.receiver == .machine, scope.owner == machine.owner else { return nil }
    return tasks.first { $0.task.name == name }
  }

  /// What is asked with `Task.isCancelled`.
  func asked(_ condition: Condition, by term: Operands) -> Condition {
    guard !tasks.isEmpty, term.text == "Task.isCancelled" else { return condition }
    return .answered(cancelled, condition)
  }

  /// What `try Task.checkCancellation()` does, which throws where the task was cancelled.
  ///
  /// - Parameter failing: the same where that is not known.
  func checkingCancellation(_ inner: Operands, _ failing: [Statement], offset: Int) -> [Statement] {
    guard !tasks.isEmpty, inner.text == "Task.checkCancellation()" else { return failing }
    let kept = [
      Statement.assign(errors, .unknown(why: ""), inner.site),
      .assign(thrownTypes, .constant(.error([.cancellation])), inner.site),
    ]
    let thrown = Block(statements: kept + [.fail(offset: offset)])
    let isOpen = Statement.branch(
      .answered(cancelled, .all([])),
      then: Block(statements: failing),
      otherwise: Block()
    )
    return [.branch(.answered(cancelled, .any([])), then: thrown, otherwise: Block(statements: [isOpen]))]
  }

  /// Whether a function does something to such a task, or to a timer.
  func bearsOnWhatIsLeft(_ function: FunctionDeclSyntax) -> Bool {
    let names = tasks.map(\.task.name) + timers.map(\.timer.name)
    guard !names.isEmpty else { return false }
    let type = machine.declarations.types[machine.owner]
    return machine.declarations.surveys.reachable(from: function.name.identifierText, in: type, or: function)
      .contains { survey in names.contains(where: survey.mentions) }
  }
}

/// The task that a property holds, and where it is kept what is known of it.
struct KnownTask {
  var task: OwnTask
  /// The events that its closures are, or call, by the offsets of the statements that put them there.
  var events: [Int: Int]
  var live: Slot
  var held: Slot
  var standing: Slot
}

extension ClosureExprSyntax {
  /// `{ [weak self] in await self?.run() }`
  fileprivate var onlyCallOnSelf: FunctionCallExprSyntax? {
    guard statements.count == 1, var expression = statements.first?.expression else { return nil }
    while let inner = expression.as(TryExprSyntax.self)?.expression ?? expression.as(AwaitExprSyntax.self)?.expression {
      expression = inner
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.nameBehindSelf == call.calledName ? call : nil
  }
}
