import SwiftSyntax

/// A statement that changes a variable that holds a table.
struct TableChange {
  var what: WrittenTable.What
  var syntax: Syntax
  /// Why it may not happen, where that is so.
  var doubt: WrittenTable.Doubt?
}

/// Finds the changes of a variable in a piece of source, in order.
final class TableChangeFinder: SyntaxVisitor {
  private(set) var found: [TableChange] = []
  private var names: Set<String>
  private let member: String?
  /// Whether other names can mean the same table, as those of an object do.
  private let isShared: Bool
  /// What closures call what they are given beside the table, which may be the table.
  private var perhaps: Set<String> = []
  private var around: [(names: Set<String>, perhaps: Set<String>)] = []

  private init(of names: Set<String>, member: String?, isShared: Bool) {
    (self.names, self.member, self.isShared) = (names, member, isShared)
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameters:
  ///   - names: how the variable is written there: `table`, `self.table`.
  ///   - member: the name of the variable, if it may be that of any instance: `flow.table`.
  ///   - isShared: whether the table may be an object, which locals can name as well.
  static func changes(
    of names: Set<String>,
    orMember member: String? = nil,
    isShared: Bool = false,
    in syntax: some SyntaxProtocol
  ) -> [TableChange] {
    let finder = TableChangeFinder(of: names, member: member, isShared: isShared)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    around.append((names, perhaps))
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockItemListSyntax) {
    if let last = around.popLast() { (names, perhaps) = last }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { rename(value, node.pattern) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { rename(value, node.pattern) }
    return .visitChildren
  }

  /// `let machine = self.machine`
  private func rename(_ value: ExprSyntax, _ pattern: PatternSyntax) {
    guard isShared, isTable(value.withoutMarks), let name = pattern.boundNames.first else { return }
    names.insert(name)
  }

  /// `configure(machine) { $0.addRoute(…) }`
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    around.append((names, perhaps))
    let call = node.call
    guard isShared, call?.arguments.contains(where: { isTable($0.expression) }) == true else { return .visitChildren }
    perhaps.formUnion(node.parameterNames.isEmpty ? ["$0"] : node.parameterNames)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if let last = around.popLast() { (names, perhaps) = last }
  }

  /// `rows.forEach(machine.add)`
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let name = node.declName.baseName.text
    if !isCalled, node.parent?.is(LabeledExprSyntax.self) == true, let base = node.base, isTable(base),
      TableVerbs.change(name)
    {
      add(.anything(why: "what '\(name)' does to the table is not followed"), at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression) {
      guard isTable(assignment.target.root) else {
        if isPart(assignment.target) {
          add(.anything(why: "what is assigned to '\(assignment.target.text)' is not followed"), at: expression)
        }
        return .visitChildren
      }
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
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return .visitChildren
    }
    let name = member.declName.baseName.text
    let isIt = isTable(base.root)
    guard isIt || perhaps.contains(base.trimmedDescription) else { return .visitChildren }
    let adds = TableVerbs.add(name) || isIt && TableVerbs.addsByLabels(node, named: name)
    let added = adds ? TableBuilders.added(by: node) : nil
    guard added != nil || isIt && (TableVerbs.change(name) || TableVerbs.change(node, named: name)) else {
      return .visitChildren
    }
    if let added {
      for what in added { add(what, at: node) }
      return .skipChildren
    }
    add(.anything(why: "what '\(name)' does to the table is not followed"), at: node)
    return .visitChildren
  }

  private func add(_ what: WrittenTable.What, at syntax: some SyntaxProtocol) {
    found.append(TableChange(what: what, syntax: Syntax(syntax)))
  }

  private func isTable(_ root: ExprSyntax) -> Bool {
    if names.contains(root.trimmedDescription) { return true }
    return member != nil && root.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText == member
  }

  /// `machine.transitions[.login] = …`: the rows themselves, inside of an object.
  private func isPart(_ target: ExprSyntax) -> Bool {
    guard isShared, let part = target.root.as(MemberAccessExprSyntax.self), let base = part.base,
      isTable(base.withoutMarks)
    else { return false }
    return TableEvidence.sayRows(NameWords(part.declName.baseName.identifierText))
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
