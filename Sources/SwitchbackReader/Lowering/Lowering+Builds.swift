import SwiftSyntax
import SwitchbackGraph

/// What only some builds do.
extension Lowering {
  /// `#if` inside a function is a choice that comes out the same each time. Where it is more than one of statements, it is
  /// not guessed: what it may assign is unknown, and where it may leave the way ends; one that does neither is of no account.
  mutating func conditional(_ conditional: IfConfigDeclSyntax, scope: Scope) -> [Statement] {
    if let choice = buildChoice(conditional, scope: scope) { return choice }
    let site = Site(text: conditional.firstLine, offset: conditional.offset)
    if conditional.canLeave || conditional.clauses.contains(where: \.defers) {
      return [.giveUp(Unknown(site: site, why: "'#if' inside the body is not followed"))]
    }
    let why = "'#if' inside the body is not followed"
    let changes = changes(in: conditional, scope: scope)
    if !changes.isEmpty || conditional.mayGoElsewhere || machine.steps != nil || callsNever(in: conditional, scope) {
      unread(why, at: conditional.offset)
    }
    let losses = onlyShows(conditional) ? [] : changes.map { Statement.lose($0, Unknown(site: site, why: why)) }
    return asksAgain ? losses + [.forget()] : losses
  }

  /// - Parameter destination: where the values of the branches go; nil for statements.
  private mutating func buildChoice(
    _ conditional: IfConfigDeclSyntax,
    scope: Scope,
    to destination: Destination? = nil
  ) -> [Statement]? {
    guard machine.steps == nil, !conditional.declaresForOthers, !onlyShows(conditional) else { return nil }
    var otherwise = Block()
    for clause in conditional.clauses.reversed() {
      guard let items = clause.statements else { return nil }
      let chosen = block(items, scope: scope, to: destination)
      guard let question = clause.question else {
        otherwise = chosen
        continue
      }
      guard let asked = asked(question) else { return nil }
      otherwise = Block(statements: [.branch(asked, then: chosen, otherwise: otherwise)])
    }
    return otherwise.statements
  }

