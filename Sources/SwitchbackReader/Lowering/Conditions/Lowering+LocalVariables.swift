import SwiftSyntax

/// What a local variable was set to is known where it is asked for: `var open = isOpen; if urgent { open = true };
/// if open { … }`.
extension Lowering {
  /// The answers about nothing but locals that only the function at hand sets, so that no call changes them.
  var answersAboutVariables: Set<Int> {
    let found = questions.values.filter { question in
      guard let repeated = repeatedQuestions[question.function], !question.locals.isEmpty else { return false }
      let changing = question.locals.intersection(repeated.variables)
      let isEmptiness = if case .emptiness? = question.text.toldPlace { true } else { false }
      return !changing.isEmpty && changing.isSubset(of: repeated.ownVariables)
        && question.text.names.subtracting(isEmptiness ? ["isEmpty"] : []) == question.locals
        && (isEmptiness || !question.text.isAboutMembers)
    }
    return Set(found.map(\.slot.id))
  }

  func isOwnVariable(_ name: String, at syntax: some SyntaxProtocol, scope: Scope) -> Bool {
    switch scope[name] {
    case .untracked?: break
    // Of what is kept is no more than that it is there.
    case .slot(let slot)? where variables[slot.id].type?.isTracked != true: break
    default: return false
    }
    return repeatedQuestions(around: Syntax(syntax))?.1.ownVariables.contains(name) ?? false
  }

  private func ownVariable(_ target: ExprSyntax, scope: Scope) -> String? {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    return isOwnVariable(name, at: target, scope: scope) ? name : nil
  }

  /// Of what another turn of a loop knew of a variable nothing is left.
  func forgetting(declared binding: PatternBindingSyntax) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let (_, repeated) = repeatedQuestions(around: Syntax(binding)), repeated.ownVariables.contains(name),
      !binding.isCopyOfParameter, binding.mayBeDeclaredAgain
    else { return [] }
    return [.forget(mentioning: [Question.local(name)])]
  }

  /// `var tries = 0`, and `var item: Item?`, which begins with nil.
  mutating func tellingVariable(_ name: String, declaredBy binding: PatternBindingSyntax, scope: Scope) -> [Statement] {
    guard isOwnVariable(name, at: binding, scope: scope) else { return [] }
    let site = Site(text: name, offset: binding.offset)
    if let value = binding.initializer?.value {
      return telling(name, Operands(value), at: site, in: Syntax(binding), scope: scope)
    }
    guard binding.typeAnnotation?.type.behindQuestionMark != nil else { return [] }
    return answers(about: name, in: Syntax(binding), scope: scope) {
      if case .presence = $0 { .bool(true) } else { nil }
    }.map { .assign($0, $1, site) }
  }

  /// What comes before what was known is forgotten, and what behind that.
  mutating func tellingVariable(
    _ assignment: Assignment,
    scope: Scope
  ) -> (before: [Statement], after: [Statement]) {
    guard let name = ownVariable(assignment.target, scope: scope) else { return ([], []) }
    let (value, site) = (assignment.value, assignment.value.site)
    guard value.single?.is(BooleanLiteralExprSyntax.self) != true, value.asksPlainly,
      let slot = slot(ofQuestion: name, about: name, in: Syntax(assignment.target), scope: scope)
    else { return ([], telling(name, value, at: site, in: Syntax(assignment.target), scope: scope)) }
    let asked = condition(value, scope: scope)
    guard asked.before.isEmpty else { return ([], []) }
    return setting(slot, to: asked.condition, at: site)
  }

  /// `list.removeAll()`, `list.append(item)` and `list += [item]`
  mutating func tellingVariable(_ base: ExprSyntax?, isEmpty: Bool?, scope: Scope) -> [Statement] {
    guard let base, let isEmpty, let name = ownVariable(base, scope: scope) else { return [] }
    return answers(about: name, in: Syntax(base), scope: scope) {
      if case .emptiness = $0 { .bool(isEmpty) } else { nil }
    }.map { .assign($0, $1, Operands(base).site) }
  }

  /// `isOpen.toggle()`
  mutating func toggledVariable(_ base: ExprSyntax, at site: Site, scope: Scope) -> [Statement]? {
    guard let name = ownVariable(base, scope: scope),
      let slot = slot(ofQuestion: name, about: name, in: Syntax(base), scope: scope)
    else { return nil }
    let (before, after) = setting(slot, to: .not(.holds(slot, text: name)), at: site)
    return before + forgetting(assigned: base, scope: scope) + after
  }

  private mutating func setting(
    _ slot: Slot,
    to condition: Condition,
    at site: Site
  ) -> (before: [Statement], after: [Statement]) {
    let copy = self.slot(of: .bool)
    return ([.assign(copy, .condition(condition), site)], [.assign(slot, .slot(copy), site)])
  }

  private mutating func telling(
    _ name: String,
    _ value: Operands,
    at site: Site,
    in syntax: Syntax,
    scope: Scope
  ) -> [Statement] {
    guard let value = value.single else { return [] }
    let (isEmpty, written) = (value.writtenEmptiness, WrittenValue(value))
    let isNil = value.is(NilLiteralExprSyntax.self)
    let isKnown = isNil || isPresent(value, scope: scope)
    let flag = value.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
    let declarations = machine.declarations
    return answers(about: name, in: syntax, scope: scope) { told in
      switch (told, written) {
      case (.presence, _): isKnown ? .bool(isNil) : nil
      case (.emptiness, .string(let text)?): .bool(text.isEmpty)
      case (.emptiness, _): isEmpty.map(Expression.bool)
      case (.number(_, let comparison, let other), .integer(let number)?):
        Self.number(other, at: value, scope: scope, in: declarations).map { .bool(comparison(number, $0)) }
      case (.text(_, let other), .string(let text)?): .bool(text == other)
      case (.flag, nil): flag.map(Expression.bool)
      default: nil
      }
    }.map { .assign($0, $1, site) }
  }

  /// What is known to be answered, and where that is kept.
  private mutating func answers(
    about name: String,
    in syntax: Syntax,
    scope: Scope,
    _ answer: (ToldPlace) -> Expression?
  ) -> [(Slot, Expression)] {
    guard let (_, repeated) = repeatedQuestions(around: syntax) else { return [] }
    return repeated.texts.sorted().compactMap { text in
      guard !text.hasPrefix("self."), let told = text.toldPlace, told.name == name, let answer = answer(told),
        let slot = slot(ofQuestion: text, about: text, in: syntax, scope: scope)
      else { return nil }
      return (slot, answer)
    }
  }
}

extension Operands {
  /// Whether it is a condition, or a name, in which nothing is called that could be called twice.
  fileprivate var asksPlainly: Bool {
    guard isCondition || single?.is(DeclReferenceExprSyntax.self) == true else { return false }
    return !elements.contains { element in
      element.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen || $0.tokenKind == .leftBrace }
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it stands in a loop or in a closure.
  fileprivate var mayBeDeclaredAgain: Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(FunctionDeclSyntax.self) }.contains {
      $0.is(ForStmtSyntax.self) || $0.is(WhileStmtSyntax.self) || $0.is(RepeatStmtSyntax.self)
        || $0.is(ClosureExprSyntax.self)
    }
  }
}
