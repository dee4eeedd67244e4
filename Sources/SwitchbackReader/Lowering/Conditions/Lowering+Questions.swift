import SwiftSyntax

/// What a function asks again of that the reader does not follow is known, until something happens that may change it.
extension Lowering {
  /// Those of the functions of a machine's type, by the functions' offsets.
  ///
  /// - Parameter others: what is told of as well, wherever it is asked.
  static func repeatedQuestions(of machine: MachineDeclaration, besides others: [String]) -> [Int: RepeatedQuestions] {
    QuestionsAlongCalls(in: machine).repeated(besides: others)
  }

  /// What is asked of properties and of parameters is known in the whole of a function, in whichever block it is asked first.
  mutating func makeQuestionSlots() {
    for text in askedBuilds.sorted() { questionSlots[text] = slot(of: .bool) }
    for (function, repeated) in repeatedQuestions.sorted(by: { $0.key < $1.key }) {
      for text in repeated.texts.sorted() {
        if questionSlots[text] == nil { questionSlots[text] = slot(of: .bool) }
        for part in repeated.parts(of: text) { questionSlots["\(text) @\(function)\(part)"] = slot(of: .bool) }
      }
    }
  }

  /// The answers to questions that no function asks more than once by itself: another answer is not worth a word, unless an
  /// assignment has changed it.
  var answersAlongCalls: Set<Int> {
    let own = repeatedQuestions.values.reduce(into: Set(companions.flatMap(\.questions))) { $0.formUnion($1.own) }
    return Set(questions.values.filter { !own.contains($0.text) && !$0.isConstant }.map(\.slot.id))
  }

  /// The answers to questions about parameters, by the functions' offsets: another call is given others.
  var answersAboutParameters: [Int: [Int]] {
    let asked = questions.filter { questionSlots[$0.key] == $0.value.slot && !$0.value.locals.isEmpty }.values
    return Dictionary(grouping: asked, by: \.function).mapValues { $0.map(\.slot.id).sorted() }
  }

  /// The answers that slots made since then hold, to questions about locals of a scope.
  func answers(from start: Int, knownIn scope: Scope) -> [Int] {
    guard !questions.isEmpty else { return [] }
    return questions.values.filter { question in
      question.slot.id >= start && question.locals.allSatisfy { scope[$0] != nil }
    }.map(\.slot.id).sorted()
  }

  /// The condition that a term is which is not followed.
  mutating func question(_ term: Operands, scope: Scope) -> Condition {
    if let written = withWrittenValues(term, scope: scope) { return .text(written.text) }
    return notEmpty(behind: term, asked(plainQuestion(term, scope: scope), by: term), scope: scope)
  }

  private mutating func plainQuestion(_ term: Operands, scope: Scope) -> Condition {
    let text = RepeatedQuestions.text(of: term)
    guard let first = term.elements.first,
      let slot = slot(ofQuestion: text, about: text, in: Syntax(first), scope: scope)
    else {
      return .text(term.text)
    }
    guard text != term.text else { return .holds(slot, text: text) }
    return .not(.holds(slot, text: Match.negation(of: term.text)))
  }

  /// The same of a pattern or a binding, which looks at a value.
  mutating func question(_ text: String, about value: String, in syntax: some SyntaxProtocol, scope: Scope) -> Condition
  {
    slot(ofQuestion: text, about: value, in: Syntax(syntax), scope: scope).map { .holds($0, text: text) } ?? .text(text)
  }

  /// A comparison of constants, which comes to the same each time.
  mutating func answered(_ condition: Condition, by term: Operands, scope: Scope) -> Condition {
    guard RepeatedQuestions.text(of: term) == term.text, let slot = constantAnswer(to: term, scope: scope) else {
      return condition
    }
    return .answered(slot, condition)
  }

  /// The same of a number that a call may give, which is compared with what is written.
  mutating func answered(_ condition: Condition, ofGiven term: Operands, scope: Scope) -> Condition {
    guard case .matches(let operand, .literal, _) = condition, operand.slot.map(givenNumbers.contains) == true,
      let slot = constantAnswer(to: term, scope: scope)
    else { return condition }
    return .answered(slot, condition)
  }

  private mutating func constantAnswer(to term: Operands, scope: Scope) -> Slot? {
    let text = RepeatedQuestions.text(of: term)
    guard let first = term.elements.first,
      let slot = slot(ofQuestion: text, about: text, in: Syntax(first), scope: scope),
      questions.values.contains(where: { $0.slot == slot && $0.isConstant })
    else { return nil }
    return slot
  }

