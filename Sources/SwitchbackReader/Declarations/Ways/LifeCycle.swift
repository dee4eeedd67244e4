import SwiftSyntax

/// Whether a function gives a place a value, waits for something, and gives it another one.
struct LifeCycle {
  /// What the place goes by.
  fileprivate let names: Set<String>
  /// The functions of the type that assign it, themselves or by one of these that they call or give away: `show(.loading)`.
  private let setters: [String: [FunctionDeclSyntax]]
  /// The case that it has at first, where nobody else can set it.
  fileprivate let first: String?
  /// Whether closures outlive a function without naming the instance.
  fileprivate let needsNoSelf: Bool

  init(
    of names: Set<String>,
    first: ExprSyntax?,
    needsNoSelf: Bool,
    in functions: [(function: FunctionDeclSyntax, survey: Survey)]
  ) {
    (self.names, self.needsNoSelf) = (names, needsNoSelf)
    self.first = first.flatMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText }
    var found = functions.indices.filter { index in
      let survey = functions[index].survey
      return !survey.allAssigned.isDisjoint(with: names)
    }
    var more = found
    while !more.isEmpty {
      let known = Set(found.map { functions[$0].function.name.identifierText })
      more = functions.indices.filter { !found.contains($0) && functions[$0].survey.usesOwn(known) }
      found += more
    }
    setters = Dictionary(grouping: found.map { functions[$0].function }, by: \.name.identifierText)
  }

  var isFound: Bool {
    setters.values.joined().contains { function in
      let finder = LifeCycleFinder(self)
      if let body = function.body { finder.walk(body) }
      return finder.isLifeCycle
    }
  }

  /// The function that is called, if it is one of those that assign the place.
  fileprivate func setter(calledBy call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    let name = call.calledExpression.nameBehindSelf
    guard let setters = setters[name] else { return nil }
    let written = Survey.CallName(
      base: nil,
      name: name,
      arguments: [],
      labels: call.arguments.map { $0.label?.identifierText },
      hasTrailingClosure: call.trailingClosure != nil
    )
    return setters.first { $0.answers(written) }
  }

  /// The function that is given away to be called later.
  fileprivate func setter(named reference: DeclReferenceExprSyntax) -> FunctionDeclSyntax? {
    guard let setter = setters[reference.baseName.identifierText]?.first, let value = FunctionValue(reference),
      value.call != nil, !value.timing.isAtOnce
    else { return nil }
    return setter
  }
}

/// What is assigned to a place, and whether there is an `await` in between, or a closure that is left behind.
private final class LifeCycleFinder: SyntaxVisitor {
  private let cycle: LifeCycle
  private var values = ValuesOnWays()
  /// What the function itself assigns before an `await`, and behind that, on whatever way.
  private var (before, since): (Set<String>, Set<String>) = ([], [])
  /// The closures around that are not known to run at once; whether one is known to run later.
  private var closures: [Bool] = []
  /// The functions that are followed, each with the values that its parameters are given.
  private var followed: [(offset: Int, given: [String: String])] = []
  private var count = 0
  private var hasWaited = false
  /// What is assigned behind an `await`, other than what the place has at first.
  private var outcomes: Set<String> = []
  private(set) var isLifeCycle = false

  init(_ cycle: LifeCycle) {
    self.cycle = cycle
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter isFollowed: whether what is waited for says itself whether it waits.
  private func wait(isFollowed: Bool = false) -> SyntaxVisitorContinueKind {
    if !isFollowed {
      values.wait()
      hasWaited = true
    }
    if followed.isEmpty { before.formUnion(since) }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    wait(isFollowed: node.expression.as(FunctionCallExprSyntax.self).flatMap { cycle.setter(calledBy: $0) } != nil)
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    node.awaitKeyword == nil ? .visitChildren : wait()
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// What is deferred comes last in the block or closure in which it stands.
  override func visitPost(_ node: CodeBlockItemListSyntax) {
    for item in node.reversed() {
      if let deferred = item.item.as(DeferStmtSyntax.self) { walk(deferred.body) }
    }
  }

  // MARK: Closures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.timing.isAtOnce { return .visitChildren }
    closures.append(node.timing == .later)
    // What is put into a property is not handed on: it comes with something else.
    values.enter(isHandedOn: node.call != nil)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if node.timing.isAtOnce { return }
    closures.removeLast()
    values.leave(goesOn: node.isStarted)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let setter = cycle.setter(named: node) else { return .visitChildren }
    closures.append(true)
    values.enter(isHandedOn: true)
    follow(setter, given: [:])
    values.leave(goesOn: false)
    closures.removeLast()
    return .skipChildren
  }

  // MARK: Ways

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    values.fork(isNext: node.parent?.is(IfExprSyntax.self) == true)
    return .visitChildren
  }

