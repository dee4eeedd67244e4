import SwiftSyntax

extension Operands {
  /// What it is that may throw here.
  var failure: Failure {
    // Where `!command()` throws, what is denied does.
    if let denied = single?.as(PrefixOperatorExprSyntax.self), denied.operator.text == "!" {
      return Operands(denied.expression).failure
    }
    return Failure(text: elements.map(\.textBesideClosures).joined(separator: " "), written: text)
  }
}

extension ExprSyntax {
  /// The text on one line, with `{ … }` for closures of several lines.
  fileprivate var textBesideClosures: String {
    let finder = LongClosureFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found.isEmpty ? text : text(hiding: finder.found)
  }
}

/// The outermost closures of several lines.
private final class LongClosureFinder: SyntaxVisitor {
  private(set) var found: [ClosureExprSyntax] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trimmedDescription.contains(where: \.isNewline) else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
