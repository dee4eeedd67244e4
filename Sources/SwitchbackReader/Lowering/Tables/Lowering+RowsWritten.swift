import SwiftSyntax

/// The rows that constants write down: `[Row(from: .idle, …), …]`, `base + extra`, `isPro ? proRows : freeRows`.
extension Lowering {
  struct WrittenRow {
    var value: ExprSyntax
    /// That in which it is written.
    var scope: Scope
    var conditions: [RowCondition] = []
  }

  /// One under which a row is there.
  struct RowCondition {
    var asked: Operands
    var scope: Scope
    var isMet: Bool
  }

  struct WrittenRows {
    var rows: [WrittenRow]
    var type: RecordType
  }

  /// What holds of the rows where they are asked for, and where that is known.
  mutating func conditions(of rows: [WrittenRow]) -> (before: [Statement], slots: [Int: Slot]) {
    var (before, slots): ([Statement], [Int: Slot]) = ([], [:])
    for condition in rows.flatMap(\.conditions) where slots[condition.asked.site.offset] == nil {
      let slot = slot(of: .bool)
      slots[condition.asked.site.offset] = slot
      let asked = self.condition(condition.asked, scope: condition.scope)
      let site = condition.asked.site
      let (holds, fails) = (Statement.assign(slot, .bool(true), site), Statement.assign(slot, .bool(false), site))
      before += asked.before
      before.append(.branch(asked.condition, then: Block(statements: [holds]), otherwise: Block(statements: [fails])))
    }
    return (before, slots)
  }

  /// Whether a row is there that is asked for by a condition.
  func whether(_ row: WrittenRow, in slots: [Int: Slot], fulfils asked: Condition) -> Condition {
    let there = row.conditions.compactMap { condition in
      slots[condition.asked.site.offset].map { slot in
        let holds = Condition.holds(slot, text: condition.asked.text)
        return condition.isMet ? holds : .not(holds)
      }
    }
    return there.isEmpty ? asked : .all(there + [asked])
  }

  /// More than most tables have.
  private static let mostRows = 40

  func rowsWritten(_ list: ExprSyntax, scope: Scope) -> WrittenRows? {
    guard let found = rows(in: Operands(list), scope: scope), let first = found.rows.first,
      found.rows.count <= Self.mostRows
    else { return nil }
    let type =
      found.type.map { RecordType($0.type, in: machine.declarations, from: $0.owner, mayTellNothing: true) }
      ?? recordType(of: Operands(first.value), scope: first.scope)
    return type.flatMap { $0.isOptional ? nil : WrittenRows(rows: found.rows, type: $0) }
  }

  private typealias FoundRows = (rows: [WrittenRow], type: (type: TypeSyntax, owner: String)?)

  private func rows(in term: Operands, scope: Scope) -> FoundRows? {
    if let ternary = Operands.ternary(term) {
      guard let first = rows(in: Operands(ternary.first), scope: scope),
        let second = rows(in: ternary.second, scope: scope)
      else { return nil }
      let isMet = { RowCondition(asked: ternary.condition, scope: scope, isMet: $0) }
      let all = first.rows.map { $0.under(isMet(true)) } + second.rows.map { $0.under(isMet(false)) }
      return (all, first.type ?? second.type)
    }
    if let inner = term.unwrapped { return rows(in: inner, scope: scope) }
    let summands = term.split(by: "+")
    if summands.count > 1 {
      let found = summands.compactMap { rows(in: $0, scope: scope) }
      return found.count == summands.count ? (found.flatMap(\.rows), found.lazy.compactMap(\.type).first) : nil
    }
    guard let expression = term.single else { return nil }
    if let base = expression.reversedList {
      return rows(in: Operands(base), scope: scope).map { ($0.rows.reversed(), $0.type) }
    }
    if let literal = expression.as(ArrayExprSyntax.self) {
      return (literal.elements.map { WrittenRow(value: $0.expression, scope: scope) }, nil)
    }
    guard let table = constantTable(expression, scope: scope), isSettled(table, askedBy: expression) else { return nil }
    var inside = table.scope
    if table.isComputed, inside.owner == scope.owner { inside.receiver = scope.receiver }
    guard let found = rows(in: Operands(table.value), scope: inside) else { return nil }
    let owner = table.scope.owner
    let element = table.type.flatMap { machine.declarations.unaliased($0, from: owner).elementOfArray }
    return (found.rows, element.map { ($0, owner) } ?? found.type)
  }

  /// Which rows are in a constant may hang on what was true where it was made, and is not any more.
  private func isSettled(_ table: ConstantTable, askedBy expression: ExprSyntax) -> Bool {
    guard Operands.ternary(Operands(table.value)) != nil, !table.isComputed else { return true }
    let around = sequence(first: Syntax(table.value), next: \.parent)
    guard table.isLocal, let block = around.lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }).first,
      !table.value.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "(" })
    else { return false }
    let names = Set(table.value.tokens(viewMode: .sourceAccurate).map(\.identifierText))
    let behind = block.filter { $0.position >= table.value.endPosition && $0.position <= expression.position }
    return behind.allSatisfy { item in
      let survey = machine.declarations.surveys.fresh(item, includingClosures: true)
      let isAsked = expression.position < item.endPosition
      return (isAsked || survey.calls.isEmpty) && (isAsked || survey.assigned.isDisjoint(with: names))
    }
  }
}

extension Lowering.WrittenRow {
  fileprivate func under(_ condition: Lowering.RowCondition) -> Self {
    var row = self
    row.conditions.append(condition)
    return row
  }
}

extension ExprSyntax {
  /// `rows` of `rows.reversed()`.
  fileprivate var reversedList: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "reversed"
    else { return nil }
    return member.base
  }
}

extension TypeSyntax {
  /// `Row` of `[Row]` and `Array<Row>`.
  fileprivate var elementOfArray: TypeSyntax? {
    plainName == "Set" ? nil : self.as(ArrayTypeSyntax.self)?.element ?? elementOfList
  }
}
