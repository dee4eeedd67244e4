import SwiftSyntax

/// Finds the calls that make a copy with another state: `job.with(status: .done)`.
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
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label?.identifierText, NameWords.nameState(label), argument.expression.caseName != nil
      else { continue }
      found.append(Copy(base: base, property: label, value: argument.expression))
    }
    return .visitChildren
  }
}
