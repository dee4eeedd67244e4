import SwiftSyntax

/// What a closure's list takes with it is the value at that time: `{ [state] in … }`, `{ [before = state] in … }`.
extension Lowering {
  /// Gives the names in it slots of their own.
  mutating func captured(by closure: ClosureExprSyntax, scope: inout Scope) -> [Statement] {
    guard scope.receiver == .machine, let items = closure.signature?.capture?.items else { return [] }
    let around = scope
    var statements: [Statement] = []
    for item in items where item.name.text != "self" {
      let name = item.name.identifierText
      let value = closure.value(captured: name) ?? Operands(named: name)
      guard let source = place(value, scope: around) else {
        // Of a property it is a copy.
        if item.specifier == nil, around[name] == nil, isVariable(name) { scope.bind(name, to: .untracked) }
        continue
      }
      guard isChangeable(source) || item.initializer != nil || closure.isOfVariable(name) else { continue }
      let slot = slot(of: variables[source.id].type)
      scope.bind(name, to: .slot(slot))
      statements.append(.assign(slot, .slot(source), Site(text: value.text, offset: item.offset)))
    }
    return statements
  }

  /// The same of the closure that a call is given.
  mutating func captured(byGivenTo call: inout InlinedCall) -> [Statement] {
    guard var given = call.closure else { return [] }
    let captured = captured(by: given.closure, scope: &given.scope)
    call.closure = given
    return captured
  }

  /// What a closure calls what it has taken with it that may have changed since: `finish.count` for `count` of
  /// `let finish = { [count] in … }`.
  func renaming(ofCapturedBy closure: ClosureExprSyntax) -> Renaming {
    let name = closure.constantName ?? closure.call?.calledName ?? "closure"
    let copied = copiedNames(in: closure).map { ($0, Renaming.Argument(text: "\(name).\($0)", form: .single)) }
    return Renaming(arguments: Dictionary(copied) { first, _ in first })
  }

  /// The names that may mean something else in a closure than what they mean around it when that runs.
  func copiedNames(in closure: ClosureExprSyntax) -> Set<String> {
    Set(
      closure.capturedNames.filter { name in
        closure.isOfVariable(name)
          ? closure.isNamedBehind(name) : Syntax(closure).localBinding(of: name) == nil && isVariable(name)
      }
    )
  }

  /// Whether it is a stored property that can change.
  private func isVariable(_ name: String) -> Bool {
    let property = machine.declarations.types[machine.owner]?.properties[name]
    return property?.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "var"
  }

  /// Whether it is the state that a closure takes with it by this name.
  func capturesState(_ closure: ClosureExprSyntax, as name: String, scope: Scope) -> Bool {
    guard let value = closure.value(captured: name) else { return false }
    return place(value, scope: scope.revealing(name)) == .state
  }

  /// Whether others than the function set what is there: the state, and what is stored beside it.
  private func isChangeable(_ slot: Slot) -> Bool { slot == .state || flags.values.contains(slot) }
}

extension ClosureExprSyntax {
  /// What the closure's list gives a name; nil for one that is not in it.
  fileprivate func value(captured name: String) -> Operands? {
    guard let item = signature?.capture?.items.first(where: { $0.name.identifierText == name }) else { return nil }
    return item.initializer.map { Operands($0.value) } ?? Operands(named: name)
  }

  /// Whether a name stands for a variable where the closure is made.
  fileprivate func isOfVariable(_ name: String) -> Bool {
    sequence(first: Syntax(self), next: \.parent).contains { around in
      if let items = around.as(CodeBlockItemListSyntax.self) { return items.contains { $0.declaresVariable(name) } }
      return around.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        .contains { $0.isInout && $0.innerName == name } ?? false
    }
  }

  /// The names in its list under which it knows what goes by the same name around it: `count`, and `count = count`.
  fileprivate var capturedNames: [String] {
    (signature?.capture?.items ?? []).filter { item in
      let name = item.name.text
      return name != "self" && item.specifier == nil && (item.initializer?.value.nameBehindSelf ?? name) == name
    }.map(\.name.identifierText)
  }

  /// Whether the function around it names something once more, or makes another such closure.
  fileprivate func isNamedBehind(_ name: String) -> Bool {
    let around = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }
    let isInLoop = around.contains { [.forStmt, .whileStmt, .repeatStmt].contains($0.kind) }
    let body = around.last { $0.is(CodeBlockItemListSyntax.self) }
    return isInLoop
      || body?.tokens(viewMode: .sourceAccurate).contains { $0.position >= endPosition && $0.identifierText == name }
        ?? true
  }
}

extension CodeBlockItemSyntax {
  fileprivate func declaresVariable(_ name: String) -> Bool {
    guard let variable = item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var" else { return false }
    return variable.bindings.contains { $0.pattern.boundNames.contains(name) }
  }
}
