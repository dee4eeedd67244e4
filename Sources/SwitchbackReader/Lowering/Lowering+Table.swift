import SwiftSyntax

extension Lowering {
  /// A table as one choice over state and event, as if it were a switch.
  mutating func choice(of table: WrittenTable) -> Int {
    if case .elsewhere? = table.events {
      setType(of: .event, to: Variable(isForeignEvent: true))
    } else if case .declared(_, let path)? = table.events {
      setType(of: .event, to: Variable(type: ValueType(path: path)))
    } else {
      setType(of: .event, to: Variable(type: ValueType(path: machine.stateType)))
    }
    var lines = TableLines()
    for step in table.steps { take(step, of: table, into: &lines) }
    var choice = Choice(
      subjects: [Operand(slot: .state, text: "state"), Operand(slot: .event, text: "event")],
      rows: [],
      arms: []
    )
    for line in lines.lines { add(line, to: &choice) }
    let end = TableLines.Line(state: .anything, event: .anything, result: .nothing, text: "", offset: machine.offset)
    add(end, to: &choice)
    functions.append(Function(name: "a table", offset: machine.offset, body: Block(statements: [.choose(choice)])))
    signatures.append(Signature(key: Signature.Key(offset: machine.offset, isEntry: true, isOnValue: false)))
    for text in table.assumptions { assume(text) }
    noteElsewhere(events: table.events)
    return functions.count - 1
  }

  private mutating func add(_ line: TableLines.Line, to choice: inout Choice) {
    var row = Row(
      id: nextRow(),
      patterns: [line.state, line.event],
      condition: line.condition.map { .text($0) },
      arm: choice.arms.count,
      isDefault: false,
      text: line.text,
      offset: line.offset
    )
    var arm = Block()
    switch line.result {
    case .target(let expression, let site): arm.statements = [.leave(expression, site)]
    case .nothing:
      row.isDefault = true
      arm.statements = [.leave(Expression.none, Site(text: "", offset: line.offset))]
    case .lost(let unknown):
      row.lost = unknown
      unread(unknown.why, at: unknown.site.offset)
    }
    choice.rows.append(row)
    choice.arms.append(arm)
  }

  private mutating func take(_ step: WrittenTable.Step, of table: WrittenTable, into lines: inout TableLines) {
    if let doubt = step.doubt { return lines.doubt([doubtful(step, because: doubt)]) }
    switch step.what {
    case .all(let made):
      let call = TableCall(made)
      let computed = call.computed.map {
        lost(because: "what is in no row is decided by '\(Syntax($0).firstLine)'", at: $0)
      }
      lines.replaceAll(by: (call.rows.map { self.lines(of: $0, table) } ?? []) + [computed].compactMap(\.self))
    case .row(let state, let row):
      let key = self.key(state, isState: true)
      if let why = key.why { return lines.doubt([lost(for: key.pattern, because: why, at: state)]) }
      lines.replace(key.pattern, by: cells(of: key.pattern, row, table), at: row.offset)
    case .cell(let state, let event, let target, let manner):
      cell(state, event, target, manner, lines: &lines)
    case .route(let state, let target):
      guard table.type.event == nil else {
        unread("a route without an event is not drawn beside those with one", at: state.offset)
        return
      }
      cell(state, target, target, .adds, lines: &lines)
    case .anything(let why): lines.replaceAll(by: [lost(because: why, at: step.syntax)])
    }
  }

  private mutating func cell(
    _ state: ExprSyntax,
    _ event: ExprSyntax,
    _ target: ExprSyntax,
    _ manner: WrittenTable.Manner,
    lines: inout TableLines
  ) {
    let eventKey = key(event, isState: false)
    if manner == .adds, isAny(state) {
      for path in machine.states.leaves.map(\.path) {
        add(cell: line(of: .path(path, payload: nil), eventKey, event, target), to: &lines, at: target)
      }
      return
    }
    let stateKey = key(state, isState: true)
    if let why = stateKey.why { return lines.doubt([lost(for: stateKey.pattern, because: why, at: state)]) }
    if manner == .replacesInRow, !lines.hasRow(of: stateKey.pattern) {
      unread("'\(state.text)' has no row before, so that this does nothing", at: state.offset)
      return
    }
    let line = line(of: stateKey.pattern, eventKey, event, target)
    if manner == .adds { add(cell: line, to: &lines, at: target) } else { lines.replace(line) }
  }

  private mutating func add(cell: TableLines.Line, to lines: inout TableLines, at target: ExprSyntax) {
    var line = cell
    if lines.hasCell(like: line) {
      let why = "there is such a transition already, and which one counts is not in the source"
      line.result = .lost(Unknown(site: Operands(target).site, why: why))
    }
    lines.replace(line)
  }

  /// `.any`, which libraries have for every state.
  private func isAny(_ state: ExprSyntax) -> Bool {
    guard let member = state.as(MemberAccessExprSyntax.self), !machine.hasForeignStates else { return false }
    let name = member.declName.baseName.identifierText
    return name == "any" && !machine.states.hasCase(name)
  }

  /// What may happen or not: the row that it is about, or every row.
  private mutating func doubtful(_ step: WrittenTable.Step, because doubt: WrittenTable.Doubt) -> TableLines.Line {
    var line = lost(because: doubt.why, at: step.syntax)
    line.condition = doubt.condition
    switch step.what {
    case .row(let state, _): line.state = key(state, isState: true).certain
    case .cell(let state, let event, _, _):
      line.state = key(state, isState: true).certain
      line.event = key(event, isState: false).certain
    case .route(let state, let target):
      line.state = key(state, isState: true).certain
      line.event = key(target, isState: false).certain
    case .all, .anything: break
    }
    return line
  }
}

extension Lowering.TableKey {
  /// The pattern, or any where it is not known.
  fileprivate var certain: CasePattern { why == nil ? pattern : .anything }
}
