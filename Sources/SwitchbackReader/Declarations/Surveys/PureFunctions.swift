import SwiftSyntax

/// The functions of a type that look at nothing but what they are given, so that they give the same each time.
struct PureFunctions {
  private let type: Declarations.TypeDeclaration
  private let declarations: Declarations

  init(_ type: Declarations.TypeDeclaration, in declarations: Declarations) {
    self.type = type
    self.declarations = declarations
  }

  func contain(_ function: FunctionDeclSyntax, depth: Int = 4) -> Bool {
    guard depth > 0, let body = function.body, function.signature.effectSpecifiers == nil, !function.isMutating,
      function.genericParameterClause == nil, function.attributes.isEmpty,
      function.signature.parameterClause.parameters.allSatisfy({ isPlain($0) })
    else { return false }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(body)
    let own = finder.bound.union(function.signature.parameterClause.parameters.map(\.innerName))
    return !finder.isOpen
      && finder.named.subtracting(own).allSatisfy { name in
        let functions = type.functions(named: name)
        return functions.count == 1 && contain(functions[0], depth: depth - 1)
      }
  }

  private static let plain: Set = ["Int", "Double", "Float", "String", "Character", "Bool", "UInt"]

  /// Whether a parameter is a number or a text, to which the module adds nothing.
  private func isPlain(_ parameter: FunctionParameterSyntax) -> Bool {
    let name = (parameter.type.behindQuestionMark ?? parameter.type).trimmedDescription
    return !parameter.isInout && parameter.ellipsis == nil && parameter.defaultValue == nil
      && Self.plain.contains(name) && declarations.types[name] == nil
  }

  private final class Finder: SyntaxVisitor {
    /// What is named that is no member of something.
    var named: Set<String> = []
    var bound: Set<String> = []
    /// Whether there is something in it of which it is not known what it looks at.
    var isOpen = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        // `.current` may be anything that a type has.
        if member.base == nil { isOpen = true }
      } else {
        named.insert(node.baseName.identifierText)
      }
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      bound.insert(node.identifier.identifierText)
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { open() }

    private func open() -> SyntaxVisitorContinueKind {
      isOpen = true
      return .skipChildren
    }
  }
}
