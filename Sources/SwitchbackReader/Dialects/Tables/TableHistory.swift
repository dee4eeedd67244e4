import SwiftSyntax

/// What is done to a variable that holds a table, in the order in which the program does it.
struct TableHistory {
  private(set) var steps: [WrittenTable.Step] = []
  private(set) var assumptions: [String] = []
  /// How the variable is written.
  private let names: Set<String>
  /// The functions that the statements may call to fill the table.
  private let functions: [FunctionDeclSyntax]
  private var followed: Set<String> = []
  /// Whether it may be an object, which other names can mean as well.
  private let isShared: Bool

  init(of names: Set<String>, functions: [FunctionDeclSyntax] = [], isShared: Bool = false) {
    self.names = names
    self.functions = functions
    self.isShared = isShared
  }

  var hasRows: Bool { steps.contains(where: \.hasRows) }

  /// What a variable begins with.
  mutating func begin(with value: ExprSyntax) {
    add(.all(value), at: Syntax(value), doubt: nil)
  }

  /// What a call puts into it that is not followed.
  mutating func doubt(_ made: ExprSyntax) {
    add(.anything(why: "what '\(made.text)' puts into the table is not followed"), at: Syntax(made), doubt: nil)
  }

  /// The same table under other names.
  func renamed(_ names: Set<String>, functions: [FunctionDeclSyntax], isShared: Bool) -> TableHistory {
    var history = TableHistory(of: names, functions: functions, isShared: isShared)
    history.steps = steps
    return history
  }

  /// Statements that run one after the other; what is inside of others may not happen.
  mutating func follow(_ items: some Sequence<CodeBlockItemSyntax>, doubt: WrittenTable.Doubt? = nil) {
    var doubt = doubt
    for item in items {
      let changes = TableChangeFinder.changes(of: names, isShared: isShared, in: item)
      if let called = calledFunction(item), let body = called.body, followed.insert(called.name.identifierText).inserted
      {
        follow(body.statements, doubt: doubt)
      }
      for change in changes { add(change.what, at: change.syntax, doubt: doubt ?? self.doubt(about: change, in: item)) }
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
  func holds(_ change: TableChange) -> Bool { steps.contains { $0.syntax.id == change.syntax.id } }

  /// Another table may be given in the place of this one.
  mutating func doubtAll() {
    let why = "what gives the table may end before, with another one"
    for index in steps.indices { steps[index].doubt = .init(condition: "…", why: why) }
  }

  mutating func assume(_ text: String) { assumptions.append(text) }

  private mutating func add(_ what: WrittenTable.What, at syntax: Syntax, doubt: WrittenTable.Doubt?) {
    steps.append(WrittenTable.Step(what: what, syntax: syntax, doubt: doubt))
    guard case .all(let value) = what, let closure = value.builder else { return }
    // What the closure is given is the table itself.
    var inside = TableHistory(of: Set(closure.parameterNames.isEmpty ? ["$0"] : closure.parameterNames))
    inside.follow(closure.statements, doubt: doubt)
    steps += inside.steps
    for change in TableBuilders.nested(in: closure) {
      add(change.what, at: change.syntax, doubt: change.doubt ?? doubt)
    }
  }

  /// The function of the same type that a statement calls, be it as `self.fill()`.
  private func calledFunction(_ item: CodeBlockItemSyntax) -> FunctionDeclSyntax? {
    guard let call = item.item.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    let plain = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    return functions.first { $0.name.identifierText == plain }
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
        let text = clause.poundKeyword.text + (clause.condition.map { " \($0.text)" } ?? "")
        return .init(condition: text, why: "it stands inside '#if', so that it depends on the build")
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
