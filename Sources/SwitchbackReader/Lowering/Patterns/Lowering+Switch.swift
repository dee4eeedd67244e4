import SwiftSyntax

extension Lowering {
  /// - Parameter destination: where the values of the arms go; nil for a statement.
  mutating func choice(_ expression: SwitchExprSyntax, scope: Scope, to destination: Destination?) -> [Statement] {
    if expression.subject.is(MissingExprSyntax.self) {
      let site = Site(text: "switch", offset: expression.offset)
      return [.giveUp(Unknown(site: site, why: "what the switch looks at is missing"))]
    }
    if let asked = choiceOfConditions(expression, scope: scope, to: destination) { return asked }
    var (before, subjects) = subjects(expression.subject, scope: scope)
    if subjects.count == 1, subjects[0].slot == nil {
      subjects[0].slot = errorSubject(of: expression, scope: scope) ?? slotOfError(expression.subject, scope: scope)
    }
    let arrangement = arrangement(of: expression.subject, scope: scope)
    before += keepingAnswers(in: &subjects, of: expression, like: arrangement)
    var choice = Choice(subjects: subjects, rows: [], arms: [])
    for mistake in expression.cases.mistakes {
      choice.isPartial = true
      unread("a mistake in the source hides a row", at: mistake)
    }
    for element in expression.cases {
      switch element {
      case .switchCase(let item):
        add(item, to: &choice, like: arrangement, scope: scope, destination: destination)
      case .ifConfigDecl(let conditional):
        add(conditional, to: &choice, like: arrangement, scope: scope, destination: destination)
      }
    }
    markCompletingRows(of: &choice, in: expression, like: arrangement)
    return before + [.choose(choice)]
  }

  /// What a `switch` or a pattern looks at; the elements of a tuple each on their own.
  mutating func subjects(_ expression: ExprSyntax, scope: Scope) -> ([Statement], [Operand]) {
    if let elements = tuple(expression, scope: scope) {
      return (
        [],
        elements.map { Operand(slot: $0.slot, text: $0.label.map { "\(expression.text).\($0)" } ?? expression.text) }
      )
    }
    let parts = Arrangement(expression).leaves.map { part(Operands($0), scope: scope) }
    return madeInOrder(parts, at: expression.offset)
  }

  /// One of the things that a `switch` looks at.
  mutating func part(_ term: Operands, scope: Scope) -> (before: [Statement], operand: Operand) {
    guard let subject = subject(term, scope: scope) else {
      let before = effects(in: term, scope: scope)
      return (before, Operand(slot: askedParameter(term, scope: scope), text: term.text))
    }
    if let slot = subject.operand.slot, variables[slot.id].type?.isBool == true {
      noteQuestion(term, in: slot, scope: scope)
    }
    return subject
  }

  /// How the parts of a subject nest; a constant tuple has as many as it was made from.
  func arrangement(of expression: ExprSyntax, scope: Scope) -> Arrangement {
    tuple(expression, scope: scope).map { .tuple($0.map { _ in .one(expression) }) } ?? Arrangement(expression)
  }