  /// A constant of `Bool` that is asked more than once.
  mutating func noteQuestion(_ term: Operands, in slot: Slot, scope: Scope) {
    guard let name = term.single?.as(DeclReferenceExprSyntax.self), scope[name.text] != nil,
      let (function, repeated) = repeatedQuestions(around: Syntax(name)), repeated.texts.contains(name.text),
      repeated.plainLocals.contains(name.text), !repeated.variables.contains(name.text)
    else { return }
    let key = "\(name.text) @\(function)"
    // One function can be lowered more than once.
    if let other = questions[key], other.slot != slot { questions["\(key) \(other.slot.id)"] = other }
    questions[key] = Question(
      slot: slot,
      text: name.text,
      locals: [name.text],
      function: function,
      isConstant: true,
      isPlain: true
    )
  }

  /// A parameter of `Bool` that a `switch` asks for as well, or that a property is given.
  mutating func askedParameter(_ term: Operands, scope: Scope) -> Slot? {
    askedLocal(term, scope: scope) { $0.flags }
  }

  /// The same, and a `Bool` of the function that it asks and gives back.
  mutating func askedAnswer(_ term: Operands, scope: Scope) -> Slot? {
    askedLocal(term, scope: scope) { $0.flags.union($0.own) }
  }

  private mutating func askedLocal(
    _ term: Operands,
    scope: Scope,
    among names: (RepeatedQuestions) -> Set<String>
  ) -> Slot? {
    guard let name = term.single?.as(DeclReferenceExprSyntax.self),
      let (_, repeated) = repeatedQuestions(around: Syntax(name)), names(repeated).contains(name.text)
    else { return nil }
    return slot(ofQuestion: name.text, about: name.text, in: Syntax(name), scope: scope)
  }

  /// Whether there is nothing in what a loop goes over, where that is asked more than once.
  mutating func emptiness(of loop: ForStmtSyntax, scope: Scope) -> Condition? {
    guard let text = loop.emptiness, let (_, repeated) = repeatedQuestions(around: Syntax(loop)),
      repeated.own.contains(repeated.known(text)),
      let slot = slot(ofQuestion: text, about: text, in: Syntax(loop), scope: scope)
    else { return nil }
    return .holds(slot, text: text)
  }

