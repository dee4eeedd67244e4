import SwiftSyntax

/// Closures that change a copy of what they are given, and give that: `{ cart, event in var next = cart; …; return next }`.
extension ClosureExprSyntax {
  /// The variables that begin as a copy of a parameter; one may have its name.
  func copies(of parameter: String) -> Set<String> {
    let variables = statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .filter { $0.bindingSpecifier.text == "var" }
    let copies = variables.flatMap(\.bindings).filter { $0.initializer?.value.trimmedDescription == parameter }
    return Set(copies.map(\.pattern.trimmedDescription))
  }

  /// Whether it gives the state that follows, and leaves alone what it is given as the one at hand.
  func gives(
    _ state: Declarations.TypeDeclaration,
    givenAs parameter: String,
    in declarations: Declarations,
    from owner: String
  ) -> Bool {
    let copies = copies(of: parameter)
    if copies.contains(parameter) { return true }
    if let result = signature?.returnClause?.type ?? toldResult(in: declarations, from: owner) {
      return declarations.type(named: result.plainName, from: owner)?.path == state.path
    }
    let assigned = declarations.surveys.fresh(statements).assigned
    return !copies.isEmpty && !assigned.contains { $0 == parameter || $0.hasPrefix("\(parameter).") }
  }
}
