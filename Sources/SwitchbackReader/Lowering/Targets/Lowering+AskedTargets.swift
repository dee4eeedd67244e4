import SwiftSyntax

/// To which states a hidden method may be told to go by others than the machine's own methods, whose calls are followed.
extension Lowering {
  /// The states that the calls from elsewhere in its file name; nil where one of them may tell it any.
  func statesAsked(of function: FunctionDeclSyntax, by parameter: String) -> Set<[String]>? {
    guard function.access == .hidden else { return nil }
    let references = machine.declarations.references(to: function, in: machine.owner).filter { !isFollowed($0) }
    let names = references.map { reference in
      reference.syntax.call.flatMap { function.argument(for: parameter, of: $0) }.flatMap {
        casesNamed(by: Operands($0))
      }
    }
    guard !names.isEmpty, !names.contains(nil) else { return nil }
    let asked = Set(names.compactMap(\.self).joined())
    return Set(machine.states.leaves.map(\.path).filter { asked.contains($0[0]) })
  }

  /// Whether a method calls it on the instance, and not in what it leaves behind.
  private func isFollowed(_ reference: MethodReference) -> Bool {
    guard reference.type == machine.owner, let call = reference.syntax.call,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.isSelf ?? true
    else { return false }
    let around = sequence(first: Syntax(call), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
    return !around.contains { $0.as(ClosureExprSyntax.self)?.timing.isAtOnce == false }
      && around.contains { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }
  }

  private func casesNamed(by term: Operands) -> [String]? {
    if let ternary = Operands.ternary(term) {
      guard let first = casesNamed(by: Operands(ternary.first)), let second = casesNamed(by: ternary.second) else {
        return nil
      }
      return first + second
    }
    guard let name = term.single?.caseName, machine.states.hasCase(name) else { return nil }
    return [name]
  }
}

extension FunctionDeclSyntax {
  /// What a call gives a parameter.
  fileprivate func argument(for name: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    var given = Array(call.arguments)[...]
    for parameter in signature.parameterClause.parameters {
      let own = parameter.arguments(among: given)
      if parameter.innerName == name { return own.isEmpty ? parameter.defaultValue?.value : own.first?.expression }
      given = given.dropFirst(own.count)
    }
    return nil
  }
}

extension DeclReferenceExprSyntax {
  /// The call of what it names.
  fileprivate var call: FunctionCallExprSyntax? {
    let member = parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? $0 : nil }
    let callee = member.map(ExprSyntax.init) ?? ExprSyntax(self)
    return callee.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == callee.id ? $0 : nil }
  }
}
