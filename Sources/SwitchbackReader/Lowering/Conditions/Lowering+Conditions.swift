import SwiftSyntax

/// A condition, what happens before it is asked, and the scope in which its bindings are known.
struct Asked {
  var before: [Statement] = []
  var condition: Condition
  var scope: Scope
}

extension Lowering {
  /// The conditions of an `if`, a `guard` or a `while`.
  mutating func conditions(_ list: ConditionElementListSyntax, scope: Scope) -> Asked {
    var parts: [Asked] = []
    var scope = scope
    for element in list {
      let asked = self.condition(element.condition, scope: scope)
      scope = asked.scope
      parts.append(asked)
    }
    return joined(parts, scope: scope, text: list.text)
  }

  /// Conditions that are asked one after the other; what one does, happens only where those before it hold.
  mutating func joined(_ parts: [Asked], scope: Scope, text: String) -> Asked {
    if parts.count == 1, let only = parts.first {
      return Asked(before: only.before, condition: only.condition, scope: scope)
    }
    guard parts.dropFirst().contains(where: { $0.before.contains(where: \.isMoreThanAssignment) }) else {
      return Asked(before: parts.flatMap(\.before), condition: .all(parts.map(\.condition)), scope: scope)
    }
    let flag = slot(of: .bool)
    let site = Site(text: text, offset: 0)
    let holds = Block(statements: [.assign(flag, .bool(true), site)])
    let asked = parts.reversed().reduce(holds) { inner, part in
      Block(statements: part.before + [.branch(part.condition, then: inner, otherwise: Block())])
    }
    return Asked(
      before: [.assign(flag, .bool(false), site)] + asked.statements,
      condition: .holds(flag, text: text),
      scope: scope
    )
  }

  /// Conditions of which one suffices; what one does, happens only where none of those before it holds.
  mutating func either(_ parts: [Asked], scope: Scope, text: String) -> Asked {
    let flag = slot(of: .bool)
    let site = Site(text: text, offset: 0)
    let none = Block(statements: [.assign(flag, .bool(false), site)])
    let asked = parts.reversed().reduce(none) { inner, part in
      Block(statements: part.before + [.branch(part.condition, then: Block(), otherwise: inner)])
    }
    return Asked(
      before: [.assign(flag, .bool(true), site)] + asked.statements,
      condition: .holds(flag, text: text),
      scope: scope
    )
  }

  private mutating func condition(_ element: ConditionElementSyntax.Condition, scope: Scope) -> Asked {
    switch element {
    case .expression(let expression): return condition(Operands(expression), scope: scope)
    case .matchingPattern(let match): return condition(match, scope: scope)
    case .optionalBinding(let binding): return condition(binding, scope: scope)
    case .availability(let availability): return Asked(condition: .text(availability.text), scope: scope)
    }
  }

  private mutating func condition(_ match: MatchingPatternConditionSyntax, scope: Scope) -> Asked {
    if let asked = matchedPartByPart(match, scope: scope) { return asked }
    var (before, subjects) = self.subjects(match.initializer.value, scope: scope)
    let columns = PatternNode(match.pattern).columns(like: arrangement(of: match.initializer.value, scope: scope))
    let (bindings, inside) = self.bindings(of: columns, to: subjects, in: match.pattern, scope: scope)
    before += bindings + misspelled(match, scope: scope)
    before += columns.flatMap(\.expressions).flatMap { effects(in: Operands($0), scope: scope) }
    if columns.count == 1, subjects[0].slot == nil, !columns[0].isIrrefutable {
      let asked = question(match.text, about: match.initializer.value.text, in: match, scope: scope)
      let known = errorCast(match, otherwise: asked, scope: scope) ?? asked
      return Asked(before: before, condition: known, scope: inside)
    }
    var conditions = zip(columns, subjects).map { column, subject in
      Condition.matches(subject, casePattern(column, of: subject), text: match.text)
    }
    if columns.count == 1, isForeign(subjects[0]), !columns[0].isIrrefutable {
      let asked = question(match.text, about: match.initializer.value.text, in: match, scope: scope)
      conditions = [.told(conditions[0], otherwise: asked)]
    }
    return Asked(before: before, condition: conditions.count == 1 ? conditions[0] : .all(conditions), scope: inside)
  }

