import SwiftSyntax

/// What stands between two places of a function, of which the second comes only behind the first.
struct Stretch {
  private let tokens: [TokenSyntax]

  fileprivate init(_ tokens: [TokenSyntax]) {
    self.tokens = tokens
  }

  /// Whether nothing is called, waited for or lent in it, so that only what it names by itself can change.
  var isCalm: Bool { tokens.allSatisfy(\.isCalm) }

  /// Whether members of something else than the instance are set in it, which may do anything.
  var setsForeignMembers: Bool { tokens.contains(where: \.setsForeignMember) }

  var names: Set<String> {
    Set(tokens.compactMap { if case .identifier = $0.tokenKind { $0.identifierText } else { nil } })
  }

  /// Whether a name, or what stands behind its dot, is given something or handed on as a whole.
  func mayChange(_ name: String) -> Bool {
    tokens.contains { token in
      guard token.identifierText == name, let next = token.nextToken(viewMode: .sourceAccurate) else { return false }
      return ![.rightBrace, .leftBrace, .comma, .rightParen].contains(next.tokenKind) && !next.isComparison
        || token.isInTupleOfTargets
    }
  }

  /// Whether a name is given something.
  func assigns(_ name: String) -> Bool {
    tokens.contains { token in
      guard token.identifierText == name, let next = token.nextToken(viewMode: .sourceAccurate) else { return false }
      if case .binaryOperator(let symbol) = next.tokenKind { return TokenSyntax.assigning.contains(symbol) }
      return next.tokenKind == .equal || token.isInTupleOfTargets
    }
  }

  /// Whether a name stands for itself and not for one of its members.
  func handsOn(_ name: String) -> Bool {
    tokens.contains { $0.identifierText == name && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period }
  }
}

extension Syntax {
  /// What stands between an earlier place and this one; nil where a loop or a closure comes back from behind.
  func stretch(since earlier: Syntax) -> Stretch? {
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      if parent.position <= earlier.position, parent.is(CodeBlockItemListSyntax.self) {
        let range = earlier.endPosition..<max(position, earlier.endPosition)
        return Stretch(parent.tokens(viewMode: .sourceAccurate).filter { range.contains($0.position) })
      }
      if parent.mayComeBack { return nil }
    }
    return nil
  }

  /// Whether members of something else than the instance are set in the function around it, which may come back to it.
  var standsBesideForeignMembers: Bool {
    let function = sequence(first: self, next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
    }
    return function?.tokens(viewMode: .sourceAccurate).contains(where: \.setsForeignMember) ?? true
  }

  /// Whether what is in it may run again, or later.
  private var mayComeBack: Bool {
    switch kind {
    case .forStmt, .whileStmt, .repeatStmt, .closureExpr, .functionDecl, .accessorDecl, .deferStmt: true
    default: false
    }
  }
}

extension TokenSyntax {
  /// Whether nothing but what is written here happens by it.
  fileprivate var isCalm: Bool {
    switch tokenKind {
    case .leftParen:
      guard let call = parent?.as(FunctionCallExprSyntax.self) else { return true }
      // A case with what it carries.
      return call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    case .leftBrace: return parent?.is(ClosureExprSyntax.self) != true
    case .leftSquare: return parent?.is(SubscriptCallExprSyntax.self) != true
    case .binaryOperator(let symbol): return Self.plainOperators.contains(symbol)
    case .prefixAmpersand, .pound, .keyword(.await): return false
    default: return true
    }
  }

  /// Whether it gives something to a member of something else than the instance: `door.isOpen = true`.
  fileprivate var setsForeignMember: Bool {
    switch tokenKind {
    case .equal: break
    case .binaryOperator(let symbol) where Self.assigning.contains(symbol): break
    default: return false
    }
    guard let name = previousToken(viewMode: .sourceAccurate)?.parent, let member = name.parent else { return true }
    return member.as(MemberAccessExprSyntax.self)?.base.map { !$0.isSelf } ?? false
  }

  /// Whether it is one of several that are set at once: `(state.mode, count) = (.view, 0)`.
  fileprivate var isInTupleOfTargets: Bool {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(TupleExprSyntax.self) }.contains { tuple in
      tuple.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
    }
  }

  fileprivate var isComparison: Bool {
    if case .binaryOperator(let symbol) = tokenKind { ["==", "!=", "&&", "||"].contains(symbol) } else { false }
  }

  fileprivate static let assigning: Set = ["+=", "-=", "*=", "/="]
  private static let plainOperators = assigning.union([
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "??",
  ])
}
