import SwiftSyntax

/// What a function's body mentions, by name: enough to tell whether it is worth following.
struct Survey {
  /// What is switched over, matched, compared or asked for a property; without `self.` before it.
  var looked: Set<String> = []
  /// What is asked whether it holds: `isOpen` of `guard isOpen`; without `self.` before it.
  var conditions: Set<String> = []
  /// What a condition unwraps; without `self.` before it.
  var unwrapped: Set<String> = []
  /// What a subscript is asked for; without `self.` before it.
  var subscripts: Set<String> = []
  /// What is matched with cases that are written with a dot; without `self.` before it.
  var matched: Set<String> = []
  /// What is matched in one `switch`, or in one inside of another.
  var matchedTogether: [Set<String>] = []
  /// What one list of conditions asks for: `if case .a = state, event == .x`.
  var askedTogether: [Set<String>] = []
  /// The names in each subject of a `switch`, those of its declaration if it is a local.
  var sources: [String: Set<String>] = [:]
  /// What is assigned or passed `inout` outside of closures, or in such as run at once; without `self.` before it.
  var assigned: Set<String> = []
  /// What is assigned or passed `inout` in other closures.
  var assignedLater: Set<String> = []
  /// What is assigned where a closure is lent what a box holds.
  var assignedInBoxes: Set<String> = []
  /// What is named as a property of the instance, `self.` written before it, whatever goes by that name besides.
  var ofSelf: Set<String> = []
  /// Calls outside of closures, or in such as run at once.
  var calls: [CallName] = []
  /// Calls in other closures.
  var callsLater: [CallName] = []
  var names: Set<String> = []
  /// What is named to be called by others; no name of a local or a parameter in it.
  var values: [FunctionValue] = []
  /// The closures in it that are not known to run at once; none of those that stand in others.
  var closures: [ClosureExprSyntax] = []
  /// The names that are given to something inside.
  var bound: Set<String> = []
  /// The names that closures give to what they are given.
  var closureParameters: Set<String> = []
  /// Locals that were made from `self`: `let bound = NIOLoopBound(self, …)`.
  var madeFromSelf: Set<String> = []
  /// Whether it holds a `throw` or a `try` whose errors leave it, as far as one can tell from that alone.
  var fails = false

  /// - Parameters:
  ///   - facts: what is known of the module around.
  init(
    _ body: some SyntaxProtocol,
    includingClosures: Bool = false,
    isBareAtOnce: Bool = true,
    facts: ModuleFacts = ModuleFacts()
  ) {
    let surveyor = Surveyor(includingClosures: includingClosures, isBareAtOnce: isBareAtOnce, facts: facts)
    surveyor.selfAliases = SelfAliases.around(body, in: facts.bindings)
    surveyor.walk(body)
    self = surveyor.survey
    values.removeAll { bound.contains($0.name) }
    for (alias, originals) in surveyor.aliases where originals == ["self"] {
      for name in assigned where name.hasPrefix("\(alias).") {
        assigned.insert(String(name.dropFirst(alias.count + 1)))
      }
    }
    resolve(surveyor.selfAliases)
    ofSelf = surveyor.selfAliases.union(["self"]).reduce(into: []) { $0.formUnion(surveyor.members[$1] ?? []) }
    for (alias, originals) in surveyor.aliases where looked.contains(alias) { looked.formUnion(originals) }
    for (alias, originals) in surveyor.aliases where conditions.contains(alias) { conditions.formUnion(originals) }
  }

  fileprivate init() {}
}

private final class Surveyor: SyntaxVisitor {
  var survey = Survey()
  var aliases: [String: [String]] = [:]
  /// Other names for the instance.
  var selfAliases: Set<String> = []
  let facts: ModuleFacts
  /// What stands behind the dot of a name, by that name.
  var members: [String: Set<String>] = [:]
  /// For each closure around, whether it never runs at once.
  private var isLeftBehind: [Bool] = []
  /// How many closures are around of which it is not known that they run at once.
  private var closures = 0
  /// How many of these are known to run later.
  private var laterClosures = 0
  /// What the switches around match.
  private var around: [Set<String>] = []
  private let includingClosures: Bool
  private let isBareAtOnce: Bool
  private var lent: LentNames

  init(includingClosures: Bool, isBareAtOnce: Bool, facts: ModuleFacts) {
    self.includingClosures = includingClosures
    self.isBareAtOnce = isBareAtOnce
    self.facts = facts
    lent = LentNames(boxes: facts.boxes)
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether what is written here happens when the body runs; a closure that may outlive the call has to write `self`.
  private func isAtOnce(isBare: Bool) -> Bool {
    includingClosures || closures == 0 || isBareAtOnce && isBare && laterClosures == 0
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.subject)
    around.append(note(node).union(around.last ?? []))
    survey.matchedTogether.append(around.last ?? [])
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) {
    around.removeLast()
  }

