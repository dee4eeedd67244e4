import SwiftSyntax

/// Whether a function does no more with a state than to look it up in a table and to put there, or give, what it found.
///
/// What it does besides must not matter to the state: `log(next)` does not, `guard isReady else { return }` does.
struct PlainLookUp {
  private var question: TableQuestion
  /// What the state is called where it is set.
  private let places: Set<String>
  /// The functions of the type that ask the table or set the state.
  private let others: Set<String>
  /// Whether the function gives the next state.
  var givesState = false
  /// Whether the table is a local of the function.
  var isLocal = false

  init(_ question: TableQuestion, places: Set<String>, others: Set<String>) {
    (self.question, self.places, self.others) = (question, places, others)
  }

  func isAll(of body: CodeBlockSyntax) -> Bool {
    let own = places.union([question.state, question.event] + (isLocal ? [] : [question.table]))
    guard own.isDisjoint(with: body.boundNames), body.tokens(viewMode: .sourceAccurate).allSatisfy(\.isNoTry) else {
      return false
    }
    return isPlain(body.statements)
  }

  private func isPlain(_ items: CodeBlockItemListSyntax) -> Bool {
    var plain = self
    var isSuspended = false
    for item in items {
      // While it waits somebody else may set the state.
      if isSuspended, touches(item) { return false }
      isSuspended = isSuspended || item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
      guard plain.take(item) else { return false }
    }
    return true
  }

  /// When a closure runs is not known, so that what was found before it may be about another state.
  private func isPlain(_ closure: ClosureExprSyntax) -> Bool {
    var inside = self
    inside.question.locals = [:]
    return inside.isPlain(closure.statements)
  }

  private mutating func take(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return isHarmless(item) }
      return variable.bindings.allSatisfy { take($0, isConstant: variable.bindingSpecifier.text == "let") }
    case .stmt(let statement): return take(statement)
    case .expr(let expression): return take(expression)
    }
  }

  private mutating func take(_ binding: PatternBindingSyntax, isConstant: Bool) -> Bool {
    if isLocal, binding.pattern.trimmedDescription == question.table { return true }
    guard let value = binding.initializer?.value, let found = question.found(by: value) else {
      return isHarmless(binding)
    }
    return isConstant && bind(binding.pattern, to: found)
  }

  private mutating func bind(_ pattern: PatternSyntax, to found: TableQuestion.Found) -> Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return false }
    question.locals[name] = found
    return true
  }

  private mutating func take(_ statement: StmtSyntax) -> Bool {
    if let check = statement.as(GuardStmtSyntax.self) {
      return take(check.conditions) && isHarmless(check.body, leaves: true)
    }
    if let inner = statement.as(ExpressionStmtSyntax.self)?.expression { return take(inner) }
    guard let value = statement.as(ReturnStmtSyntax.self)?.expression else {
      return isHarmless(statement, leaves: statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self))
    }
    return gives(value)
  }

  /// Whether what is given is what was found, or says no more than that.
  private func gives(_ value: ExprSyntax) -> Bool {
    if let call = value.closureRun { return isPlain(call) }
    let isKnown = isNext(Operands(value)) || question.isState(value) || value.is(NilLiteralExprSyntax.self)
    return isKnown || !givesState && isHarmless(value)
  }

  private mutating func take(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.allSatisfy { element in
      switch element.condition {
      case .optionalBinding(let binding):
        guard binding.bindingSpecifier.text == "let", let value = binding.initializer?.value,
          let found = question.found(by: value)
        else { return false }
        return bind(binding.pattern, to: found)
      case .expression(let condition):
        let parts = Operands(condition).elements
        return parts.count == 3 && parts[1].trimmedDescription == "!=" && parts[2].is(NilLiteralExprSyntax.self)
          && question.found(by: parts[0]) != nil
      default: return false
      }
    }
  }

  private mutating func take(_ expression: ExprSyntax) -> Bool {
    if let choice = expression.as(IfExprSyntax.self) {
      guard !isHarmless(choice) else { return true }
      var inside = self
      guard inside.take(choice.conditions), inside.isPlain(choice.body.statements) else { return false }
      switch choice.elseBody {
      case .codeBlock(let block)?: return isHarmless(block, leaves: true)
      case .ifExpr?: return false
      case nil: return true
      }
    }
    if let assignment = Assignment(expression), places.contains(assignment.target.nameBehindSelf) {
      return isNext(assignment.value)
    }
    if let closure = expression.closureRun { return isHarmless(expression) || isPlain(closure) }
    if isLocal, let target = Assignment(expression)?.target, target.tokens(named: question.table).count == 1 {
      return true
    }
    return isHarmless(expression) || givesState && gives(expression)
  }

  /// What was found, be it with `?? state` behind it.
  private func isNext(_ value: Operands) -> Bool {
    let parts = value.split(by: "??")
    guard let first = parts.first?.single, question.found(by: first) == .target else { return false }
    return parts.count == 1 || parts.count == 2 && parts[1].single.map(question.isState) == true
  }

  // MARK: What does not matter

  private func touches(_ syntax: some SyntaxProtocol) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == question.table } || sets(syntax)
  }

  private func sets(_ syntax: some SyntaxProtocol) -> Bool {
    AssignmentFinder.assignments(in: syntax).contains { places.contains($0.assignment.target.nameBehindSelf) }
  }

  /// - Parameter leaves: whether the function may end there.
  private func isHarmless(_ syntax: some SyntaxProtocol, leaves: Bool = false) -> Bool {
    guard !touches(syntax), leaves || !syntax.canLeave else { return false }
    return !syntax.tokens(viewMode: .sourceAccurate).contains { token in
      guard let called = token.parent?.as(DeclReferenceExprSyntax.self) else { return token.isLent }
      let name = called.baseName.identifierText
      return others.contains(name) || ["precondition", "assert"].contains(name)
    }
  }
}

extension TokenSyntax {
  /// `try?` hands no error on.
  fileprivate var isNoTry: Bool {
    tokenKind != .keyword(.try) || nextToken(viewMode: .sourceAccurate)?.tokenKind == .postfixQuestionMark
  }
}

extension ExprSyntax {
  /// The closure of `lock.withLock { … }`, which is all that the call is given.
  fileprivate var closureRun: ClosureExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    return call.trailingClosure
  }
}
