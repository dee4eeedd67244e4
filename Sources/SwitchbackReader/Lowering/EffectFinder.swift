import SwiftSyntax

/// Finds in an expression what can change the state, in the order in which it happens.
final class EffectFinder: SyntaxVisitor {
  enum Effect {
    case call(FunctionCallExprSyntax)
    /// `&place`, and the function to which it is handed.
    case passed(ExprSyntax, callee: String)
    case closure(ClosureExprSyntax)
    /// A function that is named and not called.
    case reference(DeclReferenceExprSyntax)
    /// Of which a member is asked or called: `content` of `content.padding()`.
    case base(DeclReferenceExprSyntax)
    case subscripted(SubscriptCallExprSyntax)
    case attempt(TryExprSyntax)
    /// `try?` or `try!`, which no error leaves.
    case contained(TryExprSyntax)
    case waiting(AwaitExprSyntax)
    /// An operator or a choice of which some sides are left out at times.
    case partial(ExprSyntax)
    /// What a call or a subscript is given that there is only where this is not nil.
    case given([ExprSyntax], behind: ExprSyntax)
    /// What a dictionary gives where it has nothing for the key.
    case fallback(ExprSyntax, of: SubscriptCallExprSyntax)
    /// A member or an element that is asked for.
    case read(ExprSyntax)
    /// An argument that its function runs or not.
    case delayed(ExprSyntax)
  }

  private(set) var found: [Effect] = []
  private let isInlined: (FunctionCallExprSyntax) -> Bool
  private let isDelayed: (LabeledExprSyntax) -> Bool
  private let operators: Operators

  init(
    operators: Operators,
    isDelayed: @escaping (LabeledExprSyntax) -> Bool,
    isInlined: @escaping (FunctionCallExprSyntax) -> Bool
  ) {
    self.operators = operators
    self.isDelayed = isDelayed
    self.isInlined = isInlined
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isInlined(node) {
      found.append(.call(node))
      return .skipChildren
    }
    let closures = [node.trailingClosure].compactMap(\.self) + node.additionalTrailingClosures.map(\.closure)
    let arguments = node.arguments.map(\.expression) + closures.map { ExprSyntax($0) }
    return visit(node.calledExpression, given: arguments)
  }

  /// The arguments apart, where they are behind a `?`.
  private func visit(_ called: ExprSyntax, given arguments: [ExprSyntax]) -> SyntaxVisitorContinueKind {
    guard !arguments.isEmpty, let link = called.lastLink else { return .visitChildren }
    walk(called)
    found.append(.given(arguments, behind: link))
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(operands: ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    visit(operands: ExprSyntax(node))
  }
  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind { visit(operands: ExprSyntax(node)) }

  private func visit(operands expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard Operands(expression).hasParts else { return .visitChildren }
    found.append(.partial(expression))
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard isDelayed(node) else { return .visitChildren }
    found.append(.delayed(node.expression))
    return .skipChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if !isInlined(node) { found.append(.call(node)) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isOwn = member.map { $0.declName.id == node.id && $0.base?.trimmedDescription == "self" } ?? true
    let name = member.map { Syntax($0) } ?? Syntax(node)
    let isCalled = name.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == name.id
    if isOwn, !isCalled { found.append(.reference(node)) }
    if member?.base?.id == node.id { found.append(.base(node)) }
    return .skipChildren
  }

  override func visitPost(_ node: MemberAccessExprSyntax) { read(ExprSyntax(node)) }
  override func visitPost(_ node: SubscriptCallExprSyntax) { read(ExprSyntax(node)) }

  private func read(_ expression: ExprSyntax) {
    if expression.isRead { found.append(.read(expression)) }
  }

  /// `#selector(tapped)` names what runs later.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "selector" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "self" { found.append(.subscripted(node)) }
    if let value = ExprSyntax(node).withDefault?.value {
      walk(node.calledExpression)
      if let key = node.arguments.first { walk(key.expression) }
      found.append(.fallback(value, of: node))
      return .skipChildren
    }
    return visit(node.calledExpression, given: node.arguments.map(\.expression))
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(.passed(node.expression, callee: node.callee ?? "the call"))
    return .skipChildren
  }

  /// `step++` of one's own.
  override func visitPost(_ node: PostfixOperatorExprSyntax) {
    if operators.mayAssign(node.operator) { found.append(.passed(node.expression, callee: node.operator.text)) }
  }

  override func visitPost(_ node: PrefixOperatorExprSyntax) {
    if operators.mayAssign(node.operator) { found.append(.passed(node.expression, callee: node.operator.text)) }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(.closure(node))
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark != nil else { return .visitChildren }
    found.append(.contained(node))
    return .skipChildren
  }

  override func visitPost(_ node: TryExprSyntax) {
    let waited = node.expression.as(AwaitExprSyntax.self)?.expression
    let inner = (waited ?? node.expression).as(FunctionCallExprSyntax.self)
    if node.questionOrExclamationMark == nil, inner.map(isInlined) != true { found.append(.attempt(node)) }
  }

  /// What is awaited is called before anything waits.
  override func visitPost(_ node: AwaitExprSyntax) {
    if node.expression.as(FunctionCallExprSyntax.self).map(isInlined) != true { found.append(.waiting(node)) }
  }
}

extension InOutExprSyntax {
  fileprivate var callee: String? {
    parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
  }
}