  /// `let next = table(event)`, and `let next` for a name that is there already.
  private mutating func condition(_ binding: OptionalBindingConditionSyntax, scope: Scope) -> Asked {
    let value =
      binding.initializer.map { Operands($0.value) }
      ?? Operands(named: binding.pattern.trimmedDescription, at: binding.pattern.offset)
    let inside = scope.shadowed(by: binding.pattern.boundNames)
    let isInstance = value.single.map(\.trimmedDescription).map { $0 == "self" || isAlias($0, scope: scope) } ?? false
    if isInstance, scope.receiver == .machine || stateHolder(scope) != nil {
      // Without an instance there is nothing to draw.
      var bound = inside
      if scope.receiver == .machine { bound.bind(binding.pattern.trimmedDescription, to: .machine) }
      return Asked(condition: .all([]), scope: bound)
    }
    if givesSelf(value.single, scope: scope) {
      var bound = inside
      bound.bind(binding.pattern.trimmedDescription, to: .machine)
      return Asked(before: effects(in: value, scope: scope), condition: .all([]), scope: bound)
    }
    // The same of a machine.
    if unwrapsMachine(binding, scope: scope) { return Asked(condition: .all([]), scope: inside) }
    if let asked = bound(binding, to: value, scope: scope) ?? chosen(binding, value, scope: scope)
      ?? condition(ofRecord: binding, value, scope: scope)
    {
      return asked
    }
    if isObject(value, scope: scope) {
      // Without it there is no state.
      var bound = inside
      bound.bind(binding.pattern.trimmedDescription, to: .object)
      return Asked(condition: .all([]), scope: bound)
    }
    if let made = scope.madeEvent, binding.pattern.trimmedDescription == made {
      // An event of another type is not one of those that are drawn.
      var bound = inside
      bound.bind(made, to: .slot(.event))
      return Asked(before: effects(in: value, scope: scope), condition: .all([]), scope: bound)
    }
    if let kind = eventCast(value, text: binding.text, scope: scope) { return Asked(condition: kind, scope: inside) }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    if let name, let picked = pickedRow(value, scope: scope) {
      var bound = inside
      bound.bind(name, to: .record(picked.row.unwrapped))
      return Asked(before: picked.before, condition: .holds(picked.found, text: binding.text), scope: bound)
    }
    guard name != nil || isKnownToBe(value, scope: scope) && binding.pattern.bindsParts,
      let type = type(of: value, scope: scope) ?? place(value, scope: scope).map({ _ in .other })
    else {
      var asked = presence(askedBy: binding, of: value, scope: scope)
      let before = effects(in: value, scope: scope)
      if let cast = errorCast(value, otherwise: asked, scope: scope) {
        asked = cast.condition
        var inside = inside
        if let name { inside.bind(name, toError: cast.slot) }
        return Asked(before: before, condition: asked, scope: inside)
      }
      guard let name, let type = typeOfPut(name, declaredBy: binding, scope: scope) else {
        let waited = whereWaited(asked, for: value, scope: scope)
        return withLink(of: value, Asked(before: before, condition: waited, scope: inside), askedIn: scope)
      }
      let slot = slot(of: type)
      var bound = inside
      bound.bind(name, to: .slot(slot))
      let given = Statement.assign(slot, .unknown(why: "target is computed by '\(value.text)'"), value.site)
      return Asked(before: before + [given], condition: whereWaited(asked, for: value, scope: scope), scope: bound)
    }
    let slot = slot(of: machine.hasOptionalState ? type.unwrapped : type)
    var bound = inside
    if let name { bound.bind(name, to: .slot(slot)) }
    let before = lower(value, to: .slot(slot), expected: type, scope: scope)
    return Asked(before: before, condition: .exists(slot, text: binding.text), scope: bound)
  }

  /// `let handler = handlers[state]`
  private mutating func chosen(
    _ binding: OptionalBindingConditionSyntax,
    _ value: Operands,
    scope: Scope
  ) -> Asked? {
    guard binding.bindingSpecifier.text == "let", let single = value.single,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let (before, choice) = functionChoice(single, scope: scope)
    else { return nil }
    var inside = scope
    inside.bind(name, to: .functions(choice))
    return Asked(before: before, condition: .any(choice.cases.map(\.condition)), scope: inside)
  }

  mutating func condition(_ term: Operands, scope: Scope) -> Asked {
    let ofRow = presence(ofRowFunction: term, scope: scope) ?? comparisonOfValues(term, scope: scope)
    if let ofRow { return Asked(condition: ofRow, scope: scope) }
    let term = withKnownFunction(term, scope: scope)
    let asked = comparison(term, scope: scope) ?? plain(term, scope: scope)
    let known = firstTurns.isEmpty ? asked : askedByNumber(asked, term, scope: scope)
    return heldAtFirst.isEmpty ? known : askedAfterFirst(known, term)
  }

