import SwiftSyntax

/// Transitions in blocks, one inside of another: `state(.a) { on(.e) { transition(to: .b) } }`.
extension TableBuilders {
  /// What a closure says of each state that it names, and what else stands there that may add to the table.
  static func nested(in closure: ClosureExprSyntax) -> [TableChange] {
    let states = closure.statements.map { item in (item, item.namedBlock) }
    let names = Set(states.compactMap { $1 }.flatMap(writtenNames))
    let rows = states.flatMap { item, state in
      state.map { Self.rows(of: $0, among: names) } ?? Self.other(item, among: names).map { [$0] } ?? []
    }
    return rows.contains { $0.doubt == nil } ? rows : []
  }

  /// The states and events that the rows of a block name.
  private static func writtenNames(in state: NamedBlock) -> [String] {
    let cells = state.block.statements.flatMap { Self.cells(of: $0, from: state.names[0]) ?? [] }
    return state.names.map(\.keyName)
      + cells.flatMap { cell -> [String] in
        guard case .cell(_, let event, let target, _) = cell.what else { return [] }
        return [event.keyName, target.keyName]
      }
  }

  /// What the block of a state says, for each of the states that stand before it.
  private static func rows(of state: NamedBlock, among names: Set<String>) -> [TableChange] {
    state.names.flatMap { name in
      state.block.statements.flatMap { item in
        if let cells = Self.cells(of: item, from: name) { return cells }
        guard var other = Self.other(item, among: names) else { return [] }
        // Nothing else of this state is known.
        other.what = .row(state: name, ExprSyntax(state.block))
        return [other]
      }
    }
  }

  /// `on(.start) { transition(to: .running) }` and `on(.start, .again, to: .running)`.
  private static func cells(of item: CodeBlockItemSyntax, from state: ExprSyntax) -> [TableChange]? {
    if let event = item.namedBlock {
      let target = event.block.statements.count == 1 ? event.block.target : nil
      return event.names.map { cell(state, $0, target ?? ExprSyntax(event.call), at: event.call) }
    }
    guard let call = item.expression?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let last = call.arguments.last, last.label.map({ NameWords($0.identifierText).end == .target }) == true
    else { return nil }
    let events = call.arguments.prefix { $0.label == nil && $0.expression.isCaseOrAny }.map(\.expression)
    // What else is given may be a condition.
    let target = events.count + 1 == call.arguments.count ? last.expression : ExprSyntax(call)
    return events.isEmpty ? nil : events.map { cell(state, $0, target, at: $0) }
  }

  private static func cell(
    _ state: ExprSyntax,
    _ event: ExprSyntax,
    _ target: ExprSyntax,
    at syntax: some SyntaxProtocol
  ) -> TableChange {
    TableChange(what: .cell(state: state, event: event, target: target, .adds), syntax: Syntax(syntax))
  }

  /// What may add rows without showing which; nil for what surely adds none.
  ///
  /// - Parameter names: those of the states and events that are written there.
  private static func other(
    _ item: CodeBlockItemSyntax,
    among names: Set<String>
  ) -> TableChange? {
    guard item.mayAddRows(among: names) else { return nil }
    let text = item.firstLine
    let why = "what '\(text)' adds is not followed"
    return TableChange(what: .anything(why: why), syntax: Syntax(item), doubt: .init(condition: text, why: why))
  }
}

/// A call with cases and a closure: `on(.start) { … }`.
private struct NamedBlock {
  var names: [ExprSyntax]
  var block: ClosureExprSyntax
  var call: FunctionCallExprSyntax
}

extension CodeBlockItemSyntax {
  fileprivate var namedBlock: NamedBlock? {
    guard let call = expression?.as(FunctionCallExprSyntax.self), let block = call.trailingClosure,
      !call.arguments.isEmpty, call.arguments.allSatisfy({ $0.label == nil && $0.expression.isCaseOrAny })
    else { return nil }
    return NamedBlock(names: call.arguments.map(\.expression), block: block, call: call)
  }

  /// Whether something that is no row by its form may be one all the same. What is called on something else, as a log is, adds
  /// none, and neither does a block that is run later and names no state and no event.
  fileprivate func mayAddRows(among names: Set<String>) -> Bool {
    guard let expression else { return !item.is(DeclSyntax.self) || item.is(IfConfigDeclSyntax.self) }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return !expression.is(SequenceExprSyntax.self) }
    let isInitial = call.calledName.map { NameWords($0).words.first == "initial" } ?? false
    if isInitial || call.onlyLogs { return false }
    if call.namedCases.contains(where: { names.contains($0.keyName) }) { return true }
    guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return false }
    if let block = call.trailingClosure, block.statements.contains(where: { $0.namedBlock != nil || $0.namesTarget }) {
      return true
    }
    return namesTarget || call.arguments.isEmpty && call.trailingClosure == nil
  }
}

extension CodeBlockItemSyntax {
  /// `on(.start, to: .running)`: whether a label says that an argument is where it leads.
  fileprivate var namesTarget: Bool {
    let call = expression?.as(FunctionCallExprSyntax.self)
    return call?.arguments.contains { $0.label.map { NameWords($0.identifierText).end == .target } ?? false } ?? false
  }
}

extension SyntaxProtocol {
  /// What is written as a case is.
  fileprivate var namedCases: [ExprSyntax] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id,
        member.base == nil
      else { return nil }
      return ExprSyntax(member)
    }
  }
}

extension ClosureExprSyntax {
  /// The state of `transition(to: .running)`, the only statement.
  fileprivate var target: ExprSyntax? {
    guard let only = statements.first?.expression?.as(FunctionCallExprSyntax.self), only.trailingClosure == nil else {
      return nil
    }
    return only.arguments.first { $0.label?.identifierText == "to" }?.expression
  }
}

extension ExprSyntax {
  fileprivate var keyName: String {
    let member = (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.identifierText ?? trimmedDescription
  }
}
