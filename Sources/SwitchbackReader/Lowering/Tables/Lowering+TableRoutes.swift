import SwiftSyntax

/// Routes without an event, beside rows that have one: whoever wants the state asks for it.
extension Lowering {
  /// An event for each state that such a route leads to.
  mutating func requests(of table: WrittenTable) -> [Program.Event] {
    guard table.type.event != nil else { return [] }
    var lines = TableLines()
    for step in table.steps { take(step.what, doubt: step.doubt, at: step.syntax, into: &lines) }
    var targets: [[String]] = []
    for case .path(let path, _) in lines.lines.reversed().map(\.event) where !targets.contains(path) {
      targets.append(path)
    }
    if targets.isEmpty {
      for case .lost(let unknown) in lines.lines.map(\.result) { unread(unknown.why, at: unknown.site.offset) }
    }
    return targets.map { path in
      let name = Dialect.request(for: path)
      var choice = Choice(subjects: [Operand(slot: .state, text: "state")], rows: [], arms: [])
      let own = lines.lines.filter { $0.event.match(.path(path)) != .no }
      let end = TableLines.Line(state: .anything, event: .anything, result: .nothing, text: "", offset: machine.offset)
      for line in own + [end] { add(line, to: &choice) }
      for index in choice.rows.indices { choice.rows[index].patterns.removeLast() }
      let offset = own.last?.offset ?? machine.offset
      functions.append(Function(name: name, offset: offset, body: Block(statements: [.choose(choice)])))
      signatures.append(Signature(key: Signature.Key(offset: -functions.count, isEntry: true, isOnValue: false)))
      return Program.Event(name: name, path: [], function: functions.count - 1, resultIsState: true)
    }
  }

  private mutating func take(
    _ what: WrittenTable.What,
    doubt: WrittenTable.Doubt?,
    under condition: String? = nil,
    at syntax: Syntax,
    into lines: inout TableLines
  ) {
    if case .under(let condition, let inner) = what {
      return take(inner, doubt: doubt, under: condition, at: syntax, into: &lines)
    }
    guard case .route(let state, let target) = what else { return }
    let key = key(target, isState: true)
    guard let doubt else {
      let known = lines.lines.count
      cell(state, target, key, target, .adds, under: condition, lines: &lines)
      // Whatever it is for, it is for this state.
      lines.limit(toEvent: key.certain, first: lines.lines.count - known)
      return
    }
    var line = lost(because: doubt.why, at: syntax)
    line.condition = doubt.condition
    line.state = self.key(state, isState: true).certain
    line.event = key.certain
    lines.doubt([line])
  }
}
