import SwiftSyntax

extension Lowering {
  mutating func choice(_ expression: SwitchExprSyntax, scope: Scope, isValue: Bool) -> Statement {
    var choice = Choice(subjects: subjects(expression.subject, scope: scope), rows: [], arms: [])
    for element in expression.cases {
      switch element {
      case .switchCase(let item): add(item, to: &choice, scope: scope, isValue: isValue)
      case .ifConfigDecl(let conditional): add(conditional, to: &choice, scope: scope)
      }
    }
    return .choose(choice)
  }

  func subjects(_ expression: ExprSyntax, scope: Scope) -> [Subject] {
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.map { subject($0.expression, scope: scope) }
    }
    return [subject(expression, scope: scope)]
  }

  /// What a subject expression looks at: the state, the event, or something else by its text.
  func subject(_ expression: ExprSyntax, scope: Scope) -> Subject {
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    return name.flatMap(scope.subject(named:)) ?? .other(expression.text)
  }

  private mutating func add(_ item: SwitchCaseSyntax, to choice: inout Choice, scope: Scope, isValue: Bool) {
    let arm = choice.arms.count
    let inside = addRows(of: item, to: &choice, arm: arm, scope: scope)
    choice.arms.append(block(item.statements, scope: inside, isValue: isValue))
  }

  /// Rows that only some builds have: whatever they match is unknown, in all builds.
  private mutating func add(_ conditional: IfConfigDeclSyntax, to choice: inout Choice, scope: Scope) {
    let condition = conditional.clauses.first.map { "#if \($0.condition?.text ?? "")" } ?? "#if"
    let why = "rows inside '\(condition)' depend on the build"
    let arm = computed(condition, because: why, at: conditional.offset)
    for clause in conditional.clauses {
      guard case .switchCases(let items) = clause.elements else { continue }
      for element in items {
        switch element {
        case .switchCase(let item):
          _ = addRows(of: item, to: &choice, arm: choice.arms.count, scope: scope)
          choice.arms.append(arm)
        case .ifConfigDecl(let inner): add(inner, to: &choice, scope: scope)
        }
      }
    }
  }

  /// The scope for the arm, in which the bindings of the patterns are known.
  private mutating func addRows(
    of item: SwitchCaseSyntax,
    to choice: inout Choice,
    arm: Int,
    scope: Scope
  ) -> Scope {
    guard case .case(let label) = item.label else {
      let anything = choice.subjects.map { _ in CasePattern.anything }
      choice.rows.append(
        Row(id: nextRow(), patterns: anything, arm: arm, isDefault: true, text: "default", offset: item.offset)
      )
      return scope
    }
    var inside = scope
    for pattern in label.caseItems {
      let columns = columns(of: PatternNode(pattern.pattern), count: choice.subjects.count)
      inside = self.scope(inside, binding: columns, of: choice.subjects, in: pattern.pattern)
      let patterns = zip(columns, choice.subjects).map { casePattern($0, of: $1) }
      guard !isUnread(patterns, of: choice.subjects, at: pattern) else { continue }
      let condition = pattern.whereClause.map { self.condition($0.condition, scope: inside) }
      choice.rows.append(
        Row(
          id: nextRow(),
          patterns: patterns,
          condition: condition,
          arm: arm,
          isDefault: condition == nil && patterns.allSatisfy { $0 == .anything },
          text: pattern.with(\.trailingComma, nil).text,
          offset: pattern.offset
        )
      )
    }
    return inside
  }

  private mutating func isUnread(_ patterns: [CasePattern], of subjects: [Subject], at item: SwitchCaseItemSyntax)
    -> Bool
  {
    for case (.unknown(let text), let subject) in zip(patterns, subjects) where subject == .state || subject == .event {
      unread("pattern '\(text)' is not a case; only running the code tells what it matches", at: item.offset)
      return true
    }
    return false
  }

  private func scope(
    _ scope: Scope,
    binding columns: [PatternNode],
    of subjects: [Subject],
    in pattern: PatternSyntax
  ) -> Scope {
    let finder = BindingFinder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    var scope = scope.shadowed(by: finder.names)
    for (column, subject) in zip(columns, subjects) {
      if let name = column.boundName { scope.bind(name, to: subject) }
    }
    return scope
  }
}
