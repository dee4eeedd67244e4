import SwiftSyntax

/// Whether a function calls itself, or another of its enum, on what a case of that enum holds: `left.insert(x)`.
final class DescentFinder: SyntaxVisitor {
  private let tree: RecursiveEnum
  /// The names of values of the enum that stand for what a case holds, and those of collections of them.
  private var inner: Set<String> = []
  private var collections: Set<String> = []
  private var descends = false

  private init(_ tree: RecursiveEnum) {
    self.tree = tree
    super.init(viewMode: .sourceAccurate)
  }

  static func descends(in body: CodeBlockSyntax, of tree: RecursiveEnum) -> Bool {
    let finder = DescentFinder(tree)
    finder.walk(body)
    return finder.descends
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    note(PatternNode(node.pattern))
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note(PatternNode(node.pattern))
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, mentionsHeld(value) { inner.formUnion(node.pattern.boundNames) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, mentionsHeld(value) { inner.formUnion(node.pattern.boundNames) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if mentionsHeld(node.sequence) { inner.formUnion(node.pattern.boundNames) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return .visitChildren
    }
    if !tree.type.functions(named: member.declName.baseName.identifierText).isEmpty, isHeld(base.withoutMarks) {
      descends = true
    }
    if let closure = node.trailingClosure, mentionsHeld(base) { inner.formUnion(closure.ownNames + ["$1"]) }
    return .visitChildren
  }

  private func isHeld(_ base: ExprSyntax) -> Bool {
    if let element = base.as(SubscriptCallExprSyntax.self) {
      return collections.contains(element.calledExpression.trimmedDescription)
    }
    return inner.contains(base.trimmedDescription) && !collections.contains(base.trimmedDescription)
  }

  private func mentionsHeld(_ value: ExprSyntax) -> Bool {
    !value.identifiers.isDisjoint(with: inner.union(collections))
  }

  /// Notes the names that a pattern gives to what a case holds.
  private func note(_ pattern: PatternNode) {
    switch pattern.content {
    case .tuple(let elements): elements.forEach(note)
    case .optional(let inner): note(inner)
    case .member(let member):
      let kinds = tree.payloads[member.name] ?? []
      for (argument, kind) in zip(member.arguments, kinds) where kind != .element {
        guard let name = argument.wholeName else {
          note(argument)
          continue
        }
        if kind == .several { collections.insert(name) } else { inner.insert(name) }
      }
    case .wildcard, .binding, .nothing, .bool, .literal, .metatype, .cast, .other: break
    }
  }
}
