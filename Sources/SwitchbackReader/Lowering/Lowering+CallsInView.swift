import SwiftSyntax

/// Hidden functions of a view that nothing but what it shows calls: they are run in no other state.
extension Lowering {
  /// What tells in which state a function is called.
  mutating func placing(_ call: InlinedCall) -> Statement? {
    guard machine.isKeptOutside, case .function(let function) = call.callee, call.receiver == .machine,
      call.owner == machine.owner, function.access == .hidden,
      machine.entries.contains(where: { $0.function == function }),
      let syntax = call.syntax?.as(FunctionCallExprSyntax.self), let name = syntax.calledToken, isInView(syntax)
    else { return nil }
    callsInView[function.offset, default: []].insert(name.offset)
    return .schedule(function.offset)
  }

  /// An event that comes only where it is called, if all that name its function are known.
  func placed(_ event: Program.Event) -> Program.Event {
    let offset = functions[event.function].offset
    guard let known = callsInView[offset],
      let function = machine.entries.first(where: { $0.function.offset == offset })?.function
    else { return event }
    guard machine.declarations.naming(of: function, in: machine.owner).isSubset(of: known) else { return event }
    var event = event
    event.callback = Callback(offset: offset)
    return event
  }

  /// Whether a call is what an action does itself that is shown: `Button("Start") { start() }`.
  private func isInView(_ call: FunctionCallExprSyntax) -> Bool {
    let around = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
    guard let action = around.first(where: { !$0.timing.isAtOnce }), isInView(action) else { return false }
    // What an action starts looks like what a container shows, but for what it is given to.
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

extension FunctionCallExprSyntax {
  /// The name of what is called.
  fileprivate var calledToken: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
