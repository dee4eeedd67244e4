import SwiftSyntax

/// A statement that changes a variable that holds a table.
struct TableChange {
  var what: WrittenTable.What
  var syntax: Syntax
}

/// Finds the changes of a variable in a piece of source, in order.
final class TableChangeFinder: SyntaxVisitor {
  private(set) var found: [TableChange] = []
  private let names: Set<String>
  private let member: String?

  private init(of names: Set<String>, member: String?) {
    (self.names, self.member) = (names, member)
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameters:
  ///   - names: how the variable is written there: `table`, `self.table`.
  ///   - member: the name of the variable, if it may be that of any instance: `flow.table`.
  static func changes(
    of names: Set<String>,
    orMember member: String? = nil,
    in syntax: some SyntaxProtocol
  ) -> [TableChange] {
    let finder = TableChangeFinder(of: names, member: member)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression) {
      guard isTable(assignment.target.root) else { return .visitChildren }
      found.append(TableChange(what: what(assignment), syntax: Syntax(expression)))
      return .skipChildren
    }
    let elements = Operands(expression).elements
    if let symbol = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text, symbol.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!=="].contains(symbol), isTable(elements[0].root)
    {
      add(.anything(why: "what '\(symbol)' does to the table is not followed"), at: expression)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if isTable(node.expression.root) {
      add(.anything(why: "what is given '\(node.text)' may change it, which is not followed"), at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      isTable(base.root), Self.changes(member.declName.baseName.text)
    else { return .visitChildren }
    if let added = TableBuilders.added(by: node) {
      for what in added { add(what, at: node) }
      return .skipChildren
    }
    add(.anything(why: "what '\(member.declName.baseName.text)' does to the table is not followed"), at: node)
    return .visitChildren
  }

  private func add(_ what: WrittenTable.What, at syntax: some SyntaxProtocol) {
    found.append(TableChange(what: what, syntax: Syntax(syntax)))
  }

  /// Whether a function of the table changes rows, as far as its name tells.
  private static func changes(_ function: String) -> Bool {
    let verbs: Set = [
      "add", "append", "clear", "configure", "define", "insert", "load", "merge", "pop", "register", "remove",
      "replace",
      "set", "swap", "update",
    ]
    let words = NameWords(function).words
    // What is told of a move makes none.
    guard let first = words.first, let last = words.last, !Self.listeners.contains(last) else { return false }
    return verbs.contains(first)
  }

  private static let listeners: Set = [
    "handler", "handlers", "observer", "observers", "listener", "listeners", "callback", "callbacks", "delegate",
    "subscriber", "subscribers", "hook", "hooks",
  ]

  private func isTable(_ root: ExprSyntax) -> Bool {
    if names.contains(root.trimmedDescription) { return true }
    return member != nil && root.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText == member
  }

  private func what(_ assignment: Assignment) -> WrittenTable.What {
    let value = assignment.value.single ?? assignment.target
    let keys = assignment.target.subscripts
    guard assignment.value.single != nil, let keys, keys.count <= 2 else {
      return .anything(why: "what is assigned here is computed by '\(assignment.value.text)'")
    }
    switch keys.count {
    case 0: return .all(value)
    case 1: return .row(state: keys[0], value)
    default:
      let manner: WrittenTable.Manner = assignment.target.isOptionalChain ? .replacesInRow : .replaces
      return .cell(state: keys[0], event: keys[1], target: value, manner)
    }
  }
}

extension ExprSyntax {
  /// What stands before all subscripts: `self.table` of `self.table[.login]?[.next]`.
  fileprivate var root: ExprSyntax {
    if let inner = self.as(SubscriptCallExprSyntax.self)?.calledExpression { return inner.root }
    return unwrappedOptional?.single.map(\.root) ?? self
  }

  /// `table[.login]?[.next]`, which does nothing where there is no row.
  fileprivate var isOptionalChain: Bool {
    self.as(SubscriptCallExprSyntax.self)?.calledExpression.is(OptionalChainingExprSyntax.self) ?? false
  }

  /// The keys from the outside in; nil where a subscript has none or too many.
  fileprivate var subscripts: [ExprSyntax]? {
    if let inner = unwrappedOptional?.single { return inner.subscripts }
    guard let call = self.as(SubscriptCallExprSyntax.self) else { return [] }
    let arguments = Array(call.arguments)
    // `table[.login, default: [:]]` is the row itself.
    guard let key = arguments.first, key.label == nil,
      arguments.dropFirst().allSatisfy({ $0.label?.text == "default" }),
      let outer = call.calledExpression.subscripts
    else { return nil }
    return outer + [key.expression]
  }
}
