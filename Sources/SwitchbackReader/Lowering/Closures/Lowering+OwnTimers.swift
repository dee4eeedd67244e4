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
    guard !timers.isEmpty, let name = ownProperty(assignment.target, scope: scope), let own = timer(named: name, scope)
    else { return [] }
    let closures = assignment.target.itemAround.flatMap { own.timer.closures[$0.offset] } ?? []
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
    return ownProperty(place, scope: scope) ?? place.justUnwrapped?.nameBehindSelf
  }

  /// The name of a place, unless it is that of a local.
  func ownProperty(_ place: ExprSyntax, scope: Scope) -> String? {
    let name = ownName(of: place, scope: scope)
    return scope[name] == nil || place.is(MemberAccessExprSyntax.self) ? name : nil
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
