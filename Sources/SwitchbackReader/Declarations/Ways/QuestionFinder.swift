import SwiftSyntax

/// How often each question stands in a body.
final class QuestionFinder: SyntaxVisitor {
  var counts: [String: Int] = [:]
  /// The same of those that are made of several: `isOpen && count > 3`.
  var wholes: [String: Int] = [:]
  /// Those that loops ask.
  var emptiness: Set<String> = []
  var variables: Set<String> = []
  /// What is given back by its name, which says again whether it holds.
  var returned: Set<String> = []
  /// How often each name is bound.
  var locals: [String: Int] = [:]
  /// How often each is unwrapped under its own name: `if let name`.
  var unwrapped: [String: Int] = [:]
  /// The variables that others may set: by reference, or in a closure or a function inside of this one.
  var lent: Set<String> = []
  /// Where locals are declared, and what binds one of them once more that holds the same.
  var places: [String: SyntaxIdentifier] = [:]
  var boundAgain: Set<SyntaxIdentifier> = []
  /// Where patterns bind names, and what else binds.
  var parts = BoundParts()
  /// The functions, the closures and the `#if` around what is looked at.
  var bodies = 0
  /// What is given nil, or something that a call makes.
  var given: Set<String> = []
  /// What is given elements or loses all of them, and what is given a number that is written.
  var filled: Set<String> = []
  var numbered: Set<String> = []
  /// What is given a text that is written, and which of what has observers is given a `Bool`.
  var named: Set<String> = []
  var switched: Set<String> = []
  /// What is given a case.
  var cased: Set<String> = []
  /// The locals and parameters that it is given, or of which it is the value.
  var copied: [String: Set<String>] = [:]
  /// Where something is compared with what is written, by its name.
  var comparisons: [String: [WrittenComparison]] = [:]
  /// The locals that are ahead of a number.
  var ahead: [String: NumberStep] = [:]
  /// The functions of the same instance that it calls, and how often, where a loop counts as two; and what it sets.
  var callees: [String: Int] = [:]
  var assigned: Set<String> = []
  /// What it hands on to them by name, and how often.
  var handedOn: [HandedOnNames: Int] = [:]
  /// The properties that have observers.
  private let observed: Set<String>
  /// The loops around what is looked at, and what a turn of one of them binds.
  private var loops = 0
  private var boundInTurns: Set<String> = []

  init(observed: Set<String>) {
    self.observed = observed
    super.init(viewMode: .sourceAccurate)
  }

  var localNames: Set<String> { Set(locals.keys).union(unwrapped.keys) }