  /// A body that is nothing but `#if`, each branch of which is a value.
  mutating func buildValue(_ items: CodeBlockItemListSyntax, scope: Scope, to destination: Destination) -> Block? {
    guard items.count == 1, let conditional = items.first?.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self),
      conditional.clauses.allSatisfy({ clause in
        clause.statements.map { $0.count == 1 && $0.first?.expression != nil } ?? false
      })
    else { return nil }
    return buildChoice(conditional, scope: scope, to: destination).map { Block(statements: $0) }
  }

  /// In which builds each of the branches is there; nil where that is not asked.
  mutating func builds(with conditional: IfConfigDeclSyntax) -> [Condition]? {
    guard machine.steps == nil else { return nil }
    var (builds, others) = ([Condition](), [Condition]())
    for clause in conditional.clauses {
      guard let question = clause.question else {
        builds.append(.all(others))
        continue
      }
      guard let asked = asked(question) else { return nil }
      builds.append(.all(others + [asked]))
      others.append(.not(asked))
    }
    return builds
  }

  private mutating func asked(_ question: (text: String, isNegated: Bool)) -> Condition? {
    if let holds = Bool(String(question.text.dropFirst(String.build.count))) {
      return holds != question.isNegated ? .all([]) : .any([])
    }
    guard let slot = slot(ofBuild: question.text) else { return nil }
    let holds = Condition.holds(slot, text: question.text)
    return question.isNegated ? .not(holds) : holds
  }

  /// What the build answers, which is the same wherever that is asked.
  private mutating func slot(ofBuild question: String) -> Slot? {
    if let known = questions[question] { return known.slot }
    guard let slot = questionSlots[question] else { return nil }
    questions[question] = Question(
      slot: slot,
      text: question,
      locals: [],
      function: machine.offset,
      isConstant: true,
      isPlain: true
    )
    return slot
  }

  /// What the functions and the properties of the machine's types ask of the build.
  var askedBuilds: Set<String> {
    let finder = BuildFinder(viewMode: .sourceAccurate)
    for type in Set([machine.owner, machine.stateType]).compactMap({ machine.declarations.types[$0] }) {
      let bodies =
        type.functions.compactMap(\.body).map { Syntax($0) } + type.initializers.compactMap(\.body).map { Syntax($0) }
        + type.bindings.compactMap(\.accessorBlock).map { Syntax($0) }
      for body in bodies where body.syntaxTextBytes.contains(UInt8(ascii: "#")) { finder.walk(body) }
    }
    return finder.found
  }

  private func callsNever(in syntax: some SyntaxProtocol, _ scope: Scope) -> Bool {
    machine.declarations.surveys.fresh(syntax, includingClosures: true).calls.contains { call in
      let own = machine.declarations.types[scope.owner]?.functions(named: call.name) ?? []
      return (own + machine.declarations.functions).contains { function in
        function.name.identifierText == call.name && function.neverReturns
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// The names that its branches declare for what follows.
  var declaredNames: [String] {
    let items = clauses.compactMap { $0.elements?.as(CodeBlockItemListSyntax.self) }.flatMap { Array($0) }
    let guarded = items.compactMap { $0.item.as(GuardStmtSyntax.self) }.flatMap(\.conditions.boundNames)
    let declared = items.compactMap { $0.item.as(DeclSyntax.self) }
    return guarded
      + declared.flatMap { declaration in
        if let nested = declaration.as(IfConfigDeclSyntax.self) { return nested.declaredNames }
        if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.identifierText] }
        return declaration.as(VariableDeclSyntax.self)?.bindings.flatMap(\.pattern.boundNames) ?? []
      }
  }

  /// Whether what stands behind it in the same list names what a branch declares.
  fileprivate var declaresForOthers: Bool {
    let names = Set(declaredNames)
    guard !names.isEmpty, let list = parent?.parent?.as(CodeBlockItemListSyntax.self) else { return !names.isEmpty }
    return list.lazy.filter { $0.position >= endPosition }.contains { item in
      item.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }
  }

  /// Whether something throws, waits or jumps in it.
  fileprivate var mayGoElsewhere: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .keyword(.await), .keyword(.break), .keyword(.continue), .keyword(.fallthrough): true
      case .keyword(.try): token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .postfixQuestionMark
      default: false
      }
    }
  }
}

/// What is asked of the build.
private final class BuildFinder: SyntaxVisitor {
  private(set) var found: Set<String> = []

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let question = node.question { found.insert(question.text) }
    return .visitChildren
  }
}

extension IfConfigClauseSyntax {
  /// What it asks of the build, and whether that must not be so; nil for `#else`.
  var question: (text: String, isNegated: Bool)? {
    guard let condition else { return nil }
    let negated = condition.as(PrefixOperatorExprSyntax.self)?.expression
    let asked = Operands(negated ?? condition)
    return (String.build + (asked.unwrapped ?? asked).text, negated != nil)
  }

  /// In which builds it is there: `#if DEBUG`, and `#if !DEBUG` of `#else`.
  var builds: String {
    let all = parent?.as(IfConfigClauseListSyntax.self).map { Array($0) } ?? []
    let others = all.prefix { $0.id != id }.compactMap(\.condition)
    let asked = condition.map { [$0.text] } ?? others.map { Match.negation(of: $0.text) }
    return String.build + asked.heldTogether
  }

  /// Whether something in it waits for the end of what is around it.
  fileprivate var defers: Bool {
    elements?.as(CodeBlockItemListSyntax.self)?.contains { $0.item.is(DeferStmtSyntax.self) } ?? false
  }

  /// What it does, if that is statements that end with it.
  fileprivate var statements: CodeBlockItemListSyntax? {
    switch elements {
    case .statements(let items): defers ? nil : items
    case nil: []
    default: nil
    }
  }
}
