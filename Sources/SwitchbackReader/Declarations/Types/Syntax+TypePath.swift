import SwiftSyntax

extension Syntax {
  /// The path of the type inside of which it stands.
  var typePath: String {
    sequence(first: self, next: \.parent).compactMap { syntax -> String? in
      if let extended = syntax.as(ExtensionDeclSyntax.self) { return extended.extendedType.plainName }
      guard syntax.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
      return syntax.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
    }.reversed().joined(separator: ".")
  }
}
