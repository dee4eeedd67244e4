import SwiftSyntax

extension MachineDeclaration {
  /// Whether a method that sets the state does something with the one that it has left then:
  /// `let old = state; state = next; close(old.window)`.
  var looksBack: Bool {
    let names = stateNames(in: owner)
    return entries.filter(\.isEvent).compactMap(\.function.body).contains { body in
      let set = AssignmentFinder.assignments(in: body).filter { names.contains($0.assignment.target.nameBehindSelf) }
      guard let first = set.map(\.offset).min() else { return false }
      let copies = body.copies(of: names, before: first)
      return !copies.isEmpty
        && body.tokens(viewMode: .sourceAccurate).contains { token in
          token.offset > first && copies.contains(token.identifierText) && isLookedAt(token)
        }
    }
  }

  /// Whether something is asked of what a token names, or a function of the type is given it; to write it down is neither.
  private func isLookedAt(_ token: TokenSyntax) -> Bool {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self), !name.isInText else { return false }
    guard let call = name.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return name.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id != name.id } ?? true
    }
    guard let callee = call.calledName, call.calledExpression.nameBehindSelf == callee else { return false }
    return declarations.types[owner]?.functions(named: callee).isEmpty == false
  }
}

extension CodeBlockSyntax {
  /// The constants that are one of some properties as it was before a place.
  func copies(of names: Set<String>, before offset: Int) -> Set<String> {
    let bindings = statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    let copies = bindings.filter { binding in
      binding.offset < offset && binding.initializer.map { names.contains($0.value.nameBehindSelf) } ?? false
    }
    return Set(copies.flatMap(\.pattern.boundNames))
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isInText: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(ExpressionSegmentSyntax.self) }
  }
}
