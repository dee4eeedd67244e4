import SwiftSyntax

/// How the rows of a table are found for the state at hand and an event: `table[state]?[event]`.
struct TableQuestion {
  /// The name of the table.
  var table: String
  /// The name of the state at hand.
  var state: String
  /// The name of the event.
  var event: String
  var form: TableType.Form
  /// The locals that are what an expression found, by their names.
  var locals: [String: Found] = [:]

  /// The fields of a row, where the table is a list of such.
  private var fields: RowFields? { if case .rows(let fields) = form { fields } else { nil } }

  init(table: String, state: String, event: String, form: TableType.Form) {
    (self.table, self.state, self.event, self.form) = (table, state, event, form)
  }

  enum Found {
    case table
    /// `table[state]`
    case row
    /// `rows.first { $0.from == state && $0.event == event }`
    case element
    /// `Key(state: state, event: event)`
    case key
    case target
  }

  /// What an expression finds for the state and the event themselves; nil for anything else.
  func found(by expression: ExprSyntax) -> Found? {
    if let inner = expression.unwrappedOptional?.single { return found(by: inner) }
    if let inner = expression.unwrappedParentheses { return found(by: inner) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, let local = locals[name] {
      return local
    }
    if isTable(expression) || expression.as(FunctionCallExprSyntax.self).map(isMadeBy) == true { return .table }
    if case .keyed(let fields) = form, let (state, event) = fields.values(of: expression) {
      return isState(state) && isEvent(event) ? .key : nil
    }
    if let subscripted = expression.as(SubscriptCallExprSyntax.self) { return element(of: subscripted) }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let fields {
      let isTarget = fields.isTarget(member.declName.baseName.text)
      return isTarget && found(by: base) == .element ? .target : nil
    }
    guard let fields, let pick = ElementPick(expression), case .fulfilling(let condition, isLast: false) = pick.rule,
      found(by: pick.list) == .table, let closure = condition.as(ClosureExprSyntax.self),
      asksForBoth(closure, fields)
    else { return nil }
    return .element
  }

  private func isTable(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText == table }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.identifierText == table,
      let base = member.base?.unchained.as(DeclReferenceExprSyntax.self)?.baseName
    else { return false }
    return base.tokenKind == .keyword(.self) || base.text.first?.isUppercase == true
  }

  /// Whether a function gives the table.
  private func isMadeBy(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.isEmpty && call.trailingClosure == nil && isTable(call.calledExpression)
  }

  /// `table[state]`, and `row[event]` of what that gives.
  private func element(of subscripted: SubscriptCallExprSyntax) -> Found? {
    let arguments = Array(subscripted.arguments)
    guard fields == nil, let key = arguments.first, key.label == nil, arguments.count == 1 || arguments.hasDefault
    else { return nil }
    let base = found(by: subscripted.calledExpression)
    if case .keyed = form {
      let isKept = arguments.count == 1 || isState(arguments[1].expression)
      return base == .table && isKept && found(by: key.expression) == .key ? .target : nil
    }
    switch base {
    case .table? where arguments.count == 1 || arguments.hasEmptyDefault: return isState(key.expression) ? .row : nil
    case .row?: return arguments.count == 1 && isEvent(key.expression) ? .target : nil
    default: return nil
    }
  }

  func isState(_ expression: ExprSyntax) -> Bool { expression.nameBehindSelf == state }
  private func isEvent(_ expression: ExprSyntax) -> Bool { expression.trimmedDescription == event }

  /// `{ $0.from == state && $0.event == event }`, in any order.
  private func asksForBoth(_ closure: ClosureExprSyntax, _ fields: RowFields) -> Bool {
    let names = closure.ownNames
    guard names.count == 1, closure.statements.count == 1, let body = closure.statements.first?.givenValue else {
      return false
    }
    let parts = Operands(body).split(by: "&&").map { $0.single?.unwrappedParentheses.map { Operands($0) } ?? $0 }
    let asked = parts.map { part -> Int? in
      guard part.elements.count == 3, part.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==" else {
        return nil
      }
      let sides = [(part.elements[0], part.elements[2]), (part.elements[2], part.elements[0])]
      return sides.lazy.compactMap { row, value -> Int? in
        guard let member = row.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == names[0] else {
          return nil
        }
        let name = member.declName.baseName.text
        if fields.isSource(name), isState(value) { return fields.source }
        return fields.isEvent(name) && isEvent(value) ? fields.event : nil
      }.first
    }
    return asked.count == 2 && Set(asked) == [fields.source, fields.event]
  }
}

extension [LabeledExprSyntax] {
  fileprivate var hasDefault: Bool { count == 2 && self[1].label?.text == "default" }

  /// `[state, default: [:]]`
  fileprivate var hasEmptyDefault: Bool {
    guard hasDefault else { return false }
    return self[1].expression.as(DictionaryExprSyntax.self)?.entries.isEmpty == true
  }
}

extension RowFields {
  func isSource(_ name: String) -> Bool { has(name, at: source) }
  func isEvent(_ name: String) -> Bool { has(name, at: event) }
  func isTarget(_ name: String) -> Bool { has(name, at: target) }

  private func has(_ name: String, at field: Int) -> Bool { name == labels[field] || name == "\(field)" }
}