  /// A condition made of `&& || ! == !=` and literals; nil for anything else.
  mutating func comparison(_ term: Operands, scope: Scope) -> Asked? {
    if let answered = defaultedAnswer(term, scope: scope) { return answered }
    guard Operands.ternary(term) == nil, term.index(of: "??") == nil else { return nil }
    let alternatives = term.split(by: "||")
    if alternatives.count > 1 {
      let parts = alternatives.map { condition($0, scope: scope) }
      if !parts.dropFirst().contains(where: { $0.before.contains(where: \.isMoreThanAssignment) }) {
        let condition = answered(.any(parts.map(\.condition)), byWhole: term, scope: scope)
        return Asked(before: parts.flatMap(\.before), condition: condition, scope: scope)
      }
      return either(parts, scope: scope, text: term.text)
    }
    let parts = term.split(by: "&&")
    if parts.count > 1 {
      var asked = joined(parts.map { condition($0, scope: scope) }, scope: scope, text: term.text)
      asked.condition = answered(asked.condition, byWhole: term, scope: scope)
      return asked
    }
    let known = metatype(term, scope: scope) ?? askedOfMachine(term, scope: scope) ?? identity(term, scope: scope)
    if let known { return known }
    return comparedNumbers(term, scope: scope)
      ?? equality(term, scope: scope)
      ?? order(term, scope: scope)
      ?? betweenCases(term, scope: scope)
      ?? negation(term, scope: scope)
      ?? term.single?.as(FunctionCallExprSyntax.self).flatMap {
        membership($0, scope: scope) ?? soughtPair($0, scope: scope)
      }
  }

  private mutating func negation(_ term: Operands, scope: Scope) -> Asked? {
    guard let prefix = term.single?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" else { return nil }
    var asked = condition(Operands(prefix.expression), scope: scope)
    asked.condition = .not(asked.condition)
    return asked
  }

