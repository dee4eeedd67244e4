import SwiftSyntax

/// What a `switch` looks at it asks for once: what is no `true` in one row is `false` in the next.
extension Lowering {
  /// Keeps the answers that are matched with `true` or `false`, where nothing else does.
  mutating func keepingAnswers(
    in subjects: inout [Operand],
    of expression: SwitchExprSyntax,
    like arrangement: Arrangement
  ) -> [Statement] {
    var statements: [Statement] = []
    for index in answers(among: subjects, of: expression, like: arrangement) {
      let (slot, text, offset) = (slot(of: .bool), subjects[index].text, expression.subject.offset)
      questions["\(text) @\(offset)"] = Question(
        slot: slot,
        text: text,
        locals: [],
        function: offset,
        isConstant: true,
        isPlain: true
      )
      statements.append(.assign(slot, .condition(.text(text)), Site(text: text, offset: offset)))
      subjects[index].slot = slot
    }
    return statements
  }

  /// Those of which each row asks, so that nothing else than a `Bool` can be there: another one might be missing.
  private func answers(
    among subjects: [Operand],
    of expression: SwitchExprSyntax,
    like arrangement: Arrangement
  ) -> [Int] {
    let open = subjects.indices.filter { subjects[$0].slot == nil }
    guard !open.isEmpty else { return [] }
    let labels = expression.cases.map { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
    let rows = labels.flatMap { label in
      label?.caseItems.map { PatternNode($0.pattern).columns(like: arrangement) } ?? [[]]
    }
    return open.filter { index in
      rows.allSatisfy { columns in
        if columns.indices.contains(index), case .bool = columns[index].content { true } else { false }
      }
    }
  }
}
