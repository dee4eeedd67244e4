import SwiftSyntax

/// A local variable, be it one of several that a tuple declares: `var (state, index) = (State.start, 0)`.
struct LocalVariable {
  var name: String
  var binding: PatternBindingSyntax
  /// What it begins with.
  var value: ExprSyntax?

  static func all(in binding: PatternBindingSyntax) -> [LocalVariable] {
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
      return [LocalVariable(name: name, binding: binding, value: binding.initializer?.value)]
    }
    return binding.partsByName.map { LocalVariable(name: $0.name, binding: binding, value: $0.value) }
  }
}

/// The local variables in what asks for cases.
final class LocalVariableFinder: SyntaxVisitor {
  private(set) var found: [LocalVariable] = []
  private let declarations: Declarations

  init(in declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindingSpecifier.text == "var", node.parent?.is(CodeBlockItemSyntax.self) == true {
      found += node.bindings.flatMap(LocalVariable.all)
    }
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