  /// Whether it answers questions about properties at all.
  var tellsAnything: Bool {
    !copied.isEmpty || ![given, filled, numbered, named, switched, cased].allSatisfy(\.isEmpty)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let expression): count(Operands(expression))
    case .matchingPattern(let match): count(match.text, about: match.initializer.value.text)
    case .optionalBinding(let binding):
      let question = binding.questionOfNil
      count(question ?? binding.text, about: question ?? binding.initializer?.value.text ?? "")
    case .availability: break
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [node.subject]
    // Of several things each row may ask for each again.
    for part in parts where part.is(DeclReferenceExprSyntax.self) {
      for _ in parts.prefix(2) { count(Operands(part)) }
    }
    if let question = node.questionOfNil { count(question, about: question) }
    noteRows(node)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    count(Operands(node.condition))
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    loops += 1
    return .visitChildren
  }

  override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    loops += 1
    return .visitChildren
  }

  override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }

  override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }

  /// A loop asks whether there is something in what it goes over.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    loops += 1
    if let question = node.emptiness {
      counts[question, default: 0] += 1
      emptiness.insert(question)
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression?.as(DeclReferenceExprSyntax.self) { returned.insert(name.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!", ExprSyntax(node).isKept { count(Operands(ExprSyntax(node))) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "isEmpty", ExprSyntax(node).isKept { count(Operands(ExprSyntax(node))) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).isKept, node.elements.contains(where: \.isOfCondition) { count(Operands(ExprSyntax(node))) }
    for question in Operands(ExprSyntax(node)).questionsOfDefaults { count(question, about: question) }
    if let ternary = Operands.ternary(ExprSyntax(node)) {
      let assignment = ternary.condition.elements.lastIndex { $0.is(AssignmentExprSyntax.self) }
      count(Operands(ternary.condition.elements[(assignment.map { $0 + 1 } ?? 0)...]))
    }
    if let assignment = Assignment(ExprSyntax(node)) {
      let name = assignment.target.trimmedDescription.nameWithoutSelf
      if assignment.value.mayTellPresence { given.insert(name) }
      if assignment.value.single?.writtenEmptiness != nil { filled.insert(name) }
      assigned.insert(name)
      noteSet(assignment.target)
      if assignment.value.mayTellCase(of: name) { cased.insert(name) }
      if variables.contains(name), assignment.value.mayTellVariable { switched.insert(name) }
      if let value = assignment.value.single?.as(DeclReferenceExprSyntax.self) {
        copied[name, default: []].insert(value.trimmedDescription)
        count(assignment.value)
      }
      switch assignment.value.single.flatMap(WrittenValue.init) {
      case .integer?: numbered.insert(name)
      case .string?: named.insert(name)
      case nil:
        if observed.contains(name), assignment.value.mayTellFlag { switched.insert(name) }
      }
    } else {
      if let name = Operands(ExprSyntax(node)).nameGivenElements { fill(name) }
      if let target = node.elements.first, node.elements.count > 2 { noteSet(target) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (condition, isSure) = ExprSyntax(node).requirement, isSure { count(Operands(condition)) }
    let name = node.calledExpression.nameBehindSelf
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      noteSet(base)
      if node.isToggle, variables.contains(base.trimmedDescription) { switched.insert(base.trimmedDescription) }
    }
    if node.calledExpression.is(DeclReferenceExprSyntax.self) || !name.contains(".") {
      callees[name, default: 0] += loops > 0 ? 2 : 1
    }
    if let names = HandedOnNames(node) { handedOn[names, default: 0] += loops > 0 ? 2 : 1 }
    if let asked = node.askedCollection { filled.insert(asked.nameBehindSelf) }
    if node.leavesEmpty != nil, let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      fill(base.nameBehindSelf)
    }
    return .visitChildren
  }

  /// What is given elements or loses them, which observers may answer.
  private func fill(_ name: String) {
    filled.insert(name)
    assigned.insert(name.nameWithoutSelf)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindingSpecifier.text == "var" {
      variables.formUnion(node.bindings.flatMap { $0.pattern.boundNames })
    }
    for binding in node.bindings {
      noteDeclared(binding)
      if let value = binding.initializer?.value, let step = NumberStep(ahead: Operands(value)) {
        ahead[binding.pattern.text] = step
        copied[step.name, default: []].insert(binding.pattern.text)
      }
      guard let name = binding.initializer?.value.nameBehindSelf, !name.isEmpty else { continue }
      copied[name, default: []].insert(binding.pattern.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    locals[node.innerName, default: 0] += 1
    places[node.innerName] = node.parent?.parent?.parent?.parent?.id
    parts.others.insert(node.innerName)
    if node.isInout { variables.insert(node.innerName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // What a turn of a loop binds is another one in the next.
    let times = boundAgain.contains(node.id) ? 0 : node.isBoundByWhile ? 2 : 1
    if node.isUnwrapped {
      unwrapped[node.identifier.identifierText, default: 0] += times
    } else {
      locals[node.identifier.identifierText, default: 0] += times
    }
    if loops > 0 { boundInTurns.insert(node.identifier.identifierText) }
    noteBound(node, isInTurns: loops > 0)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    for name in node.ownNames {
      locals[name, default: 0] += 1
      parts.others.insert(name)
    }
    bodies += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { bodies -= 1 }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorDeclSyntax) { bodies -= 1 }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { bodies -= 1 }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    lent.formUnion(node.expression.trimmedDescription.names)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    noteBoundAgain(node)
    return .visitChildren
  }

  /// Whether the next turn of a loop asks the same: about nothing that a turn binds, or that can change there.
  private func isAskedInTurns(about value: String) -> Bool {
    let names = value.names
    return loops > 0 && !names.isEmpty && names.isDisjoint(with: boundInTurns) && names.isDisjoint(with: variables)
      && !value.isAboutMembers
  }

  private func count(_ text: String, about value: String) {
    counts[text, default: 0] += isAskedInTurns(about: value) ? 2 : 1
  }

  private func count(_ term: Operands) {
    let parts = term.elements.split { ["&&", "||"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
    if parts.count > 1 { wholes[term.text, default: 0] += 1 }
    for part in parts.map({ Operands($0) }) {
      if let inner = part.unwrapped {
        count(inner)
      } else if let prefix = part.single?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        count(Operands(prefix.expression))
      } else if part.single?.is(BooleanLiteralExprSyntax.self) != true {
        let text = RepeatedQuestions.text(of: part)
        count(text, about: text)
        noteComparison(part)
      }
    }
  }
}

extension ExprSyntax {
  /// Whether it is the value of a constant or of an argument, or what a function gives.
  fileprivate var isKept: Bool {
    guard let parent else { return false }
    return parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
      || parent.is(CodeBlockItemSyntax.self) || parent.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }

  fileprivate var isOfCondition: Bool {
    let symbol = self.as(BinaryOperatorExprSyntax.self)?.operator.text
    return symbol.map { ["&&", "||", "==", "!=", "<", ">", "<=", ">="].contains($0) } ?? false
  }
}

extension IdentifierPatternSyntax {
  /// `name` of `if let name` and of `if let name = name`.
  fileprivate var isUnwrapped: Bool {
    guard let binding = parent?.as(OptionalBindingConditionSyntax.self), binding.bindingSpecifier.text == "let" else {
      return false
    }
    return binding.initializer.map { $0.value.trimmedDescription == identifier.text } ?? true
  }

  /// `next` of `while let next = queue.next()`.
  fileprivate var isBoundByWhile: Bool {
    let condition = sequence(first: Syntax(self), next: \.parent).first {
      $0.is(ConditionElementSyntax.self) || $0.is(CodeBlockItemSyntax.self)
    }
    return condition?.parent?.parent?.is(WhileStmtSyntax.self) == true
  }
}

extension OptionalBindingConditionSyntax {
  /// The question to which its answer is no: `task == nil` for `let task` and `let running = task`.
  var questionOfNil: String? {
    guard let value = initializer?.value else { return "\(pattern.text) == nil" }
    return value.questionOfNil
  }
}

extension ExprSyntax {
  /// Whether there is nothing in a place: `task == nil` for `task` and `self.task`.
  var questionOfNil: String? {
    let isMember = self.as(MemberAccessExprSyntax.self)?.base?.is(DeclReferenceExprSyntax.self) == true
    return self.is(DeclReferenceExprSyntax.self) || isMember ? "\(text) == nil" : nil
  }
}

extension Operands {
  /// `last == nil` for `last ?? .idle`.
  fileprivate var questionsOfDefaults: [String] {
    elements.indices.dropFirst().dropLast().compactMap { index in
      guard elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
        Operands(elements[index + 1]).isCase
      else { return nil }
      return elements[index - 1].questionOfNil
    }
  }

  /// Whether it is a `Bool` that is written, or a name.
  fileprivate var mayTellFlag: Bool {
    single.map { $0.is(BooleanLiteralExprSyntax.self) || $0.is(DeclReferenceExprSyntax.self) } ?? false
  }

  /// Whether a `Bool` that is a variable may be known to hold it: a condition, a `Bool` that is written, or a name.
  fileprivate var mayTellVariable: Bool { isCondition || mayTellFlag }

  /// Whether it is a case, or a name, a call or a choice, which may give one to a place of another name.
  fileprivate func mayTellCase(of name: String) -> Bool {
    guard let single else { return isChoice(besides: name) }
    return single.is(MemberAccessExprSyntax.self) || single.is(DeclReferenceExprSyntax.self)
      || single.is(FunctionCallExprSyntax.self)
  }

  /// Whether it is nil, or written, a name or a call, which may give something at all times.
  fileprivate var mayTellPresence: Bool {
    guard let single else { return false }
    return single.is(NilLiteralExprSyntax.self) || single.is(FunctionCallExprSyntax.self)
      || single.is(TryExprSyntax.self) || single.is(AwaitExprSyntax.self) || single.is(DeclReferenceExprSyntax.self)
      || single.is(MemberAccessExprSyntax.self) || single.isWritten
  }
}
