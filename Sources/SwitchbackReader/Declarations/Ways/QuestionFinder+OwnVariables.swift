import SwiftSyntax

/// The locals that can change, but only where the body itself sets them.
extension QuestionFinder {
  /// What may set a variable where others than the body itself can run it, or where it depends on the build.
  func noteSet(_ target: ExprSyntax) {
    if bodies > 1 { lent.formUnion(target.trimmedDescription.names) }
  }

  /// `var tries = tries` of a parameter begins with what that holds.
  func noteDeclared(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let list = binding.listAround else { return }
    let text = name.identifier.identifierText
    if binding.isCopyOfParameter, places[text] == list.parent?.parent?.id { boundAgain.insert(name.id) }
    places[text] = list.id
    let isPlain = binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.isEmpty == true
    if !isPlain || list.parent?.is(IfConfigClauseSyntax.self) == true || binding.accessorBlock != nil {
      lent.insert(text)
    }
  }

  /// `case .open(var tries)` binds a variable, which others of its name leave alone that are bound elsewhere.
  func noteBound(_ node: IdentifierPatternSyntax, isInTurns: Bool) {
    let name = node.identifier.identifierText
    guard let part = node.partOfPattern else {
      parts.others.insert(name)
      return
    }
    parts.ranges[name, default: []].insert(part)
    guard node.isBoundAsVariable else { return }
    variables.insert(name)
    // Another turn binds another one.
    if isInTurns || bodies > 1 { lent.insert(name) } else { places[name] = node.id }
  }

  /// `if let name` of a local binds what holds the same as long as it is there.
  func noteBoundAgain(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self), node.bindingSpecifier.text == "let",
      node.initializer.map({ $0.value.trimmedDescription == name.trimmedDescription }) ?? true,
      let place = places[name.identifier.identifierText],
      sequence(first: Syntax(node), next: \.parent).contains(where: { $0.id == place })
    else { return }
    boundAgain.insert(name.id)
  }
}

extension QuestionFinder {
  /// Questions of which only one can hold: `mode == .fast` and `mode == .slow`.
  var rivals: [String] {
    let members = counts.keys.compactMap { text -> (String, String)? in
      if case .member(let name, _)? = text.toldPlace { (name, text) } else { nil }
    }
    return Dictionary(grouping: members, by: \.0).values.filter { $0.count > 1 }.flatMap { $0.map(\.1) }
  }
}

extension PatternBindingSyntax {
  /// The statements among which it stands.
  fileprivate var listAround: Syntax? {
    sequence(first: Syntax(self), next: \.parent).first { $0.is(CodeBlockItemListSyntax.self) }
  }

  /// `var tries = tries` among the statements of a function that has such a parameter.
  var isCopyOfParameter: Bool {
    guard initializer?.value.trimmedDescription == pattern.trimmedDescription, let list = listAround,
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self)
    else { return false }
    let parameters = function.signature.parameterClause.parameters
    return parameters.contains { $0.innerName == pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
  }
}

extension FunctionCallExprSyntax {
  /// `isOpen.toggle()`
  var isToggle: Bool {
    arguments.isEmpty && trailingClosure == nil
      && calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "toggle"
  }
}
