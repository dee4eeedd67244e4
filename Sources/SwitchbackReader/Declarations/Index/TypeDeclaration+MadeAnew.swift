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
    }
  }
}
