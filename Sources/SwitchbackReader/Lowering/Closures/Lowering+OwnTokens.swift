import SwiftSyntax

/// What closures ask to learn whether they come too late: `generation == own`.
extension Lowering {
  mutating func makeTokenSlots() {
    for token in machine.ownTokens {
      let known = Program.Token(stepped: slot(of: .bool), superseded: slot(of: .bool))
      tokens.append(KnownToken(token: token, known: known))
    }
  }

  /// `generation += 1`, `request = UUID()`, and `client = Client()`.
  func superseding(_ target: ExprSyntax, scope: Scope) -> [Statement] {
    let name = ownName(of: target, scope: scope)
    guard scope.receiver == .machine, scope.owner == machine.owner,
      scope[name] == nil || target.is(MemberAccessExprSyntax.self),
      let own = tokens.first(where: { $0.token.name == name })
    else { return [] }
    return [.task(.isCancelled, of: own.known.stepped, offset: target.offset)]
  }

  /// A comparison with what a closure keeps, which it is not equal to where the closure comes too late.
  func asked(_ compared: Condition, by term: Operands, isEqual: Bool) -> Condition {
    guard !tokens.isEmpty else { return compared }
    let places = Set(term.elements.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.offset) })
    guard let own = tokens.first(where: { !places.isDisjoint(with: $0.token.questions) }) else { return compared }
    return isEqual
      ? .not(.answered(own.known.superseded, .not(compared))) : .answered(own.known.superseded, compared)
  }

  /// What a closure asks to learn whether it comes too late, and whether it keeps that from the closure around it.
  func token(askedBy closure: ClosureExprSyntax) -> (token: Program.Token, isHandedOn: Bool)? {
    tokens.lazy.compactMap { own in
      own.token.keepers[closure.offset].map { (own.known, $0.isHandedOn) }
    }.first
  }
}

/// A property that tells the last of several turns, and where it is kept what is known of it.
struct KnownToken {
  var token: OwnToken
  var known: Program.Token
}
