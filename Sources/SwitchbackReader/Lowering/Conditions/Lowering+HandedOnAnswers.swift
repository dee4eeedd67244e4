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

  /// The same of a constant that is a `Bool`, and of which a function asks by the name of its parameter.
  mutating func givingAnswerBack(
    _ argument: Call.Argument,
    madeBy statements: [Statement],
    of call: InlinedCall,
    scope: Scope
  ) -> Call.Argument {
    guard argument.back == nil, call.receiver == .machine, let syntax = call.syntax,
      case .slot(let given) = argument.value, let source = statements.source(of: given),
      variables[source.id].type?.isBool == true, variables[source.id].type?.isOptional == false,
      let name = scope.slotNames.first(where: { $0.value == source })?.key,
      let (caller, repeated) = repeatedQuestions(around: Syntax(syntax)), repeated.texts.contains(name),
      repeated.plainLocals.contains(name), !repeated.variables.contains(name)
    else { return argument }
    let key = "\(name) @\(caller)"
    guard questions[key].map({ $0.slot == source }) ?? true else { return argument }
    questions[key] = Question(
      slot: source,
      text: name,
      locals: [name],
      function: caller,
      isConstant: true,
      isPlain: true
    )
    var argument = argument
    argument.back = source
    return argument
  }

  private mutating func answer(to question: String, in syntax: Syntax, scope: Scope) -> Slot? {
    guard let (_, repeated) = repeatedQuestions(around: syntax), repeated.texts.contains(question) else {
      return nil
    }
    guard question.names.contains(where: { scope[$0] != nil }) else { return questionSlots[question] }
    return slot(ofQuestion: question, about: question, in: syntax, scope: scope)
  }
}

extension [Statement] {
  /// The slot of which one is a copy.
  fileprivate func source(of copy: Slot) -> Slot? {
    lazy.compactMap { statement in
      switch statement {
      case .assign(copy, .slot(let source), _), .assign(copy, .condition(.holds(let source, _)), _): source
      default: nil
      }
    }.first
  }
}
