import SwiftSyntax

/// Which of several functions that could be called Swift takes.
extension [FunctionDeclSyntax] {
  /// Of those the ones whose type declares what stands behind a leading dot, or is the one before the dot: `set(.busy)`.
  func declaring(_ arguments: [LabeledExprSyntax], in declarations: Declarations, of owner: String) -> Self {
    arguments.reduce(self) { found, argument in
      guard found.count > 1 else { return found }
      let members = Operands(argument.expression).membersGiven
      guard !members.isEmpty else { return found }
      let declaring = found.filter { function in
        guard let type = function.type(ofParameterFor: argument, among: arguments) else { return false }
        return members.contains { type.declares($0, in: declarations.seen(from: function), of: owner) }
      }
      return declaring.isEmpty ? found : declaring
    }
  }

  /// Of those the ones that take a literal, or what is made of one, as what it is by itself, and not as something else
  /// that could be written so.
  func nearest(to arguments: [LabeledExprSyntax], in declarations: Declarations, of owner: String) -> Self {
    arguments.reduce(self) { found, argument in
      guard found.count > 1,
        let type = ArgumentTypes(path: owner, declarations: declarations).type(of: argument.expression)
      else { return found }
      let exact = found.filter {
        $0.type(ofParameterFor: argument, among: arguments)?.trimmedDescription == type.trimmedDescription
      }
      return exact.isEmpty ? found : exact
    }
  }

  /// Of some that take the arguments as the same types the one that has no further parameters, not even such with a default.
  func leavingNothingOut(of arguments: [LabeledExprSyntax]) -> Self {
    guard count > 1, arguments.isEmpty || arguments[0].isOfStatement || Set(map(\.resultText)).count == 1 else {
      return self
    }
    let types = map { function in
      arguments.map { function.type(ofParameterFor: $0, among: arguments)?.trimmedDescription }
    }
    let plain = filter { $0.genericParameterClause == nil && $0.takesNoMore(than: arguments) }
    return Set(types).count == 1 && plain.count == 1 ? plain : self
  }
}

extension LabeledExprSyntax {
  /// Whether nobody asks for the result of the call to which it belongs.
  fileprivate var isOfStatement: Bool {
    guard let item = parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    // What stands alone may be the value of a closure, or of a branch.
    guard items.count == 1 else { return true }
    let function = items.parent?.parent?.as(FunctionDeclSyntax.self)
    return function.map { $0.signature.returnClause == nil } ?? false
  }
}

extension FunctionDeclSyntax {
  fileprivate var resultText: String? { signature.returnClause?.type.trimmedDescription }

  fileprivate func takesNoMore(than arguments: [LabeledExprSyntax]) -> Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count == arguments.count && !parameters.contains(where: \.isVariadic)
  }

  fileprivate func type(ofParameterFor argument: LabeledExprSyntax, among arguments: [LabeledExprSyntax]) -> TypeSyntax?
  {
    let pairs = signature.parameterClause.parameters.pairs(with: arguments)
    return pairs.first { $0.1.id == argument.expression.id }?.0.type
  }
}

extension Operands {
  /// The cases and static members that this is, be it by one of two ways: `isOn ? .busy : .idle`, `given ?? .idle`.
  fileprivate var membersGiven: [MemberAccessExprSyntax] {
    if let inner = unwrapped { return inner.membersGiven }
    if let (_, first, second) = Operands.ternary(self) { return Operands(first).membersGiven + second.membersGiven }
    if let index = index(of: "??") { return Operands(elements[(index + 1)...]).membersGiven }
    let callee = single?.as(FunctionCallExprSyntax.self)?.calledExpression ?? single
    guard let member = callee?.as(MemberAccessExprSyntax.self) else { return [] }
    let base = member.base?.trimmedDescription
    return base.map { $0.first?.isUppercase == true } ?? true ? [member] : []
  }
}

extension TypeSyntax {
  /// Whether it is a type of the module that has such a case or static member; behind a name only a case tells the type.
  fileprivate func declares(_ member: MemberAccessExprSyntax, in declarations: Declarations, of owner: String) -> Bool {
    let written = (behindQuestionMark ?? self).plainName
    guard let type = declarations.type(named: written, from: owner), type.declaration != nil else { return false }
    let name = member.declName.baseName.identifierText
    let isCase = type.enumeration?.declaresCase(name) == true
    if let base = member.base {
      return isCase && declarations.type(named: base.trimmedDescription, from: owner)?.path == type.path
    }
    return isCase || type.functions(named: name).contains(where: \.isStatic)
      || type.properties[name]?.parent?.parent?.as(VariableDeclSyntax.self)?.isStatic == true
  }
}
