import SwiftSyntax

/// Finds what is named that may belong to the instance.
final class OwnNameFinder: SyntaxVisitor {
  /// What is named outside of closures that are known to run later, and where that is done first.
  private(set) var places: [String: Int] = [:]
  private(set) var all: [(name: String, reference: DeclReferenceExprSyntax)] = []
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

  var atOnce: Set<String> { Set(places.keys) }

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
    node.id == left?.id || setters.contains { $0.declaration.encloses(node) && $0.setsInPlace(node) }
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = name(of: node)
    all.append((name, node))
    let isSaid = texts > 0 && !node.wholeCall.is(FunctionCallExprSyntax.self)
    if laterClosures == 0, !isSaid, places[name] == nil, node.mayBeOwn { places[name] = node.offset }
    return .skipChildren
  }

  /// A property that a setter is one of goes by another name where it is only set: `state=`.
  private func name(of node: DeclReferenceExprSyntax) -> String {
    let name = node.baseName.identifierText
    guard setters.contains(where: { $0.name == name.asTarget }), node.assignment != nil else { return name }
    return name.asTarget
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is one of the instance's own names, as far as one can tell.
  var mayBeOwn: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return !Syntax(self).isLocal(baseName.identifierText)
    }
    guard let base = member.base else { return false }
    let text = base.trimmedDescription.filter { !"?!".contains($0) }
    return text == "self" || text == "super" || SelfAliases.around(self).contains(text)
  }

  /// What it names, with what stands before the dot: `self.state`.
  var whole: ExprSyntax {
    parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? ExprSyntax($0) : nil } ?? ExprSyntax(self)
  }

  /// The assignment that sets nothing but what it names: `state = .b`.
  var assignment: ExprSyntax? {
    let whole = whole
    let around = whole.parent?.is(ExprListSyntax.self) == true ? whole.parent?.parent : whole.parent
    guard let around = around?.as(ExprSyntax.self),
      around.is(SequenceExprSyntax.self) || around.is(InfixOperatorExprSyntax.self),
      let assignment = Assignment(around), assignment.target.id == whole.id
    else { return nil }
    return around
  }

  /// The call of what it names, or what it names.
  var wholeCall: ExprSyntax {
    let callee = whole
    let call = callee.parent?.as(FunctionCallExprSyntax.self)
    return call.flatMap { $0.calledExpression.id == callee.id ? ExprSyntax($0) : nil } ?? callee
  }
}

extension SyntaxProtocol {
  func encloses(_ other: some SyntaxProtocol) -> Bool {
    position <= other.position && other.endPosition <= endPosition
  }
}

extension DeclReferenceExprSyntax {
  /// Whether more is done with it than to ask for it, or to set all of it: `&state`, `state.count = 1`, `state += 1`.
  var isChanged: Bool {
    guard assignment == nil else { return false }
    for parent in sequence(first: Syntax(self), next: \.parent).prefix(while: { !$0.is(CodeBlockItemSyntax.self) }) {
      if parent.is(InOutExprSyntax.self) { return true }
      let elements = parent.as(SequenceExprSyntax.self).map { Array($0.elements) }
      guard let elements, elements.count > 1, elements[0].encloses(self) else { continue }
      let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      let compared = ["==", "!=", "<=", ">=", "===", "!==", "~="]
      if elements[1].is(AssignmentExprSyntax.self) || name.hasSuffix("=") && !compared.contains(name) { return true }
    }
    return false
  }
}
