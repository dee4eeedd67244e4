import SwiftSyntax

/// `try` and `await`.
extension Lowering {
  /// What an expression under `try` may throw leaves from here; `try?` makes nil of it, and `try!` stops.
  mutating func attempt(
    _ expression: TryExprSyntax,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    let inner = Operands(expression.expression)
    let waiting = inner.single?.as(AwaitExprSyntax.self)
    let tried = waiting?.expression ?? inner.single
    let isKnown =
      tried.map {
        inlined($0, scope: scope) != nil || !self.mayFail($0, scope: scope) || resultAsked($0, scope: scope) != nil
          || isReadOfThrowing($0, scope: scope)
      } ?? false
    let mayFail: [Statement] =
      failing(behind: expression, scope: scope)
      ?? (isKnown
        ? failing(inArgumentsOf: tried, scope: scope)
        : checkingCancellation(
          inner,
          [.mayFail(failure(failure(of: inner), of: expression.covered, scope: scope), offset: expression.offset)],
          offset: expression.offset
        ))
    let isForced = expression.questionOrExclamationMark?.text == "!"
    let failing = isForced ? [] : mayFail
    var lowered =
      if let waiting {
        awaited(waiting, failing: failing, to: destination, expected: expected, scope: scope)
      } else {
        failing + lower(inner, to: destination, expected: expected, scope: scope)
      }
    switch expression.questionOrExclamationMark?.text {
    case nil: return lowered
    case "!":
      let stop = Block(statements: [.trap(offset: expression.offset)])
      return mayFail.isEmpty ? [.attempt(Block(statements: lowered), catching: stop)] : lowered
    default:
      if case .slot(let slot) = destination, let type = tried.flatMap({ followedType($0, scope: scope) }),
        !type.isTracked,
        !type.isOptional
      {
        lowered.append(.assign(slot, .constant(.something(nil)), inner.site))
      }
      let site = Site(text: expression.text, offset: expression.offset)
      let nothing = Block(statements: finish(.none, at: site, to: destination))
      return [.attempt(Block(statements: lowered), catching: nothing)]
    }
  }

  /// The type of what `try` gives, where its function is followed.
  func triedType(_ attempt: TryExprSyntax, scope: Scope) -> ValueType? {
    let inner = attempt.expression.as(AwaitExprSyntax.self)?.expression ?? attempt.expression
    var type = followedType(inner, scope: scope)
    if attempt.questionOrExclamationMark?.text == "?" { type?.isOptional = true }
    return type
  }

  private func followedType(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    guard let call = inlined(expression, scope: scope) else { return typeOfResult(expression, scope: scope) }
    // Even of what gives nothing `try?` tells whether it came back.
    return resultType(of: call, scope: scope) ?? (call.givesNothing ? .other : nil)
  }

