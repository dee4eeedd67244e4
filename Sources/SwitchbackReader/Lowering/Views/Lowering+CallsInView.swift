import SwiftSyntax

/// Hidden functions of a view that nothing but what it shows calls: they are run in no other state.
extension Lowering {
  /// What tells in which state a function is called.
  mutating func placing(_ call: InlinedCall) -> Statement? {
    guard machine.isKeptOutside, case .function(let function) = call.callee, call.receiver == .machine,
      call.owner == machine.owner, function.access == .hidden,
      machine.entries.contains(where: { $0.function == function }),
      let syntax = call.syntax?.as(FunctionCallExprSyntax.self), let name = syntax.calledToken
    else { return nil }
    guard isInView(syntax) else {
      if isInEvent(syntax) { callsInEvents[function.offset, default: []].insert(name.offset) }
      return nil
    }
    callsInView[function.offset, default: []].insert(name.offset)
    return .schedule(function.offset)
  }

  /// An event that comes only where it is called, if all that name its function are known.
  func placed(_ event: Program.Event) -> Program.Event {
    let offset = functions[event.function].offset
    guard let shown = callsInView[offset],
      let function = machine.entries.first(where: { $0.function.offset == offset })?.function
    else { return event }
    let references = machine.declarations.references(to: function, in: machine.owner)
    let known = shown.union(callsInEvents[offset] ?? [])
    guard references.allSatisfy({ known.contains($0.offset) }) else { return event }
    var event = event
    event.callback = Callback(offset: offset)
    return event
  }

  /// Whether a call is what an action does itself that is shown: `Button("Start") { start() }`.
  private func isInView(_ call: FunctionCallExprSyntax) -> Bool {
    guard let action = actionAround(Syntax(call)), isInView(action) else { return false }
    return action.isStarted ? action.begins(with: call) : isShown(action)
  }

  /// Whether a call is part of a closure that is an event by itself, which is drawn with what the function does.
  private func isInEvent(_ call: FunctionCallExprSyntax) -> Bool {
    guard let closure = actionAround(Syntax(call)) else { return false }
    return laterClosures.contains { $0.isEvent && $0.closure.offset == closure.offset }
  }

  /// Whether an action that is shown begins a task and changes nothing itself, so that the task begins where that is shown.
  func isStartedInView(_ task: ClosureExprSyntax) -> Bool {
    guard task.call?.calledName == "Task", let action = actionAround(Syntax(task)) else { return false }
    return !action.isStarted && !isEvent(action) && isInView(action) && isShown(action)
  }

  /// The closure in which something stands, but for those that run at once.
  private func actionAround(_ syntax: Syntax) -> ClosureExprSyntax? {
    sequence(first: syntax, next: \.parent).dropFirst().lazy.compactMap { $0.as(ClosureExprSyntax.self) }
      .first { !$0.timing.isAtOnce }
  }

  /// Whether a closure comes with what is shown: what an action starts looks like what a container shows, but for what it is given to.
  private func isShown(_ action: ClosureExprSyntax) -> Bool {
    let isInside = sequence(first: Syntax(action), next: \.parent).dropFirst().contains {
      $0.is(ClosureExprSyntax.self)
    }
    return !isInside || action.call.map(isOfView) ?? false
  }

  /// Whether a call begins with a type that is made, or with a view of the type: `Text("…").onTapGesture { … }`.
  private func isOfView(_ call: FunctionCallExprSyntax) -> Bool {
    var expression = call.calledExpression
    var isMade = true
    while let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return false }
      isMade = base.is(FunctionCallExprSyntax.self)
      expression = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
    return isMade && name.first?.isUppercase == true || shown.contains(name) || isView(named: name)
  }
}

extension ClosureExprSyntax {
  /// Whether a call in it comes before it has waited for anything else.
  fileprivate func begins(with call: FunctionCallExprSyntax) -> Bool {
    let inside = sequence(first: Syntax(call), next: \.parent).prefix { $0.id != Syntax(self).id }
    let waits = statements.tokens(viewMode: .sourceAccurate).filter {
      $0.tokenKind == .keyword(.await) && $0.offset < call.offset
    }
    let around = Set(inside.map(\.id))
    return waits.allSatisfy { $0.parent.map { around.contains($0.id) } ?? false }
      && !inside.contains { $0.is(WhileStmtSyntax.self) || $0.is(RepeatStmtSyntax.self) || $0.is(ForStmtSyntax.self) }
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called.
  var calledToken: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
