import SwiftSyntax

extension Lowering {
  /// `transition(to: .running)`, where another file declares it: the state is what it is given.
  mutating func wrapped(_ expression: ExprSyntax, scope: Scope) -> [Statement]? {
    guard !wrappers.names.isEmpty, scope.receiver == .machine, let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledName, wrappers.names.contains(name), scope[name] == nil,
      ["\(name)", "self.\(name)", "self?.\(name)"].contains(call.calledExpression.trimmedDescription),
      let argument = StateWrappers.argument(of: call)
    else { return nil }
    let label = argument.label.map { "\($0.text):" } ?? "_:"
    assume("'\(name)(\(label))' is declared elsewhere and sets the state to what it is given")
    let others = call.arguments.filter { $0 != argument }.flatMap { effects(in: Operands($0.expression), scope: scope) }
    let slot = slot(of: ValueType(path: machine.stateType))
    let term = Operands(argument.expression)
    let value = lower(term, to: .slot(slot), expected: ValueType(path: machine.stateType), scope: scope)
    return others + value + finish(.slot(slot), at: term.site, to: .slot(.state))
  }
}
