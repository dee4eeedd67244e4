import SwiftSyntax

/// Collects the names that a source chooses itself: all that it declares, and the labels of its own functions.
final class DeclaredNames: SyntaxAnyVisitor {
  private(set) var names: Set<String> = []
  /// The labels with which it calls what others declare, by what they call.
  private(set) var labels: [String: Set<String>] = [:]
  /// What stands in quotes, and may be the raw value of a case.
  private(set) var quoted: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let declared = node.asProtocol((any NamedDeclSyntax).self) { note(declared) }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.firstName, node.secondName)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.firstName, node.secondName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.firstName, node.secondName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { note(node.identifier) }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.firstName, node.secondName)
  }
  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind { note(node.label) }
  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    quoted.insert(node.content.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
    let all = node.arguments.compactMap(\.label) + node.additionalTrailingClosures.map(\.label)
    labels[name?.plain ?? "init", default: []].formUnion(all.map(\.plain))
    return .visitChildren
  }

  private func note(_ declared: any NamedDeclSyntax) {
    let modifiers = declared.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    if !modifiers.contains("override") { _ = note(declared.name) }
  }

  private func note(_ tokens: TokenSyntax?...) -> SyntaxVisitorContinueKind {
    for case let token? in tokens {
      // What stands in backticks is most often a word of Swift.
      if case .identifier(let name) = token.tokenKind, !name.hasPrefix("`") { names.insert(name) }
    }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plain: String { text.filter { $0 != "`" } }
}
