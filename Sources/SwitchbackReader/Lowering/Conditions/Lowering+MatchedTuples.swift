import SwiftSyntax

/// `if case (.idle, true) = (state, next())` calls only where the parts before match; a `switch` makes the whole tuple first.
extension Lowering {
  /// Nil for what is no written tuple, and where nothing is done for its later parts.
  mutating func matchedPartByPart(_ match: MatchingPatternConditionSyntax, scope: Scope) -> Asked? {
    let value = match.initializer.value
    guard case .tuple = Arrangement(value) else { return nil }
    let columns = PatternNode(match.pattern).columns(like: Arrangement(value))
    let parts = Arrangement(value).leaves.map { part(Operands($0), scope: scope) }
    guard columns.count == parts.count,
      parts.dropFirst().contains(where: { $0.before.contains(where: \.isMoreThanAssignment) })
    else { return nil }
    var inside = scope.shadowed(by: match.pattern.boundNames)
    let asked = zip(columns, parts).map { column, part in
      let bindings = bindings(of: column, to: part.operand, scope: &inside)
      let pattern = casePattern(column, of: part.operand)
      let condition = Condition.matches(part.operand, pattern, text: match.text)
      return Asked(before: part.before + bindings, condition: condition, scope: inside)
    }
    return joined(asked, scope: inside, text: match.text)
  }
}
