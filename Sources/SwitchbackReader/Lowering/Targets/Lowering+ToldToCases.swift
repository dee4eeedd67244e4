import SwiftSyntax

/// `try await .ready(page.text())`: the case neither waits nor throws, but what it is told does.
extension Lowering {
  /// What a case of the states is told, if that is the only call there.
  func told(toCase expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      machine.states.hasCase(member.declName.baseName.identifierText),
      member.base.map({ $0.trimmedDescription.plainPath == machine.stateType.plainPath }) ?? true
    else { return nil }
    let made = call.arguments.map(\.expression).filter { !$0.is(DeclReferenceExprSyntax.self) && !$0.isWritten }
    return made.count == 1 ? made[0] : nil
  }

  /// What may throw there.
  func failure(of term: Operands) -> Failure {
    let waiting = term.single?.as(AwaitExprSyntax.self)
    guard let told = (waiting?.expression ?? term.single).flatMap(told(toCase:)) else { return term.failure }
    var failure = Operands(told).failure
    if waiting != nil {
      failure.text = "await \(failure.text)"
      failure.written = "await \(failure.written)"
    }
    return failure
  }
}
