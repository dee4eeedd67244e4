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
    let mappings = table.mappings.compactMap { mapping($0) }
    let rule = table.rule.map { self.rule($0) }
    var choice = Choice(
      subjects: [Operand(slot: .state, text: "state"), Operand(slot: .event, text: "event")],
      rows: [],
      arms: []
    )
    for line in lines.lines {
      add(line, to: &choice, or: mappings)
      if let rule, case .target(let target, let site) = line.result {
        choice.arms[choice.arms.count - 1].statements = answer(to: target, at: site, by: rule)
      }
    }
    let end = TableLines.Line(state: .anything, event: .anything, result: .nothing, text: "", offset: machine.offset)
    add(end, to: &choice)
    if !mappings.isEmpty {
      let last = choice.rows.count - 1
      choice.rows[last].isDefault = false
      choice.arms[last].statements = first(of: mappings[...])
    }
    if let rule { answerRest(of: &choice, by: rule, hasList: table.hasRows) }
    functions.append(Function(name: "a table", offset: machine.offset, body: Block(statements: [.choose(choice)])))
    signatures.append(Signature(key: Signature.Key(offset: machine.offset, isEntry: true, isOnValue: false)))
    for text in table.assumptions { assume(text) }
    noteElsewhere(events: table.events)
    return functions.count - 1
  }

  /// - Parameter mappings: what may lead elsewhere.
  mutating func add(_ line: TableLines.Line, to choice: inout Choice, or mappings: [Int] = []) {
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
    case .target(let expression, let site):
      arm.statements = unless(mappings, at: site) + [.leave(expression, site)]
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
    if let doubt = step.doubt { return doubtful(step.what, at: step.syntax, because: doubt, of: table, into: &lines) }
    take(step.what, at: step.syntax, of: table, under: nil, into: &lines)
  }

  /// - Parameter condition: under which it counts.
  private mutating func take(
    _ what: WrittenTable.What,
    at syntax: Syntax,
    of table: WrittenTable,
    under condition: String?,
    into lines: inout TableLines
  ) {
    switch what {
    case .all(let made):
      let call = TableCall(made)
      let closures = table.rule == nil ? [call.condition, call.missing].compactMap(\.self) : []
      let computed = (call.computed(among: machine.states) ?? closures.first.map { ExprSyntax($0) }).map {
        lost(because: "what is in no row is decided by '\(Syntax($0).firstLine)'", at: $0)
      }
      lines.replaceAll(by: (call.rows.map { self.lines(of: $0, table) } ?? []) + [computed].compactMap(\.self))
    case .row(let state, let row):
      let key = self.key(state, isState: true)
      if let why = key.why { return lines.doubt([lost(for: key.pattern, because: why, at: state)]) }
      lines.replace(key.pattern, by: cells(of: key.pattern, row, table), at: row.offset)
    case .cell(let state, let event, let target, let manner):
      cell(state, event, key(event, isState: false), target, manner, under: condition, lines: &lines)
    case .route(let state, let target):
      // Beside rows that have an event it is none of these.
      guard table.type.event == nil else { return }
      cell(state, target, key(target, isState: false), target, .adds, under: condition, lines: &lines)
    case .under(let condition, let what): take(what, at: syntax, of: table, under: condition, into: &lines)
    case .each(let name, .listed(let cases), let what):
      for one in cases { take(what.replacing([name: one]), at: syntax, of: table, under: condition, into: &lines) }
    case .each(let name, .all(let type, let besides), let what):
      guard let cases = cases(of: type, besides: besides) else {
        let why = "which cases '\(name)' is of '\(type)' is not followed"
        return lines.doubt([lost(because: why, at: syntax)])
      }
      for one in cases { take(what.replacing([name: one]), at: syntax, of: table, under: condition, into: &lines) }
    case .mapping(let closure):
      guard mappingNames(closure) == nil else { return }
      lines.replaceAll(by: [lost(because: "what the closure decides is not followed", at: syntax)])
    case .anything(let why): lines.replaceAll(by: [lost(because: why, at: syntax)])
    }
  }

  mutating func cell(
    _ state: ExprSyntax,
    _ event: ExprSyntax,
    _ eventKey: TableKey,
    _ target: ExprSyntax,
    _ manner: WrittenTable.Manner,
    under condition: String?,
    lines: inout TableLines
  ) {
    // `[.ready, .running] => .stopped`
    if manner == .adds, let list = state.as(ArrayExprSyntax.self) {
      for one in list.elements.map(\.expression) {
        cell(one, event, eventKey, target, manner, under: condition, lines: &lines)
      }
      return
    }
    if manner == .adds, isAny(state) {
      for path in machine.states.leaves.map(\.path) {
        var line = line(of: .path(path, payload: nil), eventKey, event, target)
        line.condition = condition
        lines.add(line)
      }
      return
    }
    let stateKey = key(state, isState: true)
    if let why = stateKey.why { return lines.doubt([lost(for: stateKey.pattern, because: why, at: state)]) }
    if manner == .replacesInRow, !lines.hasRow(of: stateKey.pattern) {
      unread("'\(state.text)' has no row before, so that this does nothing", at: state.offset)
      return
    }
    var line = line(of: stateKey.pattern, eventKey, event, target)
    line.condition = condition
    if manner == .adds { lines.add(line) } else { lines.replace(line) }
  }

  /// `.any`, which libraries have for every state.
  private func isAny(_ state: ExprSyntax) -> Bool {
    guard let member = state.as(MemberAccessExprSyntax.self), !machine.hasForeignStates else { return false }
    let name = member.declName.baseName.identifierText
    return name == "any" && !machine.states.hasCase(name)
  }

  /// What may happen or not: the row that it is about, or every row.
  private mutating func doubtful(
    _ what: WrittenTable.What,
    at syntax: Syntax,
    because doubt: WrittenTable.Doubt,
    of table: WrittenTable,
    into lines: inout TableLines
  ) {
    var line = lost(because: doubt.why, at: syntax)
    line.condition = doubt.condition
    switch what {
    case .row(let state, _): line.state = key(state, isState: true).certain
    case .cell(let state, let event, _, _):
      line.state = key(state, isState: true).certain
      line.event = key(event, isState: false).certain
    case .route(let state, let target):
      guard table.type.event == nil else { return }
      line.state = key(state, isState: true).certain
      line.event = key(target, isState: false).certain
    case .under(_, let inner): return doubtful(inner, at: syntax, because: doubt, of: table, into: &lines)
    case .all, .anything, .mapping, .each: break
    }
    lines.doubt([line])
  }
}

extension Lowering.TableKey {
  /// The pattern, or any where it is not known.
  var certain: CasePattern { why == nil ? pattern : .anything }
}
