import SwiftSyntax

/// Where a name is asked for, and not declared.
final class ReferenceFinder: SyntaxVisitor {
  private let name: String
  private var found: [DeclReferenceExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func references(to name: String, in syntax: some SyntaxProtocol) -> [DeclReferenceExprSyntax] {
    let finder = ReferenceFinder(name)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.identifierText == name { found.append(node) }
    return .skipChildren
  }
}
