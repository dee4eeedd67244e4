import SwiftSyntax

/// Functions and computed properties that are no events themselves, but leave closures behind that are.
extension Lowering {
  /// - Returns: the computed properties that show a state.
  mutating func lowerSchedulers() -> [Int] {
    guard machine.isShared, machine.steps == nil, machine.storage.propertyName != nil,
      let type = machine.declarations.types[machine.owner]
    else { return [] }
    for function in type.functions where function.isStatic == machine.isStatic && !machine.isConditional(function) {
      guard let body = function.body, leavesEvents(in: body.statements) else { continue }
      _ = self.function(function, receiver: .machine, owner: machine.owner)
    }
    let bindings = type.variables.flatMap { $0.bindings }.filter { $0.getter.map(leavesEvents) ?? false }
    // What a body shows of the others stands in its place.
    let body = bindings.filter { $0.pattern.trimmedDescription == "body" }
    let views = (machine.isKeptOutside && !body.isEmpty ? body : bindings).compactMap(\.getter)
      .map { self.getter($0, type: nil, receiver: .machine, owner: machine.owner) }
    guard machine.isKeptOutside else { return [] }
    noteBindings(in: type)
    return views
  }

  /// Who is given a binding of the state can set it: `TabView(selection: $tab)`.
  private mutating func noteBindings(in type: Declarations.TypeDeclaration) {
    let binding = machine.storage.propertyName.map { "$\($0)" }
    for token in type.members.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) where token.text == binding {
      unread("who is given '\(token.text)' can set the state, which is not followed", at: token.offset)
    }
  }

  func leavesEvents(in statements: CodeBlockItemListSyntax) -> Bool {
    machine.declarations.surveys.fresh(statements).closures.contains { closure in
      isEvent(closure) || leavesEvents(in: closure.statements)
    }
  }

  /// Whether a closure comes with what a computed property shows, so that it can only run where that is shown.
  func isInView(_ closure: ClosureExprSyntax) -> Bool {
    guard machine.isKeptOutside else { return false }
    for syntax in sequence(first: Syntax(closure), next: \.parent).dropFirst() {
      if let function = syntax.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) ?? false
      }
      if let binding = syntax.as(PatternBindingSyntax.self), binding.getter != nil { return true }
      // What an event leaves behind runs whenever it is done.
      if let around = syntax.as(ClosureExprSyntax.self), isEvent(around) || around.timing == .later { return false }
    }
    return false
  }
}
