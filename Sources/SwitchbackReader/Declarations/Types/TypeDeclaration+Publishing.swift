import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// Whether whoever looks at one of its properties is told of each change: by `@Published`, or by `@Observable` of the class.
  func publishes(_ variable: VariableDeclSyntax) -> Bool {
    if variable.attributes.names("Published") { return true }
    return declaration?.as(ClassDeclSyntax.self)?.attributes.names("Observable") == true
      && !variable.isStatic && !variable.attributes.names("ObservationIgnored")
  }
}
