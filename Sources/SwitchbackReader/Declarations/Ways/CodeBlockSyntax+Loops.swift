import SwiftSyntax

extension CodeBlockSyntax {
  /// Whether a name is bound inside of a loop, or what a `switch` in one looks at is written so: it is another one each turn.
  func makesInLoop(_ text: String) -> Bool {
    let bound = tokens(named: text).compactMap { $0.parent?.as(IdentifierPatternSyntax.self) }.map { Syntax($0) }
    return (bound + switches(over: text)).contains { place in
      sequence(first: place, next: \.parent).prefix { $0.id != id }.contains(where: \.isLoop)
    }
  }

  /// Those that look at an expression which is more than a name.
  private func switches(over text: String) -> [Syntax] {
    guard !text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return [] }
    return tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.tokenKind == .keyword(.switch), let choice = token.parent?.as(SwitchExprSyntax.self),
        Arrangement(choice.subject).leaves.contains(where: { $0.nameBehindSelf == text })
      else { return nil }
      return Syntax(choice)
    }
  }
}
