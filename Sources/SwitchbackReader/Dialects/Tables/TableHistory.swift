import SwiftSyntax

/// What is done to a variable that holds a table, in the order in which the program does it.
struct TableHistory {
  private(set) var steps: [WrittenTable.Step] = []
  private(set) var assumptions: [String] = []
  /// How the variable is written.
  private var names: Set<String>
  /// The functions that may make the table, or fill it.
  private var makers: TableMakers
  /// The tables that parameters are.
  private let given: [String: TableHistory]
  /// The functions that have filled it, by where they stand, and whether they added anything.
  private var followed: [Int: Bool] = [:]
  /// What was given to these, and the changes in the place of which others stand.
  private var handedOn: Set<SyntaxIdentifier> = []
  /// Whether it may be an object, which other names can mean as well.
  private let isShared: Bool
  /// Whether it is a local, so that functions beside it do not see it.
  private var isLocal: Bool

  init(
    of names: Set<String>,
    makers: TableMakers,
    given: [String: TableHistory] = [:],
    isShared: Bool = false,
    isLocal: Bool = true
  ) {
    (self.names, self.makers, self.given) = (names, makers, given)
    (self.isShared, self.isLocal) = (isShared, isLocal)
  }

  var hasRows: Bool { steps.contains(where: \.hasRows) }

  /// What a variable begins with.
  mutating func begin(with value: ExprSyntax) {
    add(.all(value), at: Syntax(value), doubt: nil)
  }

  /// The same table under other names.
  func renamed(_ names: Set<String>, isShared: Bool, isLocal: Bool) -> TableHistory {
    var history = TableHistory(of: names, makers: makers, isShared: isShared, isLocal: isLocal)
    history.steps = steps
    return history
  }

  /// Statements that run one after the other; what is inside of others may not happen.
  mutating func follow(_ items: some Sequence<CodeBlockItemSyntax>, doubt: WrittenTable.Doubt? = nil) {
    var doubt = doubt
    for item in items {
      let changes = TableChangeFinder.changes(of: names, isShared: isShared, in: item)
      if let call = item.item.as(FunctionCallExprSyntax.self) { follow(call, doubt: doubt) }
      let loop = item.item.as(ForStmtSyntax.self)
      let each = loop.flatMap { EachCase($0) }
      for change in changes where !handedOn.contains(change.syntax.id) {
        if let each, let inside = loop?.body.statements.first(where: { $0.endPosition > change.syntax.position }),
          inside.position <= change.syntax.position
        {
          let what = WrittenTable.What.each(each.name, each.cases, change.what)
          add(what, at: change.syntax, doubt: doubt ?? self.doubt(about: change, in: inside))
        } else {
          add(change.what, at: change.syntax, doubt: doubt ?? self.doubt(about: change, in: item))
        }
      }
      if doubt == nil, item.canLeave, !item.item.is(ReturnStmtSyntax.self) {
        doubt = .init(condition: "…", why: "what stands before it may end the function, so that it may not happen")
      }
    }
  }

  /// A change of which nobody knows when it happens.
  mutating func suspect(_ change: TableChange, because why: String) {
    let doubt = WrittenTable.Doubt(condition: change.syntax.firstLine, why: why)
    add(change.what, at: change.syntax, doubt: doubt)
  }

  /// Whether a change is among the steps.
  func holds(_ change: TableChange) -> Bool {
    handedOn.contains(change.syntax.id) || steps.contains { $0.syntax.id == change.syntax.id }
  }

  /// Another table may be given in the place of this one.
  mutating func doubtAll() {
    let why = "what gives the table may end before, with another one"
    for index in steps.indices { steps[index].doubt = .init(condition: "…", why: why) }
  }

  mutating func assume(_ text: String) { assumptions.append(text) }

  private mutating func add(_ what: WrittenTable.What, at syntax: Syntax, doubt: WrittenTable.Doubt?) {
    if case .all(let value) = what, let made = made(by: value) {
      handedOn.insert(syntax.id)
      steps += made.steps.map { step in
        var step = step
        step.doubt = step.doubt ?? doubt
        return step
      }
      return
    }
    steps.append(WrittenTable.Step(what: what, syntax: syntax, doubt: doubt))
    guard case .all(let value) = what else { return }
    if value.isMadeByFunction {
      let why = "what '\(value.text)' puts into the table is not followed"
      steps.append(WrittenTable.Step(what: .anything(why: why), syntax: Syntax(value), doubt: doubt))
    }
    guard let closure = value.builder else { return }
    // What the closure is given is the table itself.
    let names = Set(closure.parameterNames.isEmpty ? ["$0"] : closure.parameterNames)
    var inside = TableHistory(of: names, makers: makers)
    inside.follow(closure.statements, doubt: doubt)
    steps += inside.steps
    for change in TableBuilders.nested(in: closure) {
      add(change.what, at: change.syntax, doubt: change.doubt ?? doubt)
    }
  }

