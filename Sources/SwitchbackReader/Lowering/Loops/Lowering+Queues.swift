import SwiftSyntax

/// Loops that take out of a queue what was sent, `while let next = queue.popFirst() { … }`: which event that is depends on all
/// that was put in before.
extension Lowering {
  /// What such a loop does to the state is not followed.
  mutating func drained(by statement: StmtSyntax, scope: Scope) -> [Statement]? {
    guard let loop = TakingLoop(statement), let queue = queue(drainedBy: loop, scope: scope),
      changes(in: loop.body, scope: scope).contains(.state)
    else { return nil }
    let site = Site(text: statement.firstLine, offset: statement.offset)
    return [.lose(.state, Unknown(site: site, why: "which event comes out of '\(queue)' is not followed"))]
  }

  /// The same of a function that takes something out of a queue and calls itself for the rest.
  func drained(by function: FunctionDeclSyntax, scope: Scope) -> Block? {
    guard let loop = takingLoop(function), let queue = queue(drainedBy: loop, scope: scope),
      changes(in: loop.body, scope: scope).contains(.state)
    else { return nil }
    let site = Site(text: "\(function.name.identifierText)()", offset: function.offset)
    let lost = Unknown(site: site, why: "which event comes out of '\(queue)' is not followed")
    return Block(statements: [.lose(.state, lost)])
  }

  private func takingLoop(_ function: FunctionDeclSyntax) -> TakingLoop? {
    guard let body = function.body else { return nil }
    let name = function.name.identifierText
    let callsItself = machine.declarations.surveys.survey(body).calls.contains { $0.isOnSelf && $0.name == name }
    return callsItself ? TakingLoop(Syntax(function), body) : nil
  }

  /// Says of a function that takes one event after the other out of a queue that each is drawn by itself.
  mutating func assumeQueues() {
    guard let type = machine.declarations.types[machine.owner], machine.table == nil else { return }
    let entries = Set(machine.entries.filter { !$0.isEvent }.map(\.function.name.identifierText))
    for function in type.functions where !entries.contains(function.name.identifierText) {
      guard let body = function.body else { continue }
      let scope = Scope(receiver: .machine, owner: type.path)
      for loop in LoopFinder.loops(in: body) + [takingLoop(function)].compactMap(\.self) {
        guard let queue = queue(drainedBy: loop, scope: scope),
          let entry = machine.declarations.surveys.fresh(loop.body).calls.first(where: {
            $0.isOnSelf && entries.contains($0.name)
          })
        else { continue }
        let name = function.name.identifierText
        assume("'\(name)' gives '\(entry.name)' one event after the other out of '\(queue)'; each is drawn by itself")
      }
    }
  }

  /// The queue of events of which a loop takes one each turn.
  private func queue(drainedBy loop: TakingLoop, scope: Scope) -> String? {
    let events = namesOfEvents(in: scope)
    guard !events.isEmpty else { return nil }
    let bound = loop.conditions
      .filter { $0.pattern.trimmedDescription != scope.madeEvent }.compactMap { $0.initializer?.value }
    let declared = loop.body.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      .filter { $0.pattern.trimmedDescription != scope.madeEvent }.compactMap { $0.initializer?.value }
    return (bound + declared).lazy.compactMap { value -> String? in
      guard let name = value.drainedName, let binding = binding(of: name, at: loop.syntax, scope: scope),
        binding.mentions(events) || binding.initializer?.value.mentionsEvent(scope) == true
      else { return nil }
      return name
    }.first
  }

