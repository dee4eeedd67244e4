import SwiftSyntax

/// The dialect of a machine that is an enum: the state is `self`, the event is the parameter of `next(on:)`.
enum StateEventSwitch {
  static let name = "state-event-switch"

  static func program(of machine: MachineDeclaration, directives: Directives, lines: SourceLines) -> Program {
    let parameter = machine.function.signature.parameterClause.parameters.first
    let scope = Scope(
      states: ["self"],
      events: [(parameter?.secondName ?? parameter?.firstName)?.identifierText ?? "event"]
    )
    var lowering = Lowering(machine: machine, directives: directives, lines: lines)
    for conditional in machine.conditionalCases {
      lowering.unread("cases inside '#if' depend on the build", at: conditional.offset)
    }
    guard let body = machine.function.body else {
      lowering.unread("'next(on:)' has no body", at: machine.offset)
      return lowering.program(body: Block(statements: []))
    }
    let block = lowering.block(body.statements, scope: scope, isValue: true)
    if case .elsewhere(let type) = machine.events {
      lowering.unread(
        "the cases of '\(type)' are declared elsewhere; drawn are those that a row names",
        at: machine.offset
      )
    }
    return lowering.program(body: block)
  }
}
