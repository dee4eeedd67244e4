import SwiftSyntax

/// `case nil` is the question that `if let` asks, and `guard task == nil`, so that the answer to one is that to all.
extension Lowering {
  /// Whether the only subject, which is not followed, has to be nil for a row, or must not; `isAll` where that is all that is
  /// asked.
  mutating func presence(
    askedBy columns: [PatternNode],
    of subjects: [Operand],
    in item: SwitchCaseSyntax,
    scope: Scope
  ) -> (condition: Condition, isAll: Bool)? {
    guard columns.count == 1, subjects.count == 1, subjects[0].slot == nil else { return nil }
    if let answer = answer(columns[0], of: subjects[0], in: item, scope: scope) { return (answer, true) }
    guard let asked = columns[0].presence,
      let question = item.choice?.questionOfNil,
      let slot = slot(ofQuestion: question, about: question, in: Syntax(item), scope: scope)
    else { return nil }
    let isNil = Condition.holds(slot, text: question)
    guard !asked.isNil else { return (isNil, true) }
    return asked.isAll ? (.not(isNil), true) : (.excluded(by: slot, .all([])), false)
  }

  /// `case 1`, where that is asked elsewhere as well.
  private mutating func answer(
    _ column: PatternNode,
    of subject: Operand,
    in item: SwitchCaseSyntax,
    scope: Scope
  ) -> Condition? {
    guard case .literal = column.content else { return nil }
    let question = "\(subject.text) == \(column.text)"
    return slot(ofQuestion: question, about: question, in: Syntax(item), scope: scope).map {
      .holds($0, text: question)
    }
  }

  func joined(_ first: Condition?, _ second: Condition?) -> Condition? {
    guard let first, let second else { return first ?? second }
    return .all([first, second])
  }
}

extension PatternNode {
  /// Whether what it matches is nil, and whether it matches all that is, or is not.
  fileprivate var presence: (isNil: Bool, isAll: Bool)? {
    switch content {
    case .nothing: return (true, true)
    case .optional(let inner): return (false, inner.isIrrefutable)
    case .member(let member) where member.base == nil && member.name == "none" && member.arguments.isEmpty:
      return (true, true)
    case .member(let member) where member.base == nil && member.name == "some":
      return (false, member.arguments.allSatisfy(\.isIrrefutable))
    default: return nil
    }
  }
}

extension PatternNode {
  fileprivate var isOfOptional: Bool {
    switch content {
    case .nothing, .optional: true
    default: false
    }
  }
}

extension SwitchExprSyntax {
  /// `task == nil`, where it looks at one place and has a row for `nil`.
  var questionOfNil: String? {
    let text = subject.text
    guard subject.is(DeclReferenceExprSyntax.self) || subject.trimmedDescription.hasPrefix("self."),
      text.nameWithoutSelf.names.contains(text.nameWithoutSelf)
    else { return nil }
    let labels = cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
    // Another enum may have a case 'none'.
    let hasNil = labels.flatMap(\.caseItems).contains { PatternNode($0.pattern).isOfOptional }
    return hasNil ? "\(text.asOperand) == nil" : nil
  }
}

extension SwitchCaseSyntax {
  fileprivate var choice: SwitchExprSyntax? { parent?.parent?.as(SwitchExprSyntax.self) }
}
