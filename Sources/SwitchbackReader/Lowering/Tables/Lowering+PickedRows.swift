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
    var rows: [WrittenRow]
    var type: RecordType
    var name: String
    var question: ExprSyntax
    var closure: ClosureExprSyntax
  }

  private func rowPick(_ expression: ExprSyntax, scope: Scope) -> RowPick? {
    guard let pick = ElementPick(expression), case .fulfilling(let condition, let isLast) = pick.rule, !pick.isForced,
      let closure = condition.as(ClosureExprSyntax.self), closure.ownNames.count == 1, closure.statements.count == 1,
      let question = closure.statements.first?.givenValue, changes(by: closure, scope: scope).isEmpty,
      let table = rowsWritten(pick.list, scope: scope),
      !asksUnknownFunction(question, about: closure.ownNames[0], of: table, scope: scope)
    else { return nil }
    return RowPick(
      rows: isLast ? table.rows.reversed() : table.rows,
      type: table.type.askedForMembers(around: closure),
      name: closure.ownNames[0],
      question: question,
      closure: closure
    )
  }

  /// Whether a function is called that the row holds, which is another one in each, and that is not followed.
  private func asksUnknownFunction(
    _ question: ExprSyntax,
    about name: String,
    of table: WrittenRows,
    scope: Scope
  ) -> Bool {
    let names = question.membersCalled(of: name)
    guard !names.isEmpty else { return false }
    return table.rows.contains { row in
      let known = functions(of: row, table.type, scope: scope)
      return names.contains { known[$0] == nil }
    }
  }

  /// The row that is found, and a place that says whether there is one.
  mutating func pickedRow(_ value: Operands, scope: Scope) -> (before: [Statement], row: Record, found: Slot)? {
    guard let expression = value.single, let pick = rowPick(expression, scope: scope) else { return nil }
    var row = record(of: pick.type)
    let (found, place, presence) = (slot(of: .bool), slot(of: .number), slot(of: .something))
    row.choices = choices(among: pick.rows, pick.type, at: place, scope: scope)
    var inside = self.scope(of: pick.closure, in: scope)
    inside.result = .bool
    let site = value.site
    let (before, slots) = conditions(of: pick.rows)
    var statements: [Statement] = [
      .assign(found, .bool(false), site), .assign(presence, .none, site),
    ]
    for (index, written) in pick.rows.enumerated().reversed() {
      var known = row
      known.functions = functions(of: written, pick.type, scope: scope)
      known.values = values(of: written, pick.type)
      inside.bind(pick.name, to: .record(known))
      let filled = fill(row, with: Operands(written.value), scope: written.scope)
      let asked = condition(Operands(pick.question), scope: inside)
      let isThere = whether(written, in: slots, fulfils: asked.condition)
      let isFound = Block(statements: [
        .assign(found, .bool(true), site), .assign(place, .reckoned(.literal(index)), site),
        .assign(presence, .constant(.something(nil)), site),
      ])
      statements =
        filled + asked.before
        + [.branch(isThere, then: isFound, otherwise: Block(statements: statements))]
    }
    row.presence = presence
    return (before + statements, row, found)
  }

  /// `let row = rows.first { … }`
  mutating func pickedConstant(_ value: Operands, scope: Scope) -> (before: [Statement], row: Record)? {
    guard let (before, row, _) = pickedRow(value, scope: scope) else { return nil }
    var optional = row
    optional.type.isOptional = true
    return (before, optional)
  }

  /// The functions of the row that is picked.
  private func choices(among rows: [WrittenRow], _ type: RecordType, at place: Slot, scope: Scope)
    -> [String: FunctionChoice]
  {
    let known = rows.map { functions(of: $0, type, scope: scope) }
    var choices: [String: FunctionChoice] = [:]
    for field in type.fields {
      guard let label = field.label, let function = field.function, known.allSatisfy({ $0[label] != nil }) else {
        continue
      }
      let cases = known.enumerated().compactMap { index, functions -> (Condition, FunctionChoice.Callee)? in
        guard case .given(let closure)? = functions[label] else { return nil }
        let isPicked = Condition.compared(.slot(place), .equal, .literal(index), text: "it is row \(index + 1)")
        return (isPicked, .closure(closure))
      }
      choices[label] = FunctionChoice(cases: cases, type: function, owner: rows[0].scope.owner)
    }
    return choices
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
    return before + [.branch(.holds(found, text: "\(member.pick.text.asOperand) != nil"), then: some, otherwise: none)]
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
  /// The members of a row that are called: `condition` of `$0.condition?(self)`.
  fileprivate func membersCalled(of name: String) -> Set<String> {
    let members = tokens(viewMode: .sourceAccurate).compactMap { token in
      token.text == name ? token.parent?.parent?.as(MemberAccessExprSyntax.self) : nil
    }
    let called = members.filter { member in
      let whole = ExprSyntax(member)
      let around = member.parent.flatMap { around in
        around.is(OptionalChainingExprSyntax.self) || around.is(ForceUnwrapExprSyntax.self) ? around.parent : around
      }
      guard let call = around?.as(FunctionCallExprSyntax.self) else { return false }
      let callee = call.calledExpression
      return callee.id == whole.id || callee.unwrappedOptional?.single?.id == whole.id
    }
    return Set(called.map(\.declName.baseName.identifierText))
  }
}
