import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// Whether a method puts a new value in the place of the struct, and with it another one into a constant: `self = .init(state: .open)`.
  func isMadeAnew(with binding: PatternBindingSyntax, of variable: VariableDeclSyntax, in declarations: Declarations)
    -> Bool
  {
    guard declaration?.is(StructDeclSyntax.self) == true, variable.bindingSpecifier.text == "let", !variable.isStatic,
      binding.initializer == nil, binding.accessorBlock == nil
    else { return false }
    return functions.contains { function in
      guard function.isMutating, let body = function.body else { return false }
      return declarations.surveys.survey(body).assigned.contains("self")
        && AssignmentFinder.assignments(in: body).contains {
          $0.assignment.target.isSelf && !isCopy($0.assignment.value)
        }
    }
  }

  /// Whether the value has the constants of the instance: `let copy = self.copy()`, where that tells none of them anew.
  private func isCopy(_ value: Operands) -> Bool {
    guard let name = value.single?.as(DeclReferenceExprSyntax.self),
      case .value(let origin) = Syntax(name).localBinding(of: name.baseName.identifierText)
    else { return false }
    guard let call = origin.as(FunctionCallExprSyntax.self) else { return origin.isSelf }
    guard call.arguments.isEmpty, let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.isSelf == true
    else { return false }
    return functions.allSatisfy { $0.name.identifierText != callee.declName.baseName.identifierText || $0.namesNoCase }
  }
}

extension FunctionDeclSyntax {
  /// Whether all members that it names are those of `self`.
  fileprivate var namesNoCase: Bool {
    body?.tokens(viewMode: .sourceAccurate).allSatisfy {
      $0.tokenKind != .period || $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.self)
    } ?? false
  }
}
