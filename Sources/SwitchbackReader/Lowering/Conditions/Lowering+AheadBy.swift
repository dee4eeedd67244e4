import SwiftSyntax

/// A local that is ahead of a stored number: behind `let next = generation + 1` and `generation += 1` it is known that
/// `generation == next`.
extension Lowering {
  struct AheadBy {
    var step: NumberStep
    /// The answers to whether the two are equal, and whether they are once the number has grown.
    var now: Slot
    var soon: Slot
  }

  /// They are known in all functions, as any of them may let the number grow.
  mutating func makeSlotsAhead() {
    for (function, repeated) in repeatedQuestions.sorted(by: { $0.key < $1.key }) {
      for (text, step) in repeated.steps.sorted(by: { $0.key < $1.key }) {
        let ahead = AheadBy(step: step, now: slot(of: .bool), soon: slot(of: .bool))
        questionSlots["\(text) @\(function)"] = ahead.now
        aheadBy.append(ahead)
      }
    }
  }

  /// `let next = generation + 1`
  mutating func tellingAhead(_ value: Operands, in local: String, scope: Scope) -> [Statement] {
    guard !aheadBy.isEmpty, let step = NumberStep(ahead: value), let number = value.elements.first,
      toldProperty(number, scope: scope)?.property.storesWholeNumber == true,
      let (function, repeated) = repeatedQuestions(around: Syntax(number))
    else { return [] }
    var inside = scope
    inside.bind(local, to: .untracked)
    return repeated.steps.filter { $1 == step }.keys.sorted().flatMap { text -> [Statement] in
      guard text.names.contains(local),
        let now = slot(ofQuestion: text, about: text, in: Syntax(number), scope: inside),
        let soon = aheadBy.first(where: { $0.now == now })?.soon, var question = questions["\(text) @\(function)"]
      else { return [] }
      question.slot = soon
      questions["\(text) @\(function) soon"] = question
      return [.assign(now, .bool(false), value.site), .assign(soon, .bool(true), value.site)]
    }
  }

  /// `generation += 1`: what is known of the locals ahead before it is forgotten, and what that tells behind.
  mutating func growing(_ term: Operands, scope: Scope) -> (before: [Statement], after: [Statement]) {
    guard !aheadBy.isEmpty, let step = NumberStep(growing: term),
      toldProperty(term.elements[0], scope: scope)?.property.storesWholeNumber == true
    else { return ([], []) }
    return aheadBy.filter { $0.step == step }.reduce(into: ([], [])) { statements, ahead in
      let kept = slot(of: .bool)
      let open = Condition.text("")
      // Two that were equal are so no longer.
      let grown = Condition.all([.not(.answered(ahead.now, open)), .any([.answered(ahead.soon, open), open])])
      statements.before.append(.assign(kept, .condition(.told(grown, otherwise: open)), term.site))
      statements.after.append(.assign(ahead.now, .slot(kept), term.site))
    }
  }
}

extension PatternBindingSyntax {
  /// A number that is equal to itself, and another one than that which is more by one.
  fileprivate var storesWholeNumber: Bool {
    typeAnnotation.map { $0.type.statedName.isWholeNumber } ?? storesNumber
  }
}
