import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// The closures in initialisers and in what observes properties.
  var closuresBesideFunctions: [Syntax] {
    let bodies = initializers.compactMap(\.body).map { Syntax($0) }
    let observers = bindings.flatMap(\.observers).map { Syntax($0) }
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    for code in bodies + observers { finder.walk(code) }
    return finder.found.map { Syntax($0) }
  }
}

/// Finds closures, but none inside of others.
private final class ClosureFinder: SyntaxVisitor {
  private(set) var found: [ClosureExprSyntax] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