  /// Those of their enums, and of what the type calls by another name and holds them.
  private func namesOfEvents(in scope: Scope) -> Set<String> {
    var names = Set(machine.events.compactMap(\.shape?.path.lastName))
    if names.isEmpty, machine.hasMethodsOnly {
      // Where the methods are the events, what a queue holds may be any enum.
      let enums = machine.declarations.types.values.filter { $0.enumeration != nil && $0.path != machine.stateType }
      names = Set(enums.map(\.path.lastName))
    }
    let aliases = (machine.declarations.types[scope.owner]?.members ?? []).compactMap {
      $0.as(TypeAliasDeclSyntax.self)
    }
    let ofEvents = aliases.filter { alias in
      alias.initializer.value.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
    return names.union(ofEvents.map(\.name.identifierText))
  }

  private func binding(of name: String, at loop: Syntax, scope: Scope) -> PatternBindingSyntax? {
    for parent in sequence(first: loop, next: \.parent).dropFirst() {
      let items = parent.as(CodeBlockItemListSyntax.self)?.prefix { $0.position < loop.position } ?? []
      let found = items.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        .last { $0.pattern.trimmedDescription == name }
      if let found { return found }
      if parent.is(FunctionDeclSyntax.self) { break }
    }
    return machine.declarations.types[scope.owner]?.properties[name]
  }
}

extension PatternBindingSyntax {
  /// Whether its type, or its value, names one of some types.
  fileprivate func mentions(_ types: Set<String>) -> Bool {
    let written = [typeAnnotation.map { Syntax($0) }, initializer.map { Syntax($0) }].compactMap(\.self)
    return written.flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }.contains { types.contains($0.text) }
  }
}

extension ExprSyntax {
  /// `queue` of `queue.popFirst()`, `self.queue.removeFirst()` and `queue[index]`.
  var drainedName: String? {
    let called: ExprSyntax?
    if let call = self.as(FunctionCallExprSyntax.self) {
      called = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    } else {
      called = self.as(SubscriptCallExprSyntax.self)?.calledExpression ?? self.as(MemberAccessExprSyntax.self)?.base
    }
    guard let name = called?.nameBehindSelf, !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return name
  }

  /// `[event]`
  fileprivate func mentionsEvent(_ scope: Scope) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if case .slot(.event) = scope[token.identifierText] { true } else { false }
    }
  }
}

/// A loop that may take something out of a queue in each turn.
private struct TakingLoop {
  var syntax: Syntax
  /// What it binds where it asks whether there is more.
  var conditions: [OptionalBindingConditionSyntax] = []
  var body: CodeBlockSyntax

  init?(_ statement: StmtSyntax) {
    syntax = Syntax(statement)
    if let loop = statement.as(WhileStmtSyntax.self) {
      conditions = loop.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      body = loop.body
    } else if let loop = statement.as(RepeatStmtSyntax.self) {
      body = loop.body
    } else {
      return nil
    }
    conditions += body.conditionsOfTaking
  }

  init(_ syntax: Syntax, _ body: CodeBlockSyntax) {
    (self.syntax, self.body) = (syntax, body)
    conditions = body.conditionsOfTaking
  }
}

extension CodeBlockSyntax {
  /// `let next = queue.first` of `guard let next = queue.first else { break }`.
  fileprivate var conditionsOfTaking: [OptionalBindingConditionSyntax] {
    let lists = statements.compactMap { item in
      item.item.as(GuardStmtSyntax.self)?.conditions ?? item.expression?.as(IfExprSyntax.self)?.conditions
    }
    return lists.joined().compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .filter { $0.initializer?.value.takesOne == true }
  }
}

extension ExprSyntax {
  /// Whether it is a call, or the first or the last of something.
  fileprivate var takesOne: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return ["first", "last"].contains(member.declName.baseName.text)
    }
    return self.is(FunctionCallExprSyntax.self)
  }
}

private final class LoopFinder: SyntaxVisitor {
  private var loops: [TakingLoop] = []

  static func loops(in body: CodeBlockSyntax) -> [TakingLoop] {
    let finder = LoopFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.loops
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { add(StmtSyntax(node)) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { add(StmtSyntax(node)) }

  private func add(_ statement: StmtSyntax) -> SyntaxVisitorContinueKind {
    if let loop = TakingLoop(statement) { loops.append(loop) }
    return .visitChildren
  }
}
