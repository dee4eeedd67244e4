import SwiftSyntax

/// Buttons that cannot be pressed in some states: `Button("Next") { step = .two }.disabled(step != .one)`.
extension Lowering {
  /// What a button leaves behind, where nothing around the button disables it.
  mutating func whereEnabled(
    _ statements: [Statement],
    _ action: some SyntaxProtocol,
    scope: Scope
  ) -> [Statement] {
    guard machine.isKeptOutside, !statements.isEmpty, let button = buttonCall(around: Syntax(action)) else {
      return statements
    }
    return disablings(of: button, scope: scope).reduce(statements) { inner, condition in
      let asked = self.condition(Operands(condition), scope: scope)
      return asked.before + [.branch(asked.condition, then: Block(), otherwise: Block(statements: inner))]
    }
  }

  /// The call of SwiftUI's button of which something is the action.
  private func buttonCall(around action: Syntax) -> FunctionCallExprSyntax? {
    let call = sequence(first: action, next: \.parent).dropFirst().prefix { !$0.is(ClosureExprSyntax.self) }
      .lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    guard let call, call.calledExpression.trimmedDescription == "Button", call.label(of: action) != "label",
      machine.declarations.type(named: "Button", from: machine.owner)?.declaration == nil
    else { return nil }
    return call
  }

  /// What is asked behind a button, and behind the views in which it stands.
  private func disablings(of button: FunctionCallExprSyntax, scope: Scope) -> [ExprSyntax] {
    var found: [ExprSyntax] = []
    var names: Set<String> = []
    var last = Syntax(button)
    while let around = last.parent {
      if let member = around.as(MemberAccessExprSyntax.self), member.base.map({ Syntax($0) }) == last,
        member.declName.baseName.text == "disabled",
        let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let asked = call.arguments.first, asked.label == nil, asked.expression.identifiers.isDisjoint(with: names)
      {
        found.append(asked.expression)
      } else if let closure = around.as(ClosureExprSyntax.self) {
        // What is shown by a modifier, such as an alert, does not lie in the view.
        guard let call = closure.call, call.calledExpression.is(DeclReferenceExprSyntax.self),
          call.calledName?.first?.isUppercase == true
        else { break }
        names.formUnion(closure.ownNames)
      } else if around.isProtocol((any DeclSyntaxProtocol).self) {
        break
      }
      last = around
    }
    return found.isEmpty || declaresDisabled ? [] : found
  }

  private var declaresDisabled: Bool {
    machine.declarations.types.values.contains { !$0.functions(named: "disabled").isEmpty }
  }
}

extension FunctionCallExprSyntax {
  /// The label behind which something stands in the call.
  fileprivate func label(of part: Syntax) -> String? {
    let trailing = additionalTrailingClosures.first {
      $0.closure.offset <= part.offset && part.offset < $0.endPosition.utf8Offset
    }
    let argument = arguments.first { $0.offset <= part.offset && part.offset < $0.endPosition.utf8Offset }
    // The only closure behind `Button(action:)` is what it shows.
    let isLabel =
      trailingClosure.map { $0.offset <= part.offset && part.offset < $0.endPosition.utf8Offset } == true
      && arguments.contains { $0.label?.text == "action" }
    return isLabel ? "label" : trailing?.label.text ?? argument?.label?.text
  }
}
