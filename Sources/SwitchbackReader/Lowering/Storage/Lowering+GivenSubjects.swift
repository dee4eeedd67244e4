import SwiftSyntax

/// The subject of the state that is given away, so that somebody else sends to it.
extension Lowering {
  /// Who is given a subject, or its function, sets the state: `updates.subscribe(subject)`, `updates.sink(receiveValue: subject.send)`.
  mutating func noteGivenSubject() {
    guard let place = machine.storage.propertyName, let name = Subject.property(ofStateName: place),
      let type = machine.declarations.types[machine.owner]
    else { return }
    let finder = GivenSubjectFinder(name: name)
    for member in type.members { finder.walk(member) }
    for given in finder.found {
      unread("who is given '\(given.text)' can set the state, which is not followed", at: given.offset)
    }
  }
}

private final class GivenSubjectFinder: SyntaxVisitor {
  private(set) var found: [(text: String, offset: Int)] = []
  private let name: String

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.identifierText == name, node.mayBeOwn || node.isCaptured else { return .skipChildren }
    let subject = node.whole
    let isUnwrapped =
      subject.parent?.is(OptionalChainingExprSyntax.self) == true
      || subject.parent?.is(ForceUnwrapExprSyntax.self) == true
    let chained = isUnwrapped ? subject.parent?.as(ExprSyntax.self) ?? subject : subject
    let member = chained.parent?.as(MemberAccessExprSyntax.self)
    let isSubscribed = chained.parent?.as(LabeledExprSyntax.self)?.isSubscriber == true
    guard isSubscribed || member.map(Subject.isSenderGiven) == true else { return .skipChildren }
    let given = isSubscribed ? subject : member.map { ExprSyntax($0) } ?? subject
    found.append((given.nameBehindSelf, given.offset))
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclReferenceExprSyntax {
  /// Whether a closure around it names a property in its list: `[subject]`.
  fileprivate var isCaptured: Bool {
    let name = baseName.identifierText
    return sequence(first: Syntax(self), next: \.parent).contains { syntax in
      let captured = syntax.as(ClosureExprSyntax.self)?.signature?.capture?.items ?? []
      return captured.contains { $0.initializer == nil && $0.name.identifierText == name } && !syntax.isLocal(name)
    }
  }
}

extension LabeledExprSyntax {
  /// Whether the call that it is given to hands on to it what comes: Combine, RxSwift and ReactiveX.
  fileprivate var isSubscriber: Bool {
    let call = parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.map { ["subscribe", "bind"].contains($0.calledName ?? "") } ?? false
  }
}
