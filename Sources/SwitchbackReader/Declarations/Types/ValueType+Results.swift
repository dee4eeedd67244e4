import SwiftSyntax

/// `Result<State, Failure>`, which is taken for an enum of its own.
extension ValueType {
  /// - Parameter scope: the path of the type inside of which the name is written.
  init?(result type: TypeSyntax, in declarations: Declarations, from scope: String) {
    let name = type.as(MemberTypeSyntax.self).flatMap { $0.baseType.trimmedDescription == "Swift" ? $0.name : nil }
    let arguments =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard (name ?? type.as(IdentifierTypeSyntax.self)?.name)?.text == "Result", let arguments = arguments?.arguments,
      arguments.count == 2, let success = arguments.first?.argument.as(TypeSyntax.self),
      let value = ValueType(success, in: declarations, from: scope), let path = value.path, !value.isOptional,
      value.collection == nil, declarations.type(named: "Result", from: scope)?.declaration == nil
    else { return nil }
    self.init(path: "Result<\(path)>")
  }

  /// The enum that a successful one holds.
  static func valueOfResult(at path: String) -> String? {
    path.hasPrefix("Result<") && path.hasSuffix(">") ? String(path.dropFirst(7).dropLast()) : nil
  }
}