  override func visitPost(_ node: IfExprSyntax) {
    values.join(isNext: node.parent?.is(IfExprSyntax.self) == true)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    values.fork()
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { values.join() }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    values.fork()
    return .visitChildren
  }

  override func visitPost(_ node: GuardStmtSyntax) { values.join() }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    values.begin()
    return .visitChildren
  }

  override func visitPost(_ node: SwitchCaseSyntax) { values.end(isLeft: node.statements.leavesFunction) }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.isBranch { values.begin() }
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) {
    if node.isBranch { values.end(isLeft: node.statements.leavesFunction) }
  }

  // MARK: Assignments

  /// What an assignment waits for itself comes before it.
  override func visitPost(_ node: SequenceExprSyntax) { note(ExprSyntax(node)) }

  override func visitPost(_ node: InfixOperatorExprSyntax) { note(ExprSyntax(node)) }

  private func note(_ expression: ExprSyntax) {
    guard let assignment = Assignment(expression), let name = place(of: assignment.target) else { return }
    note(value(of: assignment.value), isBare: assignment.target.trimmedDescription == name)
  }

  private func note(_ value: String, isBare: Bool) {
    let isLater = closures.contains(true) || !closures.isEmpty && (cycle.needsNoSelf || !isBare)
    if followed.isEmpty {
      isLifeCycle = isLifeCycle || before.contains { $0 != value }
      since.insert(value)
    }
    if values.hadOther(than: value) || isLater && values.hadOtherOutside(than: value) { isLifeCycle = true }
    values.insert(value, isAtOnce: !isLater)
    noteOutcome(value)
  }

  /// What is `.loading` at first, and is given two other cases behind an `await`, was waited for as well.
  private func noteOutcome(_ value: String) {
    guard hasWaited, let first = cycle.first, value != first else { return }
    outcomes.insert(value)
    if outcomes.count > 1 { isLifeCycle = true }
  }

  /// What is sent to a subject, too, comes behind what the call waits for.
  private func note(sentBy call: FunctionCallExprSyntax) {
    guard let sent = Subject.sent(by: call), place(of: sent.subject, called: sent.name) != nil else { return }
    note(value(of: Operands(sent.value)), isBare: sent.subject.is(DeclReferenceExprSyntax.self))
  }

  /// What the place is called here, if it is the one.
  private func place(of target: ExprSyntax) -> String? { place(of: target, called: target.nameBehindSelf) }

  private func place(of target: ExprSyntax, called name: String) -> String? {
    if cycle.names.contains(name) { return name }
    guard let dot = name.firstIndex(of: "."), cycle.names.contains(String(name[name.index(after: dot)...])) else {
      return nil
    }
    let base = String(name[..<dot]).withoutUnwrapping
    return SelfAliases.around(target).contains(base) ? String(name[name.index(after: dot)...]) : nil
  }

  /// A case goes by its name, and what a function is given by what that is.
  private func value(of value: Operands) -> String {
    let callee = value.single?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value.single
    if let member = callee?.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
    let text = value.text
    return followed.last?.given[text] ?? text
  }

  // MARK: Functions

  override func visitPost(_ node: FunctionCallExprSyntax) {
    note(sentBy: node)
    guard let setter = cycle.setter(calledBy: node) else { return }
    var given: [String: String] = [:]
    var arguments = Array(node.arguments)[...]
    for parameter in setter.signature.parameterClause.parameters {
      guard let argument = arguments.first, argument.label?.identifierText == parameter.label else { continue }
      given[parameter.innerName] = value(of: Operands(argument.expression))
      arguments.removeFirst()
    }
    follow(setter, given: given)
  }

  /// Of functions that call each other often, the first calls tell enough.
  private func follow(_ function: FunctionDeclSyntax, given: [String: String]) {
    guard count < 50, !followed.contains(where: { $0.offset == function.offset }), let body = function.body else {
      return
    }
    count += 1
    followed.append((function.offset, given))
    walk(body)
    followed.removeLast()
  }
}

extension Survey {
  /// Whether it calls one of some functions of the type, or names it to be called by others.
  fileprivate func usesOwn(_ functions: Set<String>) -> Bool {
    (calls + callsLater).contains { $0.isOnSelf && functions.contains($0.name) }
      || values.contains { functions.contains($0.name) }
  }
}

extension CodeBlockSyntax {
  /// Whether it is one of the ways on which an `if` or a `guard` goes on.
  fileprivate var isBranch: Bool { parent?.is(IfExprSyntax.self) == true || parent?.is(GuardStmtSyntax.self) == true }
}

extension CodeBlockItemListSyntax {
  fileprivate var leavesFunction: Bool {
    guard let last = last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }
}