  private func tuple(_ expression: ExprSyntax, scope: Scope) -> [(label: String?, slot: Slot)]? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .tuple(let elements) = scope[name]
    else { return nil }
    return elements
  }

  /// A value that the reader follows, or nothing.
  mutating func subject(_ term: Operands, scope: Scope) -> (before: [Statement], operand: Operand)? {
    if let slot = place(term, scope: scope) {
      return (requirement(of: term, slot), Operand(slot: slot, text: term.text))
    }
    if let constant = askedConstant(term, scope: scope) { return ([], Operand(slot: constant, text: term.text)) }
    if let variable = toldVariable(term.single, scope: scope) {
      return ([], Operand(slot: variable, text: term.text))
    }
    if let set = justSet(term, scope: scope) { return (set.before, Operand(slot: set.slot, text: term.text)) }
    if let told = toldText(term, scope: scope) { return (told.before, Operand(slot: told.slot, text: term.text)) }
    guard let type = type(of: term, scope: scope), type.isTracked || isKnownToBe(term, scope: scope),
      term.single?.is(MemberAccessExprSyntax.self) != true || term.single.flatMap(CollectionQuestion.init) != nil
        || numericType(term, scope: scope) != nil || term.single.flatMap({ inlined($0, scope: scope) }) != nil
        || giverOfSelf(before: term.single, scope: scope) != nil
    else { return nil }
    assumeCases(of: term, type, scope: scope)
    let slot = slot(of: type)
    return (lower(term, to: .slot(slot), expected: type, scope: scope), Operand(slot: slot, text: term.text))
  }

  private mutating func add(
    _ item: SwitchCaseSyntax,
    to choice: inout Choice,
    like arrangement: Arrangement,
    scope: Scope,
    destination: Destination?,
    in build: Condition? = nil
  ) {
    let start = variables.count
    let first = choice.rows.count
    let (bindings, inside) = addRows(of: item, to: &choice, arm: choice.arms.count, like: arrangement, scope: scope)
    if let build {
      for index in choice.rows.indices.dropFirst(first) { choice.rows[index].restrict(to: build) }
    }
    let body = block(item.statements, scope: inside, to: destination)
    let answers = answers(from: start, knownIn: scope)
    choice.arms.append(
      Block(statements: bindings + body.statements, locals: locals(from: start), answers: answers)
    )
  }

  /// Rows that only some builds have ask for the build as well.
  private mutating func add(
    _ conditional: IfConfigDeclSyntax,
    to choice: inout Choice,
    like arrangement: Arrangement,
    scope: Scope,
    destination: Destination?,
    in around: Condition? = nil
  ) {
    guard let builds = builds(with: conditional) else {
      return addUnread(conditional, to: &choice, like: arrangement, scope: scope)
    }
    for (clause, build) in zip(conditional.clauses, builds) {
      guard case .switchCases(let items) = clause.elements else { continue }
      let build = around.map { .all([$0, build]) } ?? build
      for element in items {
        switch element {
        case .switchCase(let item):
          add(item, to: &choice, like: arrangement, scope: scope, destination: destination, in: build)
        case .ifConfigDecl(let inner):
          add(inner, to: &choice, like: arrangement, scope: scope, destination: destination, in: build)
        }
      }
    }
  }

  /// The same where the build is not asked: whatever they match is unknown, in all builds.
  private mutating func addUnread(
    _ conditional: IfConfigDeclSyntax,
    to choice: inout Choice,
    like arrangement: Arrangement,
    scope: Scope
  ) {
    let condition = conditional.clauses.first.map { "#if \($0.condition?.text ?? "")" } ?? "#if"
    let site = Site(text: condition, offset: conditional.offset)
    let unknown = Unknown(site: site, why: "rows inside '\(condition)' depend on the build")
    unread(unknown.why, at: conditional.offset)
    for clause in conditional.clauses {
      guard case .switchCases(let items) = clause.elements else { continue }
      for element in items {
        switch element {
        case .switchCase(let item):
          _ = addRows(of: item, to: &choice, arm: choice.arms.count, like: arrangement, scope: scope)
          choice.arms.append(Block(statements: [.giveUp(unknown)]))
        case .ifConfigDecl(let inner): addUnread(inner, to: &choice, like: arrangement, scope: scope)
        }
      }
    }
  }

  /// The bindings of the patterns, and the scope for the arm in which they are known.
  private mutating func addRows(
    of item: SwitchCaseSyntax,
    to choice: inout Choice,
    arm: Int,
    like arrangement: Arrangement,
    scope: Scope
  ) -> ([Statement], Scope) {
    guard case .case(let label) = item.label else {
      // Behind a mistake in the source nobody knows what is left over.
      guard !choice.isPartial else { return ([], scope) }
      let anything = choice.subjects.map { _ in CasePattern.anything }
      choice.rows.append(
        Row(id: nextRow(), patterns: anything, arm: arm, isDefault: true, text: "default", offset: item.offset)
      )
      return ([], scope)
    }
    var bindings: [Statement] = []
    var inside = scope
    for pattern in label.caseItems {
      let columns = PatternNode(pattern.pattern).columns(like: arrangement)
      let (more, bound) = self.bindings(of: columns, to: choice.subjects, in: pattern.pattern, scope: inside)
      (bindings, inside) = (bindings + more, bound)
      var patterns = zip(columns, choice.subjects).map { casePattern($0, of: $1) }
      if let cast = castPattern(pattern.pattern, of: choice.subjects, scope: scope) { patterns = [cast] }
      if let caught = casePattern(ofCaught: pattern.pattern, of: choice.subjects, scope: scope) { patterns = [caught] }
      let asking = aliasing(columns, of: choice.subjects, scope: inside)
      let condition = pattern.whereClause.map { self.condition(Operands($0.condition), scope: asking) }
      // A `where` that is more than a condition over places is asked as its text, unless what it calls tells.
      let isPlain = condition?.before.isEmpty ?? true
      let presence = isPlain ? presence(askedBy: columns, of: choice.subjects, in: item, scope: scope) : nil
      if presence?.isAll == true { patterns = [.anything] }
      let calling = condition.flatMap { isPlain ? nil : Row.Asking($0) }
      let matching = moved(byAsking: pattern.pattern, columns, scope: scope)
      if matching != nil { patterns = patterns.map { _ in .anything } }
      let moved = matching ?? (isPlain ? nil : pattern.whereClause.flatMap { movedByAsking($0, scope: asking) })
      choice.rows.append(
        Row(
          id: nextRow(),
          patterns: patterns,
          condition: isPlain && matching == nil
            ? joined(presence?.condition, condition?.condition)
            : moved == nil ? pattern.whereClause.map { told(by: $0, asked: condition) } : nil,
          arm: arm,
          lost: unknown(patterns, of: choice.subjects, at: pattern) ?? moved,
          isDefault: condition == nil && presence == nil && patterns.allSatisfy { $0 == .anything },
          text: pattern.textWithoutComma,
          offset: pattern.offset,
          asking: moved == nil ? calling : nil
        )
      )
    }
    // Bindings of several patterns in one row differ from one to the next, unless all name the same components.
    let isSame = label.caseItems.count == 1 || namesSameComponents(label, of: choice.subjects, like: arrangement)
    return (isSame ? bindings : [], inside)
  }

  /// What a row leads to of which only running the code tells what it matches.
  private mutating func unknown(
    _ patterns: [CasePattern],
    of subjects: [Operand],
    at item: SwitchCaseItemSyntax
  ) -> Unknown? {
    for case (.unknown(let text), let subject) in zip(patterns, subjects)
    where shape(of: subject.slot) != nil
      && subject.slot.map({ constantCases[$0.id] == nil && !toldVariables.values.contains($0) }) ?? true
    {
      let remark = shape(of: subject.slot)?.nearestCase(to: text) ?? "only running the code tells what it matches"
      let why = "pattern '\(text)' is not a case; \(remark)"
      unread(why, at: item.offset)
      return Unknown(site: Site(text: item.textWithoutComma, offset: item.offset), why: why)
    }
    return nil
  }
}

extension Row {
  /// Asks first for something else.
  fileprivate mutating func restrict(to other: Condition) {
    condition = condition.map { .all([other, $0]) } ?? other
    asking = asking.map { Asking(before: $0.before, condition: .all([other, $0.condition])) }
    isDefault = false
  }
}

extension Row.Asking {
  /// Nil where something else happens than calls.
  fileprivate init?(_ asked: Asked) {
    let isCalled = asked.before.allSatisfy { statement in
      if case .call = statement { true } else { !statement.isMoreThanAssignment }
    }
    guard isCalled else { return nil }
    self.init(before: Block(statements: asked.before), condition: asked.condition)
  }
}

extension SwitchCaseListSyntax {
  /// Where a row cannot be made out.
  fileprivate var mistakes: [Int] {
    compactMap { element in
      guard case .switchCase(let item) = element else { return nil }
      let isBroken =
        item.label.hasError || item.unexpectedBeforeAttribute != nil || item.unexpectedAfterStatements != nil
      return isBroken ? item.offset : nil
    }
  }
}