  /// Whether it is nil or not is known of what `try?` and a function with an optional result give, where that is followed, and
  /// of what gives `nil` on some ways: `if`, `switch`, `? :`, and a closure that runs where it stands.
  func isKnownToBe(_ term: Operands, scope: Scope) -> Bool {
    if let inner = term.unwrapped { return isKnownToBe(inner, scope: scope) }
    if isChainWaitedFor(term, scope: scope) || isNamedElsewhere(term, scope: scope) { return true }
    if let ternary = Operands.ternary(term) {
      return [Operands(ternary.first), ternary.second].contains { $0.single?.is(NilLiteralExprSyntax.self) == true }
    }
    guard let expression = term.single else { return false }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return expression.branchValues?.contains { $0.is(NilLiteralExprSyntax.self) } == true
    }
    if calledClosureType(expression, scope: scope)?.isOptional == true { return true }
    if let waiting = expression.as(AwaitExprSyntax.self) {
      return isKnownToBe(Operands(waiting.expression), scope: scope)
    }
    guard let attempt = expression.as(TryExprSyntax.self) else {
      return followedType(expression, scope: scope)?.isOptional == true
    }
    guard let mark = attempt.questionOrExclamationMark else {
      return isKnownToBe(Operands(attempt.expression), scope: scope)
    }
    return mark.text == "?" && triedType(attempt, scope: scope) != nil
  }

  /// What `try?` or `try!` does where nobody asks for its value.
  func contained(_ expression: TryExprSyntax, _ statements: [Statement]) -> [Statement] {
    guard !statements.isEmpty else { return [] }
    let isForced = expression.questionOrExclamationMark?.text == "!"
    let catching = Block(statements: isForced ? [.trap(offset: expression.offset)] : [])
    return [.attempt(Block(statements: statements), catching: catching)]
  }

  /// What is awaited begins at once; its value, or its error, comes when others may have had their turn.
  ///
  /// - Parameter failing: what leaves where it throws.
  mutating func awaited(
    _ waiting: AwaitExprSyntax,
    failing: [Statement] = [],
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    let inner = Operands(waiting.expression)
    guard machine.isShared, waits(for: waiting, scope: scope) else {
      return self.waiting(forArgumentsOf: waiting.expression, scope: scope) + failing
        + lower(inner, to: destination, expected: expected, scope: scope)
    }
    let slot = slot(of: expected)
    let suspension = suspension(
      at: waiting.expression,
      failing: failing,
      unchained: unwaitedAnswer(to: waiting, scope: scope).map { [.assign(slot, $0, inner.site)] } ?? [],
      scope: scope
    )
    return lower(inner, to: .slot(slot), expected: expected, scope: scope) + suspension
      + finish(.slot(slot), at: inner.site, to: destination)
  }

  /// Whether others may have had their turn behind an `await`; where a function is followed, what it waits for tells.
  func waits(for waiting: AwaitExprSyntax, scope: Scope) -> Bool {
    if standsAtCall(waiting) { return false }
    guard let call = inlined(waiting.expression, scope: scope) else { return true }
    // What the caller gave may wait for anything.
    if case .closure = call.callee { return true }
    // An actor keeps its turn while it calls itself.
    guard case .function(let function) = call.callee, call.receiver == .machine,
      machine.declarations.types[machine.owner]?.declaration?.is(ClassDeclSyntax.self) == true
    else { return false }
    return hops(waiting.expression, to: function) || waitsForItselfOnly(function)
  }

  /// Whether it stands in a closure that is taken for one that runs where it is given, so that nobody waits there.
  private func standsAtCall(_ waiting: AwaitExprSyntax) -> Bool {
    let around = sequence(first: Syntax(waiting), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
    let takenAtCalls = machine.declarations.surveys.facts.takenAtCalls
    return around.first { _ in true }.map { takenAtCalls.contains($0.offset) } ?? false
  }

  /// Whether all that a function waits for is its own type's, so that nothing in it begins an event.
  private func waitsForItselfOnly(_ function: FunctionDeclSyntax, depth: Int = 4) -> Bool {
    let found = function.body.map(AwaitFinder.all) ?? []
    guard depth > 0, !found.isEmpty else { return false }
    return found.allSatisfy { waiting in
      guard let expression = waiting?.expression,
        case .function(let inner)? = inlined(expression, scope: Scope(receiver: .machine, owner: machine.owner))?.callee
      else { return false }
      return inner.body.map { !$0.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } }
        == true
        || waitsForItselfOnly(inner, depth: depth - 1)
    }
  }

  /// While a class or an actor waits, others can change its state; what it does then is an event of its own.
  ///
  /// - Parameter failing: what leaves where it throws.
  /// - Parameter unchained: what is done where a chain has nothing to wait for.
  mutating func suspension(
    at expression: ExprSyntax,
    failing: [Statement] = [],
    unchained: [Statement] = [],
    scope: Scope
  ) -> [Statement] {
    guard machine.isShared else { return [] }
    let waiting = Statement.suspend(Operands(expression).site, resumption: resumption(at: expression))
    guard let (condition, isCalledElse) = conditionToWait(for: expression, scope: scope) else {
      return [waiting] + leaving(taskAwaitedIn: expression, scope: scope) + failing
    }
    let (then, otherwise) = noting([waiting] + failing, otherwise: isCalledElse ? failing : unchained, at: expression)
    return [.branch(condition, then: then, otherwise: otherwise)]
  }

  /// When it comes to waiting: where a chain has something to wait for, and where a function of the same type does so.
  ///
  /// - Returns: the condition, and whether it is called where that does not hold.
  private func conditionToWait(for expression: ExprSyntax, scope: Scope) -> (Condition, isCalledElse: Bool)? {
    // Without an instance there is no state.
    if let first = firstLink(of: expression, scope: scope) {
      let text = "\(first.text.asOperand) != nil"
      let condition = presence(of: Operands(first), scope: scope).map { Condition.exists($0, text: text) }
      return (condition ?? .text(text), false)
    }
    guard !alwaysWaits(for: expression) else { return nil }
    return (whereLasting(.text("\(expression.text) waits"), toWaitFor: expression), true)
  }

  /// - Parameter holds: whether conditions of a function are known to hold.
  func alwaysWaits(
    for expression: ExprSyntax,
    depth: Int = 4,
    where holds: (ConditionElementListSyntax) -> Bool = { _ in false }
  ) -> Bool {
    guard expression.chained.allSatisfy(\.isSelf) else { return false }
    guard depth > 0, let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledName,
      call.calledExpression.nameBehindSelf == name,
      let functions = machine.declarations.types[machine.owner]?.functions(named: name), functions.count == 1,
      let body = functions[0].body, !functions[0].runsElsewhere, !AwaitFinder.all(in: body).isEmpty
    else { return true }
    return withoutActuallyEscaping(holds) { holds in
      let known = WithoutWaiting.Known(waits: { alwaysWaits(for: $0, depth: depth - 1, where: holds) }, holds: holds)
      return WithoutWaiting(body.statements, where: known) == .nowhere
    }
  }

  /// What a function of the same type waits for is the business of the one that waits for it.
  mutating func waited(_ statement: Statement, of call: InlinedCall, scope: Scope) -> Statement {
    guard scope.receiver == .machine, machine.isShared, let expression = call.syntax,
      case .function(let function) = call.callee, function.signature.effectSpecifiers?.asyncSpecifier != nil
    else { return statement }
    return .awaiting(Block(statements: [statement]), resumption: resumption(at: expression))
  }

  /// The event that begins behind an `await`.
  private mutating func resumption(at expression: ExprSyntax) -> Int {
    resumption(at: expression, of: told(toCase: expression)?.waitedName ?? expression.waitedName ?? "await")
  }

  mutating func resumption(at expression: ExprSyntax, of name: String) -> Int {
    let site = Operands(expression).site
    if let known = resumptions.firstIndex(where: { $0.offset == site.offset }) { return known }
    resumptions.append((laterName(in: Syntax(expression), of: name), site.offset))
    return resumptions.count - 1
  }

  /// The event that something is which a function leaves behind: `connect(whenComplete)`.
  mutating func laterName(in syntax: Syntax, of callee: String) -> String {
    let around = sequence(first: syntax, next: \.parent)
    let member = around.first { $0.memberName != nil }
    let function = member?.memberName ?? "init"
    let text = "\(function)(\(callee)"
    laterNames[text, default: 0] += 1
    let count = laterNames[text] ?? 1
    let name = count == 1 ? "\(text))" : "\(text) \(count))"
    let owner = member?.as(FunctionDeclSyntax.self)
    laterOrigins.append(
      LaterOrigin(name: name, text: text, callee: callee, function: owner, offset: syntax.offset)
    )
    return name
  }
}

