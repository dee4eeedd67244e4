import SwiftSyntax

/// Finds the calls of a function on the same instance, and whether they stand in closures that run later.
final class StepCallFinder: SyntaxVisitor {
  private(set) var calls: [(call: FunctionCallExprSyntax, isLater: Bool)] = []
  /// The names that are given to the instance: `strongSelf`.
  private(set) var aliases: Set<String>
  private let name: String
  private var closures = 0

  private init(name: String, aliases: Set<String>) {
    (self.name, self.aliases) = (name, aliases)
    super.init(viewMode: .sourceAccurate)
  }

  static func look(
    for name: String,
    in syntax: some SyntaxProtocol,
    aliases: Set<String> = []
  ) -> StepCallFinder {
    let finder = StepCallFinder(name: name, aliases: aliases)
    finder.walk(syntax)
    return finder
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == name, isOnSelf(node.calledExpression) { calls.append((node, closures > 0)) }
    return .visitChildren
  }

  private func isOnSelf(_ callee: ExprSyntax) -> Bool {
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return true }
    guard let base = member.base?.trimmedDescription else { return false }
    let plain = base.hasSuffix("?") || base.hasSuffix("!") ? String(base.dropLast()) : base
    return plain == "self" || aliases.contains(plain)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    for item in node.signature?.capture?.items ?? [] where item.initializer?.value.trimmedDescription == "self" {
      aliases.insert(item.name.identifierText)
    }
    if !node.timing.isAtOnce { closures += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if !node.timing.isAtOnce { closures -= 1 }
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    if node.initializer?.value.trimmedDescription == "self" { aliases.formUnion(node.pattern.boundNames) }
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    if node.initializer?.value.trimmedDescription == "self" { aliases.formUnion(node.pattern.boundNames) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
