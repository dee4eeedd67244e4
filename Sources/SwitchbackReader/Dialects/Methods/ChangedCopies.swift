import SwiftSyntax

/// Methods of a value that give a changed copy of it, beside those that change it: `var next = self; next.phase = .over`.
enum ChangedCopies {
  static func notes(of type: Declarations.TypeDeclaration, setting names: Set<String>) -> [Program.Note] {
    guard type.declaration?.is(StructDeclSyntax.self) == true else { return [] }
    return type.functions.compactMap { function in
      guard !function.isStatic, let body = function.body else { return nil }
      let finder = CopyFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      let isSet = finder.copies.contains { copy in names.contains { finder.assigned.contains("\(copy).\($0)") } }
      guard isSet else { return nil }
      let why = "'\(function.name.identifierText)' sets the state of a copy, which is not followed"
      return Program.Note(why: why, offset: function.name.offset)
    }
  }
}

private final class CopyFinder: SyntaxVisitor {
  /// The variables that begin as `self`.
  private(set) var copies: Set<String> = []
  private(set) var assigned: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.initializer?.value.isSelf == true {
      copies.insert(binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = Assignment(ExprSyntax(node))?.target { assigned.insert(target.trimmedDescription) }
    return .visitChildren
  }
}
