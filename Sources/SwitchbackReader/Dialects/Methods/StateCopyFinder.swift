import SwiftSyntax

/// Finds the calls that make a copy with another state: `job.with(status: .done)`, `Job(id: job.id, status: .done)`.
final class StateCopyFinder: SyntaxVisitor {
  /// What is copied, and which property has which value in the copy.
  struct Copy {
    var base: ExprSyntax
    var property: String
    var value: ExprSyntax
  }

  private var found: [Copy] = []

  static func copies(in function: FunctionDeclSyntax) -> [Copy] {
    let finder = StateCopyFinder(viewMode: .sourceAccurate)
    finder.walk(function)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let copied = node.calledExpression.as(MemberAccessExprSyntax.self)?.base ?? node.givingItsParts
    guard let base = copied else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label?.identifierText, NameWords.nameState(label), argument.expression.caseName != nil
      else { continue }
      found.append(Copy(base: base, property: label, value: argument.expression))
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// What hands on its own parts to an initialiser: `job` of `Job(id: job.id, status: .done)`.
  fileprivate var givingItsParts: ExprSyntax? {
    guard let type = calledExpression.as(DeclReferenceExprSyntax.self), type.baseName.text.first?.isUppercase == true
    else { return nil }
    return arguments.lazy.compactMap { argument in
      guard let part = argument.expression.as(MemberAccessExprSyntax.self),
        part.declName.baseName.identifierText == argument.label?.identifierText
      else { return nil }
      return part.base
    }.first
  }
}