  func repeatedQuestions(around syntax: Syntax) -> (function: Int, RepeatedQuestions)? {
    guard !repeatedQuestions.isEmpty else { return nil }
    return sequence(first: syntax, next: \.parent).lazy
      .filter { $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self) || $0.is(ClosureExprSyntax.self) }
      .map(\.offset)
      .compactMap { offset in repeatedQuestions[offset].map { (offset, $0) } }.first
  }

  mutating func slot(ofQuestion text: String, about value: String, in syntax: Syntax, scope: Scope) -> Slot? {
    guard let (function, repeated) = repeatedQuestions(around: syntax) else { return nil }
    let text = repeated.known(text)
    guard repeated.texts.contains(text) else { return nil }
    let companion = companion(askedFor: text)
    let scope = companion.map { scope.revealing($0.name) } ?? scope
    let names = repeated.emptiness.contains(text) ? value.names.subtracting(["isEmpty"]) : value.names
    let locals = names.filter { scope[$0] != nil && !value.namesOnlyOwn($0) }
    guard locals.isSubset(of: repeated.plainLocals), !asksCopies(names, in: syntax) else { return nil }
    let key =
      locals.isEmpty
      ? companion?.questions.first ?? text : "\(text) @\(function)\(repeated.part(of: locals, at: syntax.offset))"
    if let known = questions[key] { return known.slot }
    let isReserved =
      locals.isSubset(of: repeated.parameters.union(repeated.ownVariables)) || repeated.steps[text] != nil
    let reserved = isReserved ? questionSlots[key] : nil
    let slot = reserved ?? slot(of: .bool)
    // Nobody else changes a constant that is all there is to ask.
    let isBare = !text.contains(".") && !text.contains("(") && !text.contains("[")
    let isConstant =
      (isBare || repeated.emptiness.contains(text)) && locals == names && names.isDisjoint(with: repeated.variables)
      || locals.isEmpty && asksConstants(text, scope: scope)
      || names.isDisjoint(with: repeated.variables) && asksPurely(text, about: locals, scope: scope)
    let isPlain = isPlain(text, about: value, scope: scope)
    let isOwn = isPlain && locals.isDisjoint(with: repeated.variables) && isOwn(text, names.subtracting(locals), scope)
    let stored = properties(in: scope)
    questions[key] = Question(
      slot: slot,
      text: text,
      locals: locals,
      function: function,
      isConstant: isConstant,
      isPlain: isPlain,
      isOwn: isOwn,
      isOfInteger: isOfInteger(text, at: syntax, scope: scope),
      namesPlaces: !text.isAboutMembers && names.allSatisfy { scope[$0] != nil || stored[$0] != nil }
    )
    return slot
  }

  /// Whether a closure around knows one of these names for what it was where that was made.
  private func asksCopies(_ names: Set<String>, in syntax: Syntax) -> Bool {
    sequence(first: syntax, next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }.contains { around in
      guard let closure = around.as(ClosureExprSyntax.self), closure.signature?.capture != nil else { return false }
      return !copiedNames(in: closure).isDisjoint(with: names)
    }
  }

  /// Whether anything is known of what is stored beside the state.
  var asksAgain: Bool { !repeatedQuestions.isEmpty || !flags.isEmpty || !toldVariables.isEmpty }

  /// What an assignment may change that is asked again.
  func forgetting(assigned target: ExprSyntax, scope: Scope) -> [Statement] {
    guard asksAgain else { return [] }
    let name = ownName(of: target, scope: scope)
    let isComputed =
      scope[name] == nil && properties(in: scope)[name]?.accessorBlock != nil && !isFollowedByObservers(name)
    return [.forget(mentioning: isComputed ? nil : namesChanged(by: target, scope: scope))]
  }

  /// Whether a question is about nothing but what is stored in locals and in properties: an assignment to another one leaves it.
  private func isPlain(_ text: String, about value: String, scope: Scope) -> Bool {
    let properties = properties(in: scope)
    return !text.contains("(")
      && value.rootNames.allSatisfy {
        scope[$0] != nil || properties[$0].map { $0.accessorBlock == nil || $0.hasOnlyObservers } ?? true
      }
  }

  private func isOfInteger(_ text: String, at place: Syntax, scope: Scope) -> Bool {
    guard let (name, value) = text.toldPlace?.comparedValue, case .numbers = value else { return false }
    let types = WrittenTypes(in: place, of: scope.owner, machine.declarations)
    return types.isInteger(text.hasPrefix("self.") ? "self.\(name)" : name, at: place)
  }

  /// Whether it is about nothing but values that only the type itself can set: what is called of something else leaves it.
  private func isOwn(_ text: String, _ names: Set<String>, _ scope: Scope) -> Bool {
    guard scope.receiver == .machine, scope.owner == machine.owner, !names.isEmpty else { return false }
    let properties = properties(in: scope)
    let plain = text.replacing("self.", with: "").replacing(" .", with: " ")
    let isEmptiness = if case .emptiness? = text.toldPlace { true } else { false }
    return !(isEmptiness ? String(plain.dropLast(8)) : plain).contains { ".[?".contains($0) }
      && names.subtracting(isEmptiness ? ["isEmpty"] : []).allSatisfy { name in
        guard let property = properties[name], property.hasPlainAttributes, !property.isWeak else { return false }
        return machine.hidesSetting(of: name) && (!isEmptiness || property.storesCollection)
      }
  }

  private func properties(in scope: Scope) -> [String: PatternBindingSyntax] {
    machine.declarations.types[scope.owner]?.properties ?? [:]
  }
}

/// Something that is asked more than once.
struct Question {
  var slot: Slot
  var text: String
  /// The locals and parameters that it is about.
  var locals: Set<String>
  /// The offset of the function that asks.
  var function: Int
  var isConstant: Bool
  /// Whether only an assignment to what it names changes it.
  var isPlain: Bool
  /// The same where no other type can make one.
  var isOwn = false
  /// Whether it compares an integer, as far as that is written.
  var isOfInteger = false
  /// Whether it is about nothing but locals and properties, and no member of what these hold.
  var namesPlaces = false

  /// What it is called where the answer may be another one.
  static func again(_ text: String) -> String { "again(\(text))" }

  /// What a local or a parameter is called among the names that a question is about, besides properties.
  static func local(_ name: String) -> String { "\(name)@" }
}

extension String {
  /// The names in it, but for what stands in front of all of them.
  var names: Set<String> {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.lazy.filter { $0.first?.isNumber == false }.map(String.init)).subtracting([
      "self", "nil", "true", "false", "let", "case",
    ])
  }

  /// Whether it asks something for one of its members, or calls something.
  var isAboutMembers: Bool {
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return contains("(") || contains("[") || parts.contains { String($0).nameWithoutSelf.dropFirst().contains(".") }
  }

  /// Whether a name always stands behind `self`, so that it is a property, whatever else goes by it.
  fileprivate func namesOnlyOwn(_ name: String) -> Bool {
    let places = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let named = places.filter { $0.split(separator: ".").contains { $0 == name } }
    return !named.isEmpty && named.allSatisfy { $0 == "self.\(name)" || $0.hasPrefix("self.\(name).") }
  }

  /// Those that are no members of something else.
  fileprivate var rootNames: Set<String> {
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let roots = parts.compactMap { part in
      part.first == "." ? nil : part.split(separator: ".").first { $0 != "self" }.map(String.init)
    }
    return Set(roots).intersection(names)
  }
}
