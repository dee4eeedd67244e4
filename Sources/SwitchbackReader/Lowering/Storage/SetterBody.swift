import SwiftSyntax

/// What a setter does, and the name of its new value.
struct SetterBody {
  var statements: CodeBlockItemListSyntax
  var parameter: String
  var type: TypeSyntax?
}

extension PatternBindingSyntax {
  var setter: SetterBody? {
    guard case .accessors(let accessors) = accessorBlock?.accessors,
      let accessor = accessors.first(where: { $0.accessorSpecifier.text == "set" }), let body = accessor.body
    else { return nil }
    let parameter = accessor.parameters?.name.identifierText ?? "newValue"
    return SetterBody(statements: body.statements, parameter: parameter, type: typeAnnotation?.type)
  }

  /// The body of a computed property's getter.
  var getter: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let items): items
    case .accessors(let accessors): accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }
}