  override func visitPost(_ node: ConditionElementListSyntax) {
    for element in node {
      if case .expression(let expression) = element.condition { ask(expression) }
    }
    let asked = node.flatMap { element -> [ExprSyntax] in
      switch element.condition {
      case .matchingPattern(let pattern): [pattern.initializer.value]
      case .expression(let expression): expression.comparedOperands
      default: []
      }
    }
    if asked.count > 1 { survey.askedTogether.append(Set(asked.map(\.nameBehindSelf))) }
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.initializer.value)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    if let base = node.base?.withoutMarks, !isCalled, !base.isSelf { look(at: base) }
    let owner = node.base?.as(OptionalChainingExprSyntax.self)?.expression ?? node.base
    if let name = owner?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      members[name, default: []].insert(node.declName.baseName.identifierText)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    visit(Array(node.elements))
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    visit([node.leftOperand, node.operator, node.rightOperand])
    return .visitChildren
  }

  private func visit(_ elements: [ExprSyntax]) {
    for (index, element) in elements.enumerated().dropFirst() {
      let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator
      let isSet = element.is(AssignmentExprSyntax.self) || facts.operators.mayAssign(symbol)
      if isSet { assign(elements[index - 1].withoutMarks) }
      if element.is(UnresolvedTernaryExprSyntax.self) { ask(elements[index - 1]) }
      if ["&&", "||"].contains(symbol?.text), index + 1 < elements.count {
        for side in [elements[index - 1], elements[index + 1]] { ask(side) }
      }
      guard let name = symbol?.text else { continue }
      if name.changesItsLeft { changePart(at: elements[index - 1]) }
      guard ["==", "!=", "<", "<=", ">", ">="].contains(name), index + 1 < elements.count else { continue }
      look(at: elements[index - 1])
      look(at: elements[index + 1])
    }
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    ask(node.condition)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { ask(node.expression) }
    if facts.operators.mayAssign(node.operator) { assign(node.expression) }
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if facts.operators.mayAssign(node.operator) { assign(node.expression) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    ask(node.condition)
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    assign(node.expression.withoutMarks)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var call = Survey.CallName(of: node)
    if let sent = Subject.sent(by: node), let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      note(assigned: sent.name, isBare: member.base?.is(DeclReferenceExprSyntax.self) ?? false)
    }
    if let taken = node.optionalTaken { assign(taken) }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      if name == "contains", let argument = node.arguments.first { look(at: argument.expression) }
      if let base = member.base { changePart(at: base, byCalling: name) }
      // A leading dot is a member of the type that is expected there.
      (call.base, call.name) = (member.base?.trimmedDescription ?? ".", name)
      if let base = member.base, facts.selfGivers.include(base) { call.base = "self" }
      call.box = member.base?.as(DeclReferenceExprSyntax.self).flatMap { lent.box(lending: $0.baseName.text) }
      note(call, isBare: call.box != nil && member.base.map(lent.isBare) == true)
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      call.name = name.baseName.identifierText
      call.isOfLocal = Syntax(node).localBinding(of: call.name, in: facts.bindings) != nil
      note(call, isBare: true)
    }
    return .visitChildren
  }

  /// What a dictionary is asked for.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments {
      survey.subscripts.insert(lent.name(of: argument.expression))
      // `table[Key(state: state, event: event)]`
      let parts = argument.expression.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
      for part in parts where !part.is(FunctionCallExprSyntax.self) { survey.subscripts.insert(lent.name(of: part)) }
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.initializer?.value else { return .visitChildren }
    let originals = Arrangement(value.insideLock).leaves.map(\.nameBehindSelf)
    selfAliases.formUnion(node.selfAliases(knowing: selfAliases))
    if facts.selfGivers.include(value) { selfAliases.formUnion(node.pattern.boundNames) }
    for name in node.pattern.boundNames {
      aliases[name] = originals
      // What is waited for did not come in with the event.
      if !value.waits { survey.sources[name] = value.identifiers }
    }
    let arguments = value.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression.trimmedDescription) ?? []
    if arguments.contains("self") { survey.madeFromSelf.formUnion(node.pattern.boundNames) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    selfAliases.formUnion(node.selfAliases(knowing: selfAliases))
    if facts.selfGivers.include(node.initializer?.value) { selfAliases.formUnion(node.pattern.boundNames) }
    if let value = node.initializer?.value {
      survey.unwrapped.insert(lent.name(of: value))
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
      survey.unwrapped.insert(name)
    }
    if let value = node.initializer?.value, !value.is(DeclReferenceExprSyntax.self) {
      for name in node.pattern.boundNames { survey.sources[name] = value.identifiers }
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    survey.closureParameters.formUnion(node.ownNames)
    survey.bound.formUnion(node.ownNames)
    selfAliases.formUnion(node.selfAliases(knowing: selfAliases))
    lent.enter(node)
    let runsAtOnce = isAtOnce(node)
    if !runsAtOnce, closures == 0 { survey.closures.append(node) }
    isLeftBehind.append(!runsAtOnce && !node.isCalledByOwnCall)
    if isLeftBehind.last == true {
      closures += 1
      if node.timing == .later { laterClosures += 1 }
    }
    return .visitChildren
  }

  private func isAtOnce(_ closure: ClosureExprSyntax) -> Bool {
    let timing = closure.timing
    return timing.isAtOnce || closure.endsWithOwnCall || facts.takenAtCalls.contains(closure.offset)
      || !lent.boxes.isEmpty && closure.lender(among: lent.boxes) != nil || facts.runners.timing(of: closure) != nil
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    lent.leave()
    if isLeftBehind.removeLast() {
      closures -= 1
      if node.timing == .later { laterClosures -= 1 }
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = FunctionValue(node) { survey.values.append(value) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    survey.bound.insert(node.identifier.identifierText)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    survey.bound.insert(node.innerName)
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    survey.bound.insert("error")
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    survey.fails = true
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .identifier(let name): survey.names.insert(name.withoutBackticks)
    case .keyword(.self): survey.names.insert("self")
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil, closures == 0 { survey.fails = true }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.tryKeyword != nil, closures == 0 { survey.fails = true }
    return .visitChildren
  }

  private func note(_ call: Survey.CallName, isBare: Bool) {
    if isAtOnce(isBare: isBare) { survey.calls.append(call) } else { survey.callsLater.append(call) }
  }

  /// The subjects of which a row names a case.
  private func note(_ choice: SwitchExprSyntax) -> Set<String> {
    let subjects = choice.matchedSubjects
    // What is waited for did not come in with the event.
    for subject in subjects where !subject.isPlace && !subject.waits {
      survey.sources[subject.nameBehindSelf] = subject.identifiers
    }
    let matched = Set(subjects.map { lent.name(of: $0) })
    survey.matched.formUnion(matched)
    return matched
  }

  private func look(at expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { look(at: element.expression) }
    } else {
      survey.looked.insert(lent.name(of: expression.insideLock.placeAsked))
    }
  }

  /// Notes a plain name that is asked whether it holds.
  private func ask(_ expression: ExprSyntax) {
    guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) else { return }
    survey.conditions.insert(lent.name(of: expression))
  }

  private func assign(_ expression: ExprSyntax) {
    changePart(at: expression)
    if lent.lends(expression) { survey.assignedInBoxes.insert(lent.name(of: expression)) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { assign(element.expression) }
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      facts.selfGivers.include(base)
    {
      note(assigned: member.declName.baseName.identifierText, isBare: false)
    } else if let place = KeyPathPlace(expression) {
      // By a key path anything of the instance may be meant.
      if place.base.isSelf || isMadeFromSelf(place.base) { survey.assigned.insert("self") }
      let name = place.name.map { ".\($0)" } ?? ""
      note(assigned: lent.name(of: place.base) + name, isBare: false)
    } else {
      note(assigned: lent.name(of: expression), isBare: lent.isBare(expression))
    }
  }

  /// Whether it is a local that was made to be the instance, or a copy of it.
  private func isMadeFromSelf(_ base: ExprSyntax) -> Bool {
    let name = base.trimmedDescription
    return selfAliases.contains(name) || aliases[name] == ["self"]
  }

  /// A part of what runs a setter or observers is changed: `config.isOn = true`, `items.append(item)`.
  private func changePart(at place: ExprSyntax, byCalling function: String? = nil) {
    guard let name = facts.watched.name(changedAt: place, byCalling: function) else { return }
    note(assigned: name, isBare: place.nameBehindSelf == place.trimmedDescription)
  }

  private func note(assigned name: String, isBare: Bool) {
    if isAtOnce(isBare: isBare) { survey.assigned.insert(name) } else { survey.assignedLater.insert(name) }
  }
}
