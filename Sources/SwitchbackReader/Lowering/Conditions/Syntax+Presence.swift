import SwiftSyntax

extension Syntax {
  /// Whether what goes by a name here was declared as something that is never nil: an error that was caught, a parameter, or
  /// what `if let` and `guard let` bind.
  func isPresent(_ name: String) -> Bool {
    var node = self
    while let parent = node.parent {
      if let answer = parent.declares(name, for: node) { return answer }
      if parent.is(FunctionDeclSyntax.self) || parent.is(MemberBlockSyntax.self) { return false }
      node = parent
    }
    return false
  }

  /// The `let` that a name means here.
  func constant(named name: String) -> PatternBindingSyntax? {
    var node = self
    while let parent = node.parent, !parent.is(FunctionDeclSyntax.self), !parent.is(MemberBlockSyntax.self) {
      if parent.declares(name, for: node) != nil {
        let before = parent.as(CodeBlockItemListSyntax.self)?.prefix { $0.position < node.position }
        let variable = before?.last { $0.declares(name) != nil }?.item.as(VariableDeclSyntax.self)
        guard variable?.bindingSpecifier.text == "let" else { return nil }
        return variable?.bindings.first {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
        }
      }
      node = parent
    }
    return nil
  }

  /// The parameter of the function around that a name means here.
  func parameter(named name: String) -> FunctionParameterSyntax? {
    var node = self
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if parent.declares(name, for: node) != nil {
        let function = parent.as(FunctionDeclSyntax.self)
        return function?.signature.parameterClause.parameters.first { $0.innerName == name }
      }
      node = parent
    }
    return nil
  }

  /// Whether a parameter or a local goes by a name here, so that it means no member.
  func isLocal(_ name: String) -> Bool {
    var node = self
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if parent.declares(name, for: node) != nil { return true }
      node = parent
    }
    return false
  }

  /// Nil where the name is not declared here, or not for what stands in it.
  private func declares(_ name: String, for inner: Syntax) -> Bool? {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      let before = items.prefix { $0.position < inner.position }
      return before.reversed().lazy.compactMap { $0.declares(name) }.first
    }
    if let clause = self.as(CatchClauseSyntax.self) {
      let names = clause.catchItems.flatMap { $0.pattern?.boundNames ?? [] }
      return names.contains(name) || names.isEmpty && name == "error" ? inner.is(CodeBlockSyntax.self) : nil
    }
    if let condition = self.as(IfExprSyntax.self) {
      return inner.id == condition.body.id ? condition.conditions.declares(name) : nil
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      let parameter = function.signature.parameterClause.parameters.first { $0.innerName == name }
      return parameter.map { !$0.type.mayBeNil && $0.ellipsis == nil }
    }
    if let closure = self.as(ClosureExprSyntax.self) { return closure.ownNames.contains(name) ? false : nil }
    if let row = self.as(SwitchCaseSyntax.self), case .case(let label) = row.label {
      return label.caseItems.contains { $0.pattern.boundNames.contains(name) } ? false : nil
    }
    if let loop = self.as(ForStmtSyntax.self), inner.id != loop.sequence.id {
      return loop.pattern.boundNames.contains(name) ? false : nil
    }
    if let loop = self.as(WhileStmtSyntax.self), inner.id == loop.body.id { return loop.conditions.declares(name) }
    return nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate func declares(_ name: String) -> Bool? {
    switch item {
    case .decl(let declaration):
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
      return bindings?.contains { $0.pattern.boundNames.contains(name) } == true ? false : nil
    case .stmt(let statement): return statement.as(GuardStmtSyntax.self)?.conditions.declares(name)
    case .expr: return nil
    }
  }
}

extension ConditionElementListSyntax {
  fileprivate func declares(_ name: String) -> Bool? {
    for element in reversed() {
      switch element.condition {
      case .optionalBinding(let binding) where binding.pattern.boundNames.contains(name): return true
      case .matchingPattern(let match) where match.pattern.boundNames.contains(name): return false
      default: continue
      }
    }
    return nil
  }
}
