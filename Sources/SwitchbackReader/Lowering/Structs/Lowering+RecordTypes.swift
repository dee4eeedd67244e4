import SwiftSyntax

extension Lowering {
  /// The type of an expression that is a struct or a tuple of which the reader sees what is put into it.
  func recordType(of term: Operands, scope: Scope) -> RecordType? {
    if let ternary = Operands.ternary(term) {
      let first = recordType(of: Operands(ternary.first), scope: scope)
      // Beside `nil` there may be none.
      return first?.isOptional == false ? first : nil
    }
    if let inner = term.unwrapped { return recordType(of: inner, scope: scope) }
    if let index = term.index(of: "??") {
      let first = recordType(of: Operands(term.elements[..<index]), scope: scope)
      return first?.isOptional == true ? first?.unwrapped : nil
    }
    guard let expression = term.single else { return nil }
    if let attempt = expression.as(TryExprSyntax.self) {
      let type = recordType(of: Operands(attempt.expression), scope: scope)
      return attempt.questionOrExclamationMark == nil ? type : type?.tried(attempt)
    }
    if let waiting = expression.as(AwaitExprSyntax.self) {
      return recordType(of: Operands(waiting.expression), scope: scope)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return recordType(of: Operands(forced.expression), scope: scope)?.unwrapped
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard case .record(let record) = scope[name] else { return nil }
      return record.type
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let made = madeType(by: call, scope: scope) { return made }
    return recordCall(call, scope: scope)?.record.flatMap { $0.type.tellsAnything ? $0.type : nil }
  }

  /// The call of a function, or of a closure that runs where it stands, with what it gives; nowhere yet.
  func recordCall(_ call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    let expression = ExprSyntax(call)
    guard var inlined = inlined(expression, scope: scope) ?? closureCalled(call, scope: scope),
      let type = inlined.typeGiven.map({ written in
        RecordType(written, in: machine.declarations, from: inlined.owner, mayTellNothing: true)
      }) ?? typeOfTuples(givenBy: inlined)
    else { return nil }
    inlined.record = Record(type: type, slots: [])
    return inlined
  }

  /// `Outcome(…)` and `Outcome.init(…)`.
  private func madeType(by call: FunctionCallExprSyntax, scope: Scope) -> RecordType? {
    var name = call.calledExpression.trimmedDescription
    if name.hasSuffix(".init") { name.removeLast(5) }
    guard name.first?.isUppercase == true, scope[name] == nil else { return nil }
    return RecordType(named: name, in: machine.declarations.seen(from: call), from: scope.owner)
  }
}

extension RecordType {
  /// The type of what `try?` gives.
  fileprivate func tried(_ attempt: TryExprSyntax) -> RecordType? {
    guard attempt.questionOrExclamationMark?.text == "?" else { return nil }
    var type = self
    type.isOptional = true
    return type
  }
}

extension InlinedCall {
  /// The type that is written for what it gives.
  fileprivate var typeGiven: TypeSyntax? {
    switch callee {
    case .function(let function): function.signature.returnClause?.type
    case .borrower(let given), .closure(let given): given.closure.signature?.returnClause?.type
    case .getter, .delayed, .initializer, .valueInitializer, .taken: nil
    }
  }
}
