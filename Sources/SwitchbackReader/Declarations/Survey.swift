import SwiftSyntax

/// What a function's body mentions, by name: enough to tell whether it is worth following.
struct Survey {
  /// What is switched over, matched, compared or asked for a property; without `self.` before it.
  var looked: Set<String> = []
  /// What is assigned or passed `inout` outside of closures; without `self.` before it.
  var assigned: Set<String> = []
  /// What is assigned or passed `inout` in closures.
  var assignedLater: Set<String> = []
  var calls: [CallName] = []
  var names: Set<String> = []
  var fails = false

  /// A call as it is written: `self.finish(event)`.
  struct CallName: Hashable {
    var base: String?
    var name: String
    var arguments: [String]
  }

  init(_ body: some SyntaxProtocol, includingClosures: Bool = false) {
    let surveyor = Surveyor(includingClosures: includingClosures)
    surveyor.walk(body)
    self = surveyor.survey
    for (alias, original) in surveyor.aliases where looked.contains(alias) { looked.insert(original) }
  }

  fileprivate init() {}
}

private final class Surveyor: SyntaxVisitor {
  var survey = Survey()
  var aliases: [String: String] = [:]
  private var closures = 0
  private let includingClosures: Bool

  init(includingClosures: Bool) {
    self.includingClosures = includingClosures
    super.init(viewMode: .sourceAccurate)
  }

  private var countsAssignments: Bool { includingClosures || closures == 0 }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.subject)
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.initializer.value)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, base.trimmedDescription != "self" { look(at: base) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    visit(Array(node.elements))
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    visit([node.leftOperand, node.operator, node.rightOperand])
    return .visitChildren
  }

  private func visit(_ elements: [ExprSyntax]) {
    for (index, element) in elements.enumerated().dropFirst() {
      if element.is(AssignmentExprSyntax.self) { assign(elements[index - 1]) }
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "==" || name == "!=",
        index + 1 < elements.count
      else { continue }
      look(at: elements[index - 1])
      look(at: elements[index + 1])
    }
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    assign(node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = node.arguments.map(\.expression.trimmedDescription)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      if name == "contains", let argument = node.arguments.first { look(at: argument.expression) }
      let base = member.base?.trimmedDescription
      survey.calls.append(Survey.CallName(base: base, name: name, arguments: arguments))
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      survey.calls.append(Survey.CallName(base: nil, name: name.baseName.identifierText, arguments: arguments))
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer?.value {
      aliases[name.identifier.identifierText] = value.nameBehindSelf
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    closures -= 1
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    survey.fails = true
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .identifier, .keyword(.self): survey.names.insert(token.identifierText)
    default: break
    }
    return .skipChildren
  }

  private func look(at expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { look(at: element.expression) }
    } else {
      survey.looked.insert(expression.nameBehindSelf)
    }
  }

  private func assign(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { assign(element.expression) }
    } else if countsAssignments {
      survey.assigned.insert(expression.nameBehindSelf)
    } else {
      survey.assignedLater.insert(expression.nameBehindSelf)
    }
  }
}

extension ExprSyntax {
  /// The source text without `self.`, `try` and `await` before it.
  var nameBehindSelf: String {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.nameBehindSelf }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.nameBehindSelf }
    let text = trimmedDescription
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}
