import SwiftSyntax

/// What is known of a name is known of the parameter that it is given to: `guard !query.isEmpty else { return };
/// search(query)`, where `search` asks `text.isEmpty`.
extension Lowering {
  mutating func answersHandedOn(by call: InlinedCall, scope: Scope) -> [Call.Argument] {
    guard case .function(let function) = call.callee, call.receiver == .machine,
      let repeated = repeatedQuestions[function.offset],
      let syntax = call.syntax?.as(FunctionCallExprSyntax.self),
      let names = HandedOnNames(syntax)?.names(takenBy: function)
    else { return [] }
    return repeated.texts.sorted().compactMap { text in
      guard let asked = text.asked(of: names), let answer = answer(to: asked, in: Syntax(syntax), scope: scope),
        let slot = questionSlots["\(text) @\(function.offset)"]
      else { return nil }
      // What the function was told is known behind it, if nothing changes what that is about.
      let isConstant = questions.values.contains { $0.slot == answer && $0.isConstant }
      return Call.Argument(parameter: slot, value: .slot(answer), back: isConstant ? answer : nil)
    }
  }

  private mutating func answer(to question: String, in syntax: Syntax, scope: Scope) -> Slot? {
    guard let (_, repeated) = repeatedQuestions(around: syntax) else { return nil }
    let question = repeated.known(question)
    guard repeated.texts.contains(question) else { return nil }
    guard question.names.contains(where: { scope[$0] != nil }) else { return questionSlots[question] }
    return slot(ofQuestion: question, about: question, in: syntax, scope: scope)
  }
}
