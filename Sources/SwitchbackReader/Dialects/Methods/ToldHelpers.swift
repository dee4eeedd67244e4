import SwiftSyntax

extension MachineDeclaration.Entry {
  /// Whether it is a hidden function that a sibling calls at once, `apply(authorization)`, so that this is what happens.
  ///
  /// A closure that calls it as well is an event by itself.
  func isToldBySiblings(of type: Declarations.TypeDeclaration, in declarations: Declarations) -> Bool {
    if case .function = events { return false }
    guard function.access == .hidden, !isMade else { return false }
    let callers = callers(in: type, declarations)
    return callers.contains(.sibling) && !callers.contains(.unknown)
  }

  /// Who calls the function.
  private enum Caller {
    case sibling
    /// A closure of the type, or what is no function.
    case closure
    case unknown
  }

  private func callers(in type: Declarations.TypeDeclaration, _ declarations: Declarations) -> [Caller] {
    let alike = type.functions(named: function.name.identifierText)
    let named = type.members.flatMap { member in
      let isNamed = declarations.surveys.survey(member).names.contains(function.name.identifierText)
      return isNamed ? member.namings(of: function) : []
    }
    return named.compactMap { token in
      guard let call = token.callOnSelf else { return .unknown }
      let arguments = Array(call.arguments)
      // A closure behind the call is no argument of the list.
      let possible =
        call.trailingClosure != nil && alike.count == 1
        ? alike
        : alike.filter { $0.signature.parameterClause.parameters.takes(arguments) }
          .taking(arguments, in: declarations, of: type.path)
      guard possible.contains(function) else { return nil }
      guard possible.count == 1 else { return .unknown }
      let around = sequence(first: Syntax(call), next: \.parent).first {
        $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
      }
      let caller = around?.as(FunctionDeclSyntax.self)
      return caller == function ? .unknown : caller == nil ? .closure : .sibling
    }
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
