import SwiftSyntax

extension MachineDeclaration.Entry {
  /// Whether it is a hidden function that only its siblings call, each with a case that it names, `begin(.byUser)`, or an error.
  ///
  /// These siblings are the events then, and the case is how they tell what they are; unless the enum says that its cases are events.
  func isToldBySiblings(of type: Declarations.TypeDeclaration, in declarations: Declarations) -> Bool {
    guard function.access == .hidden, !isMade, case .declared(let shape, _) = events,
      !ReducerEvidence.isEvent(shape.name)
    else { return false }
    // An error that a sibling has caught is nothing that happens by itself.
    let isError = NameWords(shape.name).words.last == "error"
    let parameters = Array(function.signature.parameterClause.parameters)
    let alike = type.functions(named: function.name.identifierText)
    guard let position = parameters.firstIndex(where: { $0.innerName == event }) else { return false }
    let named = type.members.flatMap { member in
      let isNamed = declarations.surveys.survey(member).names.contains(function.name.identifierText)
      return isNamed ? member.namings(of: function) : []
    }
    let callers = named.compactMap { token -> FunctionDeclSyntax?? in
      guard let call = token.callOnSelf else { return .some(nil) }
      let arguments = Array(call.arguments)
      // A closure behind the call is no argument of the list.
      let possible =
        call.trailingClosure != nil && alike.count == 1
        ? alike
        : alike.filter { $0.signature.parameterClause.parameters.takes(arguments) }
          .taking(arguments, in: declarations, of: type.path)
      guard possible.contains(function) else { return nil }
      guard possible.count == 1, arguments.indices.contains(position),
        arguments[position].label?.identifierText == parameters[position].label,
        isError || arguments[position].expression.namesCase
      else { return .some(nil) }
      let around = sequence(first: Syntax(call), next: \.parent).first {
        $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
      }
      let caller = around?.as(FunctionDeclSyntax.self)
      return .some(caller == function ? nil : caller)
    }
    return !callers.isEmpty && !callers.contains(nil)
      && (isError || callers.contains { $0.map { $0.access != .hidden } ?? false })
  }
}

extension SyntaxProtocol {
  /// Where a function is named, but for its declaration and for labels.
  func namings(of function: FunctionDeclSyntax) -> [TokenSyntax] {
    let name = function.name.identifierText
    return tokens(viewMode: .sourceAccurate).filter { token in
      guard case .identifier = token.tokenKind else { return false }
      return token.identifierText == name && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }
}

extension ExprSyntax {
  /// Whether it is written as a case, perhaps with what that carries: `.byUser`, `.failed(error)`.
  fileprivate var namesCase: Bool {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map { $0.trimmedDescription.first?.isUppercase == true } ?? true
  }
}
