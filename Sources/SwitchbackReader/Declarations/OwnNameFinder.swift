import SwiftSyntax

/// Finds what is named that may belong to the instance.
final class OwnNameFinder: SyntaxVisitor {
  /// What is named outside of closures that are known to run later.
  private(set) var atOnce: Set<String> = []
  private(set) var all: [DeclReferenceExprSyntax] = []
  private let setters: [MainQueueSetter]
  private let left: Syntax?
  private var laterClosures = 0
  /// How many strings are around that name things to say them.
  private var texts = 0

  /// - Parameter left: what is not looked at.
  init(leavingOut setters: [MainQueueSetter], beside left: Syntax? = nil) {
    self.setters = setters
    self.left = left
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.timing == .later { laterClosures += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if node.timing == .later { laterClosures -= 1 }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { look(at: Syntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { look(at: Syntax(node)) }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    node.id == left?.id ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    texts += 1
    return .visitChildren
  }

  override func visitPost(_ node: ExpressionSegmentSyntax) { texts -= 1 }

  private func look(at node: Syntax) -> SyntaxVisitorContinueKind {
    setters.contains { $0.function.encloses(node) && $0.setsInPlace(node) } ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    all.append(node)
    let isSaid = texts > 0 && !node.wholeCall.is(FunctionCallExprSyntax.self)
    if laterClosures == 0, !isSaid, node.mayBeOwn { atOnce.insert(node.baseName.identifierText) }
    return .skipChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is one of the instance's own names, as far as one can tell.
  fileprivate var mayBeOwn: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return !Syntax(self).isLocal(baseName.identifierText)
    }
    guard let base = member.base else { return false }
    let text = base.trimmedDescription.filter { !"?!".contains($0) }
    return text == "self" || text == "super" || SelfAliases.around(self).contains(text)
  }

  /// The call of what it names, or what it names.
  var wholeCall: ExprSyntax {
    let member = parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? ExprSyntax($0) : nil }
    let callee = member ?? ExprSyntax(self)
    let call = callee.parent?.as(FunctionCallExprSyntax.self)
    return call.flatMap { $0.calledExpression.id == callee.id ? ExprSyntax($0) : nil } ?? callee
  }
}

extension SyntaxProtocol {
  func encloses(_ other: some SyntaxProtocol) -> Bool {
    position <= other.position && other.endPosition <= endPosition
  }
}