  private mutating func plain(_ term: Operands, scope: Scope) -> Asked {
    if let inner = term.unwrapped { return condition(inner, scope: scope) }
    if let kind = eventCast(term, text: term.text, scope: scope) { return Asked(condition: kind, scope: scope) }
    if let slot = place(term, scope: scope) {
      noteQuestion(term, in: slot, scope: scope)
      return Asked(condition: .holds(slot, text: term.text), scope: scope)
    }
    if let set = justSet(term, scope: scope) {
      return Asked(before: set.before, condition: .holds(set.slot, text: term.text), scope: scope)
    }
    if let literal = term.single?.as(BooleanLiteralExprSyntax.self) {
      return Asked(condition: literal.literal.text == "true" ? .all([]) : .any([]), scope: scope)
    }
    if term.single == nil, Operands.ternary(term) == nil, term.index(of: "??") == nil {
      let asked = question(term, scope: scope)
      let known = errorQuestion(term, otherwise: asked, scope: scope) ?? asked
      return Asked(before: effects(in: term, scope: scope), condition: known, scope: scope)
    }
    if let type = type(of: term, scope: scope), type.isBool {
      let slot = slot(of: .bool)
      let before = lower(term, to: .slot(slot), expected: .bool, scope: scope)
      return Asked(before: before, condition: .holds(slot, text: term.text), scope: scope)
    }
    if let attempt = term.single?.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      let slot = slot(of: .bool)
      let before = lower(term, to: .slot(slot), expected: .bool, scope: scope)
      return Asked(before: before, condition: .holds(slot, text: attempt.expression.text), scope: scope)
    }
    let before = effects(in: term, scope: scope)
    let asked = whereWaited(question(term, scope: scope), for: term, scope: scope)
    let ofError = errorQuestion(term, otherwise: asked, scope: scope)
    let known = ofError ?? askedByGetter(term, otherwise: asked, scope: scope)
    return withLink(of: term, Asked(before: before, condition: known, scope: scope))
  }

  /// `[.login, .welcome].contains(self)`.
  private mutating func membership(_ call: FunctionCallExprSyntax, scope: Scope) -> Asked? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "contains",
      let list = member.base?.as(ArrayExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil,
      let (before, operand) = sought(Operands(argument.expression), scope: scope)
    else { return nil }
    let patterns = list.elements.map { element in
      let wanted = Operands(element.expression)
      let text = "\(operand.text) == \(wanted.text)"
      return casePattern(literal: wanted, of: operand, in: text).map { equal(to: $0, operand, in: text) }
    }
    guard !patterns.contains(nil) else {
      let lost = misspelled(list.elements.map(\.expression), asking: Operands(argument.expression), scope: scope)
      return lost.isEmpty ? nil : Asked(before: lost, condition: .text(call.text), scope: scope)
    }
    let condition = Condition.matches(operand, .either(patterns.compactMap(\.self)), text: call.text)
    return Asked(before: before, condition: condition, scope: scope)
  }

  /// What is looked for in a list: a place, or a number that is reckoned.
  private mutating func sought(_ term: Operands, scope: Scope) -> ([Statement], Operand)? {
    if let slot = place(term, scope: scope) { return ([], Operand(slot: slot, text: term.text)) }
    guard numericType(term, scope: scope)?.isNumber == true else { return nil }
    return subject(term, scope: scope).map { ($0.before, $0.operand) }
  }

  /// `self == .login`, either way round, and with `!=`.
  private mutating func equality(_ term: Operands, scope: Scope) -> Asked? {
    guard let index = term.index(of: "==") ?? term.index(of: "!="),
      let name = term.elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    let (left, right) = (Operands(term.elements[..<index]), Operands(term.elements[(index + 1)...]))
    // What holds where it is equal; 'a != b' as a whole is what is written.
    let text = name == "!=" ? Match.negation(of: term.text) : term.text
    guard
      var asked = tuples(left, right, text, scope) ?? equal(left, right, text, scope) ?? equal(right, left, text, scope)
    else {
      let before = effects(in: term, scope: scope) + misspelled(left, right, scope: scope)
      let compared = asked(comparison(term, left, right, scope: scope), by: term, isEqual: name == "==")
      let known = castComparison(left, right, isEqual: name == "==", otherwise: compared, scope: scope)
      return withLink(of: term, Asked(before: before, condition: known ?? compared, scope: scope))
    }
    asked.condition = answered(asked.condition, ofGiven: term, scope: scope)
    if name == "!=" { asked.condition = .not(asked.condition) }
    if asked.condition.asks(isForeign) {
      let open = self.asked(comparison(term, left, right, scope: scope), by: term, isEqual: name == "==")
      asked.condition = .told(asked.condition, otherwise: open)
    }
    return asked
  }

  /// `client === self.client`, of which no more is known than whether it is nil, or comes too late.
  private mutating func identity(_ term: Operands, scope: Scope) -> Asked? {
    guard let index = term.index(of: "===") ?? term.index(of: "!==") else { return nil }
    let (left, right) = (Operands(term.elements[..<index]), Operands(term.elements[(index + 1)...]))
    let isEqual = term.index(of: "===") != nil
    let compared = asked(comparison(term, left, right, scope: scope), by: term, isEqual: isEqual)
    return withLink(of: term, Asked(before: effects(in: term, scope: scope), condition: compared, scope: scope))
  }

  mutating func equal(_ left: Operands, _ right: Operands, _ text: String, _ scope: Scope) -> Asked? {
    guard let subject = subject(left, scope: scope),
      var asked = equal(subject.operand, to: right, text: text, scope: scope)
    else { return nil }
    asked.before = subject.before + asked.before
    return asked
  }

  mutating func equal(_ subject: Operand, to right: Operands, text: String, scope: Scope) -> Asked? {
    let written = "\(subject.text) == \(right.text)"
    if let found = casePattern(literal: right, of: subject, in: written) {
      let pattern = equal(to: found, subject, in: written)
      return Asked(condition: .matches(subject, pattern, text: text), scope: scope)
    }
    guard let other = self.subject(right, scope: scope) else { return nil }
    let (kept, first) = read(subject, before: other.before, at: right.site.offset)
    return Asked(before: kept + other.before, condition: equal(first, other.operand, text: text), scope: scope)
  }

  mutating func equal(_ one: Operand, _ other: Operand, text: String) -> Condition {
    let type = [one, other].compactMap { $0.slot.flatMap { variables[$0.id].type } }.first
    return .equal(one, other, plain: plainCases(of: type), text: text)
  }

  /// A case, `nil` or a Boolean that a value is compared with.
  ///
  /// - Parameter text: the whole comparison, which depends on the payload.
  mutating func casePattern(
    literal term: Operands,
    of subject: Operand,
    in text: String? = nil
  ) -> CasePattern? {
    guard let expression = term.unwrapped?.single ?? term.single else { return nil }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return .bool(literal.literal.text == "true") }
    // `delegate?.allows(.b) == true` is no case, whatever its form.
    guard subject.slot.flatMap({ variables[$0.id].type })?.isBool != true else { return nil }
    let node = PatternNode(PatternSyntax(ExpressionPatternSyntax(expression: expression)))
    switch casePattern(node, of: subject) {
    case .path(let path, let payload):
      return .path(path, payload: payload.map { _ in CasePattern.Payload(text: text ?? term.text) })
    case .literal(let literal, let text): return .literal(literal, text: text)
    default: return nil
    }
  }
}

extension Statement {
  /// Whether it can do more than give a value to a slot of its own.
  var isMoreThanAssignment: Bool {
    switch self {
    case .assign, .forget: false
    default: true
    }
  }
}

extension PatternSyntax {
  /// `let (first, second)` and `let _`.
  fileprivate var bindsParts: Bool { PatternNode(self).isTuple || isIrrefutable && boundNames.isEmpty }
}