/// Where something stands that is left behind, and the function of which it has its name.
struct LaterOrigin {
  var name: String
  /// The name without a number.
  var text: String
  var callee: String
  var function: FunctionDeclSyntax?
  var offset: Int
}

extension LaterOrigin {
  fileprivate func fullText(among functions: [FunctionDeclSyntax]) -> String {
    guard let function else { return text }
    let alike = functions.filter { $0.signatureText == function.signatureText }
    return "\(function.signatureText(among: alike))(\(callee)"
  }
}

extension Lowering {
  /// The events, and what they wait for, numbered as they stand in the source; by the full names of their functions where
  /// several of one name leave something behind.
  mutating func withFullNames(_ events: [Program.Event]) -> [Program.Event] {
    var names: [String: String] = [:]
    for origins in Dictionary(grouping: laterOrigins, by: \.text).values where origins.count > 1 {
      let functions = Dictionary(grouping: origins.compactMap(\.function), by: \.offset).compactMap(\.value.first)
      var counts: [String: Int] = [:]
      for origin in origins.sorted(by: { $0.offset < $1.offset }) {
        let text = functions.count > 1 ? origin.fullText(among: functions) : origin.text
        counts[text, default: 0] += 1
        let count = counts[text] ?? 1
        names[origin.name] = count == 1 ? "\(text))" : "\(text) \(count))"
      }
    }
    for index in resumptions.indices {
      resumptions[index].name = names[resumptions[index].name] ?? resumptions[index].name
    }
    return events.map { event in
      var event = event
      if event.isClosure { event.name = names[event.name] ?? event.name }
      return event
    }
  }
}

extension ExprSyntax {
  /// What is waited for, by its last name: `load` of `client.load()`, `pages` of `pages[.first]`, `a` of `(a, b)`.
  fileprivate var waitedName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledName ?? call.calledExpression.waitedName }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.waitedName }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.waitedName }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.waitedName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.waitedName }
    if let negated = self.as(PrefixOperatorExprSyntax.self) { return negated.expression.waitedName }
    return self.as(TupleExprSyntax.self)?.elements.lazy.compactMap(\.expression.waitedName).first
  }
}

extension PatternBindingSyntax {
  fileprivate var isLazy: Bool {
    parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "lazy" } ?? false
  }
}

extension Syntax {
  /// What it is called, if it is a function, or a property that is computed or lazy.
  fileprivate var memberName: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.identifierText }
    guard let binding = self.as(PatternBindingSyntax.self),
      binding.getter != nil || binding.isLazy || !binding.observers.isEmpty
    else { return nil }
    return binding.pattern.trimmedDescription
  }
}
