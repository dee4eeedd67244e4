import SwiftSyntax

extension TableVariable {
  /// Whether the list for a state is asked for the one at hand, as in `rows[next]?.contains(state)`, and never the other way round.
  func listsWhatComesBefore(
    _ states: String,
    usedBy type: Declarations.TypeDeclaration?,
    in declarations: Declarations
  ) -> Bool {
    guard self.type.form == .dictionary, self.type.event == nil, let type else { return false }
    let stored = Set(type.storedProperties(of: states, in: declarations).map(\.name))
    func isAtHand(_ value: ExprSyntax) -> Bool {
      let name = value.nameBehindSelf
      return value.isSelf || stored.contains(name) || NameWords(name.lastName).end == .source
    }
    let uses = type.members.flatMap { $0.tokens(named: name).compactMap(\.listUse) }
    return uses.contains { isAtHand($0.asked) && !isAtHand($0.key) }
      && !uses.contains { isAtHand($0.key) && !isAtHand($0.asked) }
  }
}

extension TokenSyntax {
  /// The key and the argument of `rows[next]?.contains(state)`, where this is the name of the rows.
  fileprivate var listUse: (key: ExprSyntax, asked: ExprSyntax)? {
    let around = Array(sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemListSyntax.self) })
    guard let subscripted = around.lazy.compactMap({ $0.as(SubscriptCallExprSyntax.self) }).first,
      around.contains(where: { $0.id == subscripted.calledExpression.id }),
      let key = subscripted.arguments.first?.expression,
      let call = around.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "contains",
      around.contains(where: { $0.id == member.id }), call.arguments.count == 1,
      let asked = call.arguments.first?.expression
    else { return nil }
    return (key, asked)
  }

  /// Whether this is the list of another value that is asked for the one at hand: `next.list.contains(self)`.
  fileprivate var asksOtherForSelf: Bool {
    guard let list = parent?.parent?.as(MemberAccessExprSyntax.self), list.declName.baseName.id == id,
      let base = list.base, !base.isSelf, let call = list.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.lastName == "contains" && call.arguments.first?.expression.isSelf == true
  }
}

extension Declarations.TypeDeclaration {
  /// Whether a list of its states is only asked whether the one at hand is in that of another.
  func asksForWayBack(_ list: String) -> Bool {
    let uses = members.flatMap { $0.tokens(named: list) }.filter { $0.parent?.is(DeclReferenceExprSyntax.self) == true }
    return !uses.isEmpty && uses.allSatisfy(\.asksOtherForSelf)
  }
}
