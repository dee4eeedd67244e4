import SwiftSyntax

/// Questions that are made of others, and constants that hold the answer: `let isBoth = isOpen && isReady`. What is known of
/// the one is known of the other, as long as all of it is about constants.
extension Lowering {
  /// A condition that is asked more than once as a whole; of its parts a no tells nothing.
  mutating func answered(_ condition: Condition, byWhole term: Operands, scope: Scope) -> Condition {
    guard isLasting(condition), let first = term.elements.first,
      let (function, repeated) = repeatedQuestions(around: Syntax(first)), repeated.wholes.contains(term.text)
    else { return condition }
    let names = term.text.names
    guard names.allSatisfy({ scope[$0] != nil }), names.isSubset(of: repeated.plainLocals),
      names.isDisjoint(with: repeated.variables)
    else { return condition }
    let key = "\(term.text) @\(function)"
    let slot = questions[key]?.slot ?? slot(of: .bool)
    questions[key] = Question(
      slot: slot,
      text: term.text,
      locals: names,
      function: function,
      isConstant: true,
      isPlain: true
    )
    return .answered(slot, condition)
  }

  /// Notes what a constant asks that is a condition.
  mutating func noteKept(_ statements: [Statement], in slot: Slot) {
    guard case .assign(slot, .condition(let condition), _)? = statements.last, isLasting(condition) else { return }
    keptConditions[slot.id] = condition
  }

  /// The answers about constants that have their names for themselves: what is asked by them means these.
  var namedAnswers: [Int: [String: Int]] {
    guard !questions.isEmpty, let type = machine.declarations.types[machine.owner] else { return [:] }
    let bound = type.functions.compactMap(\.body).reduce(into: [String: Int]()) { counts, body in
      for name in BoundNameFinder.names(in: body) { counts[name, default: 0] += 1 }
    }
    return questions.filter { key, question in
      key == "\(question.text) @\(question.function)" && question.isConstant && !question.locals.isEmpty
        && question.locals == question.text.names
        && question.locals.allSatisfy { bound[$0] == nil && !unsaidNames.contains($0) }
    }.reduce(into: [:]) { $0[$1.value.function, default: [:]][$1.value.text] = $1.value.slot.id }
  }

  /// Whether nothing can change what is asked.
  private func isLasting(_ condition: Condition) -> Bool {
    switch condition {
    case .holds(let slot, _), .answered(let slot, _):
      keptConditions[slot.id] != nil || questions.values.contains { $0.slot == slot && $0.isConstant }
    case .not(let inner): isLasting(inner)
    case .all(let parts), .any(let parts): !parts.isEmpty && parts.allSatisfy(isLasting)
    default: false
    }
  }
}

/// The names that patterns and closures bind.
private final class BoundNameFinder: SyntaxVisitor {
  private var found: Set<String> = []

  static func names(in body: CodeBlockSyntax) -> Set<String> {
    let finder = BoundNameFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.identifier.identifierText)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    found.formUnion(node.ownNames)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.innerName)
    return .visitChildren
  }
}
