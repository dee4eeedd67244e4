import SwiftSyntax

/// Finds where values are changed on another instance than the one at hand: `store.jobs[1]?.phase = .done`.
final class SettersOfRecords: SyntaxVisitor {
  private let property: String
  private let owner: String
  private(set) var found: ExprSyntax?

  init(of records: KeptRecords) {
    (property, owner) = (records.property, records.owner.plainPath.lastName)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, node.declName.baseName.identifierText == property, let base = node.base,
      !base.withoutMarks.isSelf
    else { return .visitChildren }
    if ExprSyntax(node).isChangedBehind { found = ExprSyntax(node) }
    return .visitChildren
  }

  /// What a type that inherits it, or extends a protocol which asks for it, does with its own.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, node.baseName.identifierText == property, node.whole.nameBehindSelf == property,
      node.whole.isChangedBehind, !Syntax(node).isLocal(property)
    else { return .skipChildren }
    let type = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.typeName }.first { _ in true }
    if let type, type != owner { found = node.whole }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// Whether it is set, or something in it: `store.jobs[1]?.phase = .done`, `store.jobs.removeAll()`.
  fileprivate var isChangedBehind: Bool {
    var outer = self
    while true {
      if outer.id != id, outer.isTarget { return true }
      guard let parent = outer.parent?.as(ExprSyntax.self) else { return false }
      if parent.is(InOutExprSyntax.self) { return true }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        guard let name = call.calledName, call.calledExpression.id == outer.id else { return false }
        return !KeptRecords.askingNames.contains(name)
      }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self)
          || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == outer.id
      else { return false }
      outer = parent
    }
  }
}

extension Syntax {
  /// That of a type that is declared or extended here.
  fileprivate var typeName: String? {
    if let extended = self.as(ExtensionDeclSyntax.self)?.extendedType { return extended.plainName.lastName }
    guard asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.identifierText
  }
}
