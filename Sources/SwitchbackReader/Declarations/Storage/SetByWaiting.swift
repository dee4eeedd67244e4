import SwiftSyntax

extension MachineDeclaration {
  /// Whether nothing sets a property but what waits, or begins anew: a call that is not waited for leaves it alone.
  func isSetByWaitingOnly(_ name: String) -> Bool {
    guard let type = declarations.types[owner], type.isOnOneActor,
      type.variables.contains(where: { $0.isPrivateToSet && $0.bindings.contains { $0.pattern.text == name } })
    else { return false }
    return (type.uses(of: [name])[name] ?? []).allSatisfy { token in
      if case .reads = token.useOfProperty(isFlag: true) { return true }
      let isInKeyPath = token.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      return !isInKeyPath && !token.text.hasPrefix("$") && Syntax(token).isRunByWaiting
    }
  }
}

extension Syntax {
  /// Whether nothing that does not wait can run it: it stands in an `async` function, in a `Task`, or in what makes the
  /// instance.
  fileprivate var isRunByWaiting: Bool {
    for around in sequence(first: self, next: \.parent) {
      if let closure = around.as(ClosureExprSyntax.self) { return closure.isOfTask }
      if let function = around.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.asyncSpecifier != nil
      }
      if around.is(InitializerDeclSyntax.self) { return true }
      if around.is(AccessorDeclSyntax.self) || around.is(AccessorBlockSyntax.self) { return false }
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// `Task { … }` and `Task.detached { … }`
  fileprivate var isOfTask: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id else { return false }
    let called = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    return ["Task", "Task.detached"].contains(called.trimmedDescription)
  }
}

extension VariableDeclSyntax {
  fileprivate var isPrivateToSet: Bool { modifiers.contains { $0.name.text == "private" } }
}
