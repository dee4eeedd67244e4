import SwiftSyntax

/// The local variables in what asks for cases.
final class LocalVariableFinder: SyntaxVisitor {
  private(set) var found: [PatternBindingSyntax] = []
  private let declarations: Declarations

  init(in declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindingSpecifier.text == "var", node.parent?.is(CodeBlockItemSyntax.self) == true { found += node.bindings }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(Syntax(node)) }

  private func visit(_ node: Syntax) -> SyntaxVisitorContinueKind {
    declarations.mayAskForCases(in: node) ? .visitChildren : .skipChildren
  }
}
