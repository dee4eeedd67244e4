import SwiftSyntax

/// `switch true`, whose rows are conditions.
extension Lowering {
  /// - Returns: nil for any other `switch`.
  mutating func choiceOfConditions(
    _ expression: SwitchExprSyntax,
    scope: Scope,
    to destination: Destination?
  ) -> [Statement]? {
    guard let subject = expression.subject.as(BooleanLiteralExprSyntax.self) else { return nil }
    let items = expression.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard items.count == expression.cases.count, !items.contains(where: \.fallsThrough),
      let rows = rows(items, holding: subject.literal.text == "true", scope: scope)
    else {
      let site = Site(text: "switch \(subject.literal.text)", offset: expression.offset)
      return [.giveUp(Unknown(site: site, why: "the rows of '\(site.text)' are not followed"))]
    }
    let arms = items.map { block($0.statements, scope: scope, to: destination) }
    let chain = zip(rows, arms).reversed().reduce(Block()) { rest, row in
      guard let asked = row.0 else { return row.1 }
      return Block(statements: asked.before + [.branch(asked.condition, then: row.1, otherwise: rest)])
    }
    return [.landing(Jump(kind: .leave, label: nil), catchesUnlabelled: true, chain)]
  }

  /// What each row asks, nil for `default`; nothing where one is more than a condition.
  private mutating func rows(_ items: [SwitchCaseSyntax], holding holds: Bool, scope: Scope) -> [Asked?]? {
    var rows: [Asked?] = []
    for item in items {
      guard case .case(let label) = item.label else {
        rows.append(nil)
        continue
      }
      let asked = label.caseItems.compactMap { self.asked(by: $0, holding: holds, scope: scope) }
      guard asked.count == label.caseItems.count, let first = asked.first else { return nil }
      rows.append(asked.count == 1 ? first : either(asked, scope: scope, text: label.caseItems.text))
    }
    return rows
  }

  private mutating func asked(by item: SwitchCaseItemSyntax, holding holds: Bool, scope: Scope) -> Asked? {
    guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { return nil }
    var asked = condition(Operands(pattern.expression), scope: scope)
    if !holds { asked.condition = .not(asked.condition) }
    guard let clause = item.whereClause else { return asked }
    let further = condition(Operands(clause.condition), scope: scope)
    return joined([asked, further], scope: scope, text: item.textWithoutComma)
  }
}

extension SwitchCaseSyntax {
  fileprivate var fallsThrough: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.fallthrough) }
  }
}
