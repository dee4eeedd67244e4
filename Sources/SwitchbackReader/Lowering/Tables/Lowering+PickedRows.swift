import SwiftSyntax

/// Rows of a constant table that a question picks: `rows.first { $0.from == state && $0.event == event }`.
extension Lowering {
  /// What stands in such a row: `rows.first { … }?.to`.
  struct RowMember {
    var pick: ExprSyntax
    var name: String
    var type: ValueType
  }

  private struct RowPick {
    var rows: [ExprSyntax]
    var type: RecordType
    var name: String
    var question: ExprSyntax
    var closure: ClosureExprSyntax
    /// That in which the rows are written.
    var scope: Scope
  }

  /// More than most tables have.
  private static let mostRows = 40

  private func rowPick(_ expression: ExprSyntax, scope: Scope) -> RowPick? {
    guard let pick = ElementPick(expression), case .fulfilling(let condition, let isLast) = pick.rule, !pick.isForced,
      let closure = condition.as(ClosureExprSyntax.self), closure.ownNames.count == 1, closure.statements.count == 1,
      let question = closure.statements.first?.givenValue, changes(by: closure, scope: scope).isEmpty,
      !question.callsMember(of: closure.ownNames[0]),
      let table = constantTable(pick.list, scope: scope), let list = table.value.as(ArrayExprSyntax.self),
      !list.elements.isEmpty, list.elements.count <= Self.mostRows
    else { return nil }
    let rows = list.elements.map(\.expression)
    let element = table.type.map { machine.declarations.unaliased($0, from: table.scope.owner) }?.elementOfArray
    let type =
      table.type == nil
      ? recordType(of: Operands(rows[0]), scope: table.scope)
      : RecordType(element, in: machine.declarations, from: table.scope.owner)
    return type.map {
      let name = closure.ownNames[0]
      return RowPick(
        rows: isLast ? rows.reversed() : rows,
        type: $0.askedForMembers(around: closure),
        name: name,
        question: question,
        closure: closure,
        scope: table.scope
      )
    }
  }

  /// The row that is found, and a place that says whether there is one.
  mutating func pickedRow(_ value: Operands, scope: Scope) -> (before: [Statement], row: Record, found: Slot)? {
    guard let expression = value.single, let pick = rowPick(expression, scope: scope) else { return nil }
    let (row, found) = (record(of: pick.type), slot(of: .bool))
    var inside = self.scope(of: pick.closure, in: scope)
    inside.bind(pick.name, to: .record(row))
    inside.result = .bool
    let site = value.site
    var statements: [Statement] = [.assign(found, .bool(false), site)]
    for written in pick.rows.reversed() {
      let filled = fill(row, with: Operands(written), scope: pick.scope)
      let asked = condition(Operands(pick.question), scope: inside)
      let isFound = Block(statements: [.assign(found, .bool(true), site)])
      statements =
        filled + asked.before
        + [.branch(asked.condition, then: isFound, otherwise: Block(statements: statements))]
    }
    return (statements, row, found)
  }

  func rowMember(_ expression: ExprSyntax, scope: Scope) -> RowMember? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let pick = member.base?.as(OptionalChainingExprSyntax.self)?.expression,
      let type = rowPick(pick, scope: scope)?.type
    else { return nil }
    let name = member.declName.baseName.identifierText
    let field = type.fields.enumerated().first { type.path == nil && "\($0)" == name || $1.label == name }?.element
    guard let field, field.isFollowed, var found = field.type else { return nil }
    found.isOptional = true
    return RowMember(pick: pick, name: name, type: found)
  }

  mutating func value(
    of member: RowMember,
    at site: Site,
    to destination: Destination,
    scope: Scope
  ) -> [Statement]? {
    guard let (before, row, found) = pickedRow(Operands(member.pick), scope: scope),
      let slot = row.slot(named: member.name)
    else { return nil }
    let some = Block(statements: finish(.slot(slot), at: site, to: destination))
    let none = Block(statements: finish(.none, at: site, to: destination))
    return before + [.branch(.holds(found, text: "\(member.pick.text) != nil"), then: some, otherwise: none)]
  }
}

extension RecordType {
  /// With the sets that are asked for nothing but what they contain, so that their order says nothing.
  fileprivate func askedForMembers(around closure: ClosureExprSyntax) -> RecordType {
    let around = sequence(first: Syntax(closure), next: \.parent).first { $0.is(FunctionDeclSyntax.self) }
    var type = self
    for index in fields.indices where fields[index].type?.isUnordered == true {
      guard let label = fields[index].label, let uses = around?.tokens(named: label) else { continue }
      let members = uses.compactMap { $0.parent?.parent?.as(MemberAccessExprSyntax.self) }
      let areAsked = members.allSatisfy {
        $0.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "contains"
      }
      if areAsked, members.count == uses.count { type.fields[index].type?.isUnordered = false }
    }
    return type
  }
}

extension ExprSyntax {
  /// Whether a function is called that the row holds, which is another one in each: `$0.condition(self)`.
  fileprivate func callsMember(of name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(member).id
    }
  }
}

extension TypeSyntax {
  /// `Row` of `[Row]` and `Array<Row>`.
  fileprivate var elementOfArray: TypeSyntax? {
    plainName == "Set" ? nil : self.as(ArrayTypeSyntax.self)?.element ?? elementOfList
  }
}
