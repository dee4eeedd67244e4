import SwiftSyntax

/// A closure that a constant property is, with the type that is written for it.
struct StoredClosure {
  let closure: ClosureExprSyntax
  let type: FunctionTypeSyntax
  let isStatic: Bool

  init?(_ binding: PatternBindingSyntax, owner: String, in declarations: Declarations) {
    guard let closure = binding.initializer?.value.as(ClosureExprSyntax.self), closure.signature?.capture == nil,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
      declarations.types[owner]?.conditional.contains(variable.offset) != true,
      let written = binding.typeAnnotation?.type,
      let type = declarations.seen(from: written).unaliased(written, from: owner).functionType
    else { return nil }
    self.closure = closure
    self.type = type
    isStatic = variable.isStatic
  }
}

extension ClosureExprSyntax {
  /// The types of its parameters, where those of a function are written for the constant that it is.
  func toldTypes(in declarations: Declarations, from owner: String) -> [String]? {
    toldType(in: declarations, from: owner)?.parameters.map {
      ($0.type.as(AttributedTypeSyntax.self)?.baseType ?? $0.type).plainName
    }
  }

  /// The type of what it gives, where that is written in the same way.
  func toldResult(in declarations: Declarations, from owner: String) -> TypeSyntax? {
    toldType(in: declarations, from: owner)?.returnClause.type
  }

  private func toldType(in declarations: Declarations, from owner: String) -> FunctionTypeSyntax? {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == ExprSyntax(self).id, let written = binding.typeAnnotation?.type,
      written.as(IdentifierTypeSyntax.self)?.genericArgumentClause == nil,
      let type = declarations.seen(from: written).unaliased(written, from: owner).functionType
    else { return nil }
    return type
  }

  /// The name of the alias that stands there for such a type.
  var aliasWritten: String? {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self) else { return nil }
    return binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.identifierText
  }
}
