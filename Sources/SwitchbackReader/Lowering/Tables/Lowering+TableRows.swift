import SwiftSyntax

extension Lowering {
  /// The key of a row or of a cell.
  struct TableKey {
    var pattern: CasePattern
    /// Why only running the code tells which case it is, where that is so.
    var why: String?
  }

  mutating func key(_ expression: ExprSyntax, isState: Bool) -> TableKey {
    let slot: Slot = isState ? .state : .event
    let node = PatternNode(PatternSyntax(ExpressionPatternSyntax(expression: expression)))
    let pattern = casePattern(node, of: Operand(slot: slot, text: expression.text))
    if case .path = pattern { return TableKey(pattern: pattern) }
    let remark = shape(of: slot)?.nearestCase(to: expression.text) ?? "only running the code tells which it is"
    let type = shape(of: slot).map { " of '\($0.path)'" } ?? ""
    return TableKey(pattern: .unknown(expression.text), why: "'\(expression.text)' is not a case\(type); \(remark)")
  }

  /// The lines of a literal: a dictionary, or a list of rows.
  mutating func lines(of literal: ExprSyntax, _ table: WrittenTable) -> [TableLines.Line] {
    if case .rows(let fields) = table.type.form { return lines(ofList: literal, fields) }
    if case .foreign = table.type.form, table.type.event != nil, let rows = TableBuilders.rows(literal) {
      return lines(ofBuilt: rows)
    }
    guard let dictionary = literal.as(DictionaryExprSyntax.self) else {
      return [lost(because: "the rows are computed by '\(literal.text)'", at: literal)]
    }
    if case .keyed(let fields) = table.type.form { return lines(ofKeyed: dictionary, fields) }
    noteTwins(in: dictionary, of: table, isState: true)
    let lines = dictionary.entries.flatMap { entry -> [TableLines.Line] in
      let key = self.key(entry.key, isState: true)
      if let why = key.why { return [lost(for: key.pattern, because: why, at: entry.key)] }
      return cells(of: key.pattern, entry.value, table)
    }
    // The keys of a dictionary differ, so that one which is not known is none of the others.
    return table.type.form == .own ? lines : lines.filter { !$0.isForAnyState } + lines.filter(\.isForAnyState)
  }

  /// What follows a state: `[.next: .welcome]`, or `[.welcome, .failed]`.
  mutating func cells(of state: CasePattern, _ row: ExprSyntax, _ table: WrittenTable) -> [TableLines.Line] {
    if row.is(NilLiteralExprSyntax.self) { return [] }
    if table.type.event == nil {
      guard let list = row.listed else {
        return [lost(for: state, because: "the row is computed by '\(row.text)'", at: row)]
      }
      return list.map { target in line(of: state, key(target, isState: false), target, target) }
    }
    guard let dictionary = row.as(DictionaryExprSyntax.self) else {
      return [lost(for: state, because: "the row is computed by '\(row.text)'", at: row)]
    }
    noteTwins(in: dictionary, of: table, isState: false)
    return dictionary.entries.map { line(of: state, key($0.key, isState: false), $0.key, $0.value) }
  }

  mutating func line(
    of state: CasePattern,
    _ event: TableKey,
    _ key: ExprSyntax,
    _ target: ExprSyntax
  ) -> TableLines.Line {
    let text = key.id == target.id ? key.text : "\(key.text): \(target.text)"
    var line = TableLines.Line(state: state, event: event.pattern, result: .nothing, text: text, offset: key.offset)
    if let why = event.why {
      line.result = .lost(Unknown(site: Site(text: text, offset: key.offset), why: why))
    } else {
      let scope = Scope(receiver: .other, owner: machine.owner)
      let value = leaf(Operands(target), expected: ValueType(path: machine.stateType), scope: scope).1
      line.result = .target(value, Operands(target).site)
    }
    return line
  }

  /// The line of something that only running the code tells.
  func lost(
    for state: CasePattern = .anything,
    because why: String,
    at syntax: some SyntaxProtocol
  ) -> TableLines.Line {
    let unknown = Unknown(site: Site(text: syntax.text, offset: syntax.offset), why: why)
    return .init(state: state, event: .anything, result: .lost(unknown), text: syntax.text, offset: syntax.offset)
  }