  /// What a value does that is another table, or what a function makes of this one.
  private func made(by value: ExprSyntax) -> TableHistory? {
    let table = { (name: String) in names.contains(name) ? self : given[name] }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText { return given[name] }
    return value.as(FunctionCallExprSyntax.self).flatMap { makers.history(of: $0, given: table) }
  }

  /// A function of the same type, be it as `self.fill()`, or one that is given the table: `fill(&table)`.
  private mutating func follow(_ call: FunctionCallExprSyntax, doubt: WrittenTable.Doubt?) {
    guard let (function, path) = makers.maker(calledBy: call), let body = function.body else { return }
    let places = call.places(in: function) ?? []
    let taken = places.filter { names.contains($1.handedOn(isShared).trimmedDescription) }
    let told = call.isInitializersOwn(function) && !makers.follows(function) ? places.told(in: body) : [:]
    let isOwn = !isLocal && path == makers.owner && !function.declares(anyOf: names)
    guard taken.count == 1 || taken.isEmpty && isOwn else { return }
    handedOn.formUnion(taken.map { $1.id })
    if let added = followed[function.offset], told.isEmpty {
      let why = "what '\(function.name.identifierText)' does when it is called again is not followed"
      if added { add(.anything(why: why), at: Syntax(call), doubt: doubt) }
      return
    }
    let (count, around) = (steps.count, (names, makers, isLocal))
    followed[function.offset] = true
    names = Set(taken.map { $0.0.innerName }).union(isOwn ? names : [])
    (makers, isLocal) = (makers.inside(function, of: path), !isOwn)
    follow(body.statements, doubt: doubt)
    for index in count..<max(count, steps.count) { steps[index].what = steps[index].what.replacing(told) }
    (names, makers, isLocal) = around
    followed[function.offset] = steps.count > count
  }

  /// Nothing where no other statement decides whether the change happens.
  private func doubt(about change: TableChange, in item: CodeBlockItemSyntax) -> WrittenTable.Doubt? {
    let around = Array(sequence(first: change.syntax, next: \.parent).prefix { $0.id != item.id })
    for syntax in around {
      if let condition = syntax.as(IfExprSyntax.self) {
        let isElse = condition.elseBody?.contains(change.syntax) ?? false
        let text = isElse ? Match.negation(of: condition.conditions.text) : condition.conditions.text
        return .init(condition: text, why: "it stands inside an 'if', so that it may not happen")
      }
      if let closure = syntax.as(ClosureExprSyntax.self) {
        return .init(condition: closure.firstLine, why: "it stands in a closure, and when that runs is not followed")
      }
      if let clause = syntax.as(IfConfigClauseSyntax.self) {
        return .init(condition: clause.builds, why: "it stands inside '#if', so that it depends on the build")
      }
    }
    guard around.contains(where: { $0.is(CodeBlockItemListSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    return .init(condition: item.firstLine, why: "it stands inside of another statement, which is not followed")
  }
}

extension IfExprSyntax.ElseBody {
  fileprivate func contains(_ syntax: Syntax) -> Bool {
    (offset..<endPosition.utf8Offset).contains(syntax.offset)
  }
}

extension ExprSyntax {
  /// The closure behind the arguments of what makes a table.
  fileprivate var builder: ClosureExprSyntax? { self.as(FunctionCallExprSyntax.self)?.trailingClosure }
}

extension ExprSyntax {
  /// `fill(&table)` and `Loader.table()`, other than a call that makes a value of a type.
  fileprivate var isMadeByFunction: Bool {
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    if called.is(DictionaryExprSyntax.self) || called.is(ArrayExprSyntax.self) || called.is(ClosureExprSyntax.self) {
      return false
    }
    let name = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
    return name.lastName.map { $0 != "init" && $0.first?.isUppercase == false } ?? true
  }

  /// What a function is given that can change it: `table` of `&table`, and of `table` where that is an object.
  fileprivate func handedOn(_ isShared: Bool) -> ExprSyntax {
    self.as(InOutExprSyntax.self)?.expression ?? (isShared ? self : ExprSyntax(MissingExprSyntax()))
  }
}
