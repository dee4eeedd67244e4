import SwiftSyntax

/// What is asked of something that is only there in some states: `failure?.isFatal == true`, `let code = failure?.code`.
extension Lowering {
  /// A question, which can only hold where the first link of a chain is there that a computed property gives.
  ///
  /// - Parameter chain: the whole question, or the value that is bound.
  mutating func withLink(of chain: Operands, _ asked: Asked, askedIn outer: Scope? = nil) -> Asked {
    let scope = outer ?? asked.scope
    guard let whole = chain.single ?? comparedChain(chain), let first = firstLink(of: whole, scope: scope),
      first.isOwnName, let type = type(of: Operands(first), scope: scope), type.isOptional, !type.isTracked,
      place(Operands(first), scope: scope) == nil
    else { return asked }
    let link = slot(of: .something)
    let before = lower(Operands(first), to: .slot(link), expected: type, scope: scope)
    let isThere = Condition.exists(link, text: "\(first.text.asOperand) != nil")
    var known = asked
    known.before = before + asked.before
    known.condition = .all([.told(isThere, otherwise: .all([])), asked.condition])
    return known
  }

  /// The chain of `chain == value` and of `chain ?? false`, which hold only where something is there.
  private func comparedChain(_ term: Operands) -> ExprSyntax? {
    guard term.elements.count == 3, let symbol = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    let value = term.elements[2]
    let implies =
      switch symbol {
      case "==": value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      case "!=": value.is(NilLiteralExprSyntax.self)
      case "??": value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
      default: false
      }
    return implies ? term.elements[0] : nil
  }
}

extension ExprSyntax {
  /// `failure`, or `self.failure`.
  fileprivate var isOwnName: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.as(MemberAccessExprSyntax.self)?.base?.isSelf == true
  }
}