  /// A dictionary with one key twice is no dictionary; in a table of our own the first wins.
  private mutating func noteTwins(in dictionary: DictionaryExprSyntax, of table: WrittenTable, isState: Bool) {
    guard table.type.form != .own else { return }
    var seen: [CasePattern] = []
    for entry in dictionary.entries {
      let key = self.key(entry.key, isState: isState)
      if key.why == nil, seen.contains(key.pattern) {
        unread(Self.twice(entry.key), at: entry.key.offset)
      }
      seen.append(key.pattern)
    }
  }

  /// `[Key(state: .idle, event: .start): .running]`
  private mutating func lines(ofKeyed dictionary: DictionaryExprSyntax, _ fields: KeyFields) -> [TableLines.Line] {
    var lines: [TableLines.Line] = []
    for entry in dictionary.entries {
      guard let (state, event) = fields.values(of: entry.key) else {
        lines.append(lost(because: "the key '\(entry.key.text)' is not followed", at: entry.key))
        continue
      }
      let key = self.key(state, isState: true)
      if let why = key.why {
        lines.append(lost(for: key.pattern, because: why, at: state))
        continue
      }
      var line = self.line(of: key.pattern, self.key(event, isState: false), event, entry.value)
      line.text = "\(entry.key.text): \(entry.value.text)"
      if lines.contains(where: { $0.isSameCell(as: line) }) {
        unread(Self.twice(entry.key), at: entry.key.offset)
      }
      lines.append(line)
    }
    // The keys of a dictionary differ, so that one which is not known is none of the others.
    return lines.filter { !$0.isForAnyState } + lines.filter(\.isForAnyState)
  }

  private static func twice(_ key: ExprSyntax) -> String {
    "'\(key.text)' is there twice, which stops the program when it makes the dictionary"
  }

  // MARK: Lists of rows

  /// `[Transition(with: .next, from: .login, to: .welcome)]`
  private mutating func lines(ofBuilt rows: [WrittenTable.What]) -> [TableLines.Line] {
    let lines = rows.compactMap { row -> TableLines.Line? in
      guard case .cell(let state, let event, let target, _) = row else { return nil }
      let key = self.key(state, isState: true)
      if let why = key.why { return lost(for: key.pattern, because: why, at: state) }
      return line(of: key.pattern, self.key(event, isState: false), event, target)
    }
    return losingTwins(lines)
  }

  private mutating func lines(ofList literal: ExprSyntax, _ fields: RowFields) -> [TableLines.Line] {
    let rows = literal.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    var lines: [TableLines.Line] = []
    for row in rows {
      guard let (source, event, target) = fields.values(of: row) else {
        lines.append(lost(because: "the row is computed by '\(row.text)'", at: row))
        continue
      }
      let key = self.key(source, isState: true)
      if let why = key.why {
        lines.append(lost(for: key.pattern, because: why, at: source))
        continue
      }
      var line = self.line(of: key.pattern, self.key(event, isState: false), event, target)
      line.text = row.text
      lines.append(line)
    }
    return losingTwins(lines)
  }

  private func losingTwins(_ lines: [TableLines.Line]) -> [TableLines.Line] {
    lines.enumerated().map { index, line in
      let others = lines.enumerated().filter { $0.offset != index && $0.element.isSameCell(as: line) }
      guard !others.isEmpty else { return line }
      var line = line
      let why = "several rows are about the same state and event, and which one counts is not in the source"
      line.result = .lost(Unknown(site: Site(text: line.text, offset: line.offset), why: why))
      return line
    }
  }
}

extension TableLines.Line {
  fileprivate var isForAnyState: Bool {
    if case .unknown = state { true } else { state == .anything }
  }
}

extension ExprSyntax {
  /// The elements of `[.a, .b]` and `Set([.a, .b])`.
  var listed: [ExprSyntax]? {
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      ["Set", "Array"].contains(call.calledExpression.trimmedDescription.prefix { $0 != "<" })
    else { return nil }
    return call.arguments.first?.expression.listed
  }
}
