import SwiftSyntax

/// The timers that properties hold, which do not run any more once they are ended: `timer?.invalidate()`.
extension Lowering {
  mutating func makeTimerSlots() {
    for timer in machine.ownTimers {
      let known = Program.Token(stepped: slot(of: .bool), superseded: slot(of: .bool), overwritten: slot(of: .bool))
      timers.append(KnownTimer(timer: timer, known: known))
    }
  }

  /// `timer = nil`, and `timer = Timer.scheduledTimer(…) { … }`.
  func changingTimer(_ assignment: Assignment, scope: Scope) -> [Statement] {
    let name = ownName(of: assignment.target, scope: scope)
    guard scope[name] == nil || assignment.target.is(MemberAccessExprSyntax.self), let own = timer(named: name, scope)
    else { return [] }
    let closures = assignment.item.flatMap { own.timer.closures[$0.offset] } ?? []
    let begun = closures.map { TaskChange.begins($0.offset) }
    let before: TaskChange? = own.timer.endsAlone ? .isCancelled : begun.isEmpty ? .isTakenAway : nil
    return ([before].compactMap(\.self) + begun).map { change in
      .task(change, of: own.known.stepped, offset: assignment.target.offset)
    }
  }

  /// `timer?.invalidate()`.
  func ending(_ call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    guard !timers.isEmpty, let name = nameEnded(by: call, among: OwnTimer.endings, scope: scope),
      let own = timer(named: name, scope)
    else { return [] }
    return [.task(.isCancelled, of: own.known.stepped, offset: call.offset)]
  }

  /// The property of the instance of which a call ends what it holds.
  func nameEnded(by call: FunctionCallExprSyntax, among endings: Set<String>, scope: Scope) -> String? {
    guard let place = call.placeEnded(among: endings) else { return nil }
    let name = ownName(of: place, scope: scope)
    return scope[name] == nil || place.is(MemberAccessExprSyntax.self) ? name : place.justUnwrapped?.nameBehindSelf
  }

  private func timer(named name: String, _ scope: Scope) -> KnownTimer? {
    guard scope.receiver == .machine, scope.owner == machine.owner else { return nil }
    return timers.first { $0.timer.name == name }
  }

  /// What ends all of some closures before they run, and the calls by which it is set.
  ///
  /// - Parameter starts: the offsets of the functions and closures that are events.
  func ending(of closures: [ClosureExprSyntax], besides starts: Set<Int>) -> (token: Program.Token, calls: [Set<Int>])?
  {
    let offsets = Set(closures.map(\.offset))
    let own = timers.first { own in offsets.isSubset(of: own.timer.closures.values.joined().map(\.offset)) }
    guard let own, own.timer.writes.allSatisfy({ $0.isInTurn(of: starts) }),
      let calls = machine.calls(leadingTo: own.timer.writes, besides: starts)
    else { return nil }
    return (own.known, calls)
  }

  /// Whether a function does something to such a timer.
  func bearsOnTimer(_ function: FunctionDeclSyntax) -> Bool {
    guard !timers.isEmpty else { return false }
    let type = machine.declarations.types[machine.owner]
    return machine.declarations.surveys.reachable(from: function.name.identifierText, in: type, or: function)
      .contains { survey in timers.contains { survey.mentions($0.timer.name) } }
  }
}

extension Syntax {
  /// Whether no closure that runs later has it but such as are events.
  fileprivate func isInTurn(of starts: Set<Int>) -> Bool {
    let around = sequence(first: self, next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }
    let later = around.lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first { !$0.timing.isAtOnce }
    return later.map { starts.contains($0.offset) } ?? true
  }
}

/// A timer that a property holds, and where it is kept what is known of it.
struct KnownTimer {
  var timer: OwnTimer
  var known: Program.Token
}
