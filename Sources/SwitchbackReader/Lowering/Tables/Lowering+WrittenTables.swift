import SwiftSyntax

/// Tables of constants that functions ask.
extension Lowering {
  struct ConstantTable {
    var value: ExprSyntax
    /// Nil where only the value tells.
    var type: TypeSyntax?
    /// That in which the value is written.
    var scope: Scope
    /// Whether it is a constant of the function.
    var isLocal = false
    /// Whether it is made anew each time.
    var isComputed = false
  }

  /// What an expression names that its declaration gives once and for all, be it a local.
  func constantTable(_ expression: ExprSyntax, scope: Scope) -> ConstantTable? {
    if let constant = constant(expression, scope: scope) {
      let inside = scope.inside(constant)
      return ConstantTable(value: constant.value, type: constant.type, scope: inside, isComputed: constant.isComputed)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let binding = Syntax(expression).constant(named: name), let value = binding.initializer?.value
    else { return nil }
    return ConstantTable(value: value, type: binding.typeAnnotation?.type, scope: scope, isLocal: true)
  }

  // MARK: Keys

  /// What is asked of `[Key: State]`.
  private struct KeyedQuestion {
    var entries: [(state: ExprSyntax, event: ExprSyntax, target: ExprSyntax)]
    var state: ExprSyntax
    var event: ExprSyntax
    /// What is there in the place of what is missing.
    var standard: ExprSyntax?
    var states: ValueType
    var events: ValueType
    var scope: Scope
  }

  private func keyedQuestion(_ subscripted: SubscriptCallExprSyntax, scope: Scope) -> KeyedQuestion? {
    let arguments = Array(subscripted.arguments)
    guard let first = arguments.first, first.label == nil,
      arguments.count == 1 || arguments.count == 2 && arguments[1].label?.text == "default",
      let table = constantTable(subscripted.calledExpression, scope: scope), let type = table.type,
      let literal = table.value.as(DictionaryExprSyntax.self)
    else { return nil }
    let (declarations, owner) = (machine.declarations, table.scope.owner)
    let found = TableType(
      declarations.unaliased(type, from: owner),
      keyFields: { name, states in
        KeyFields.read(declarations.type(named: name, from: owner), states: states)
      }
    )
    guard let found, case .keyed(let fields) = found.form,
      let states = declarations.enumeration(named: found.state, from: owner),
      let events = found.event.flatMap({ declarations.enumeration(named: $0, from: owner) }),
      let (state, event) = fields.values(of: first.expression)
    else { return nil }
    let entries = literal.entries.compactMap { entry in
      fields.values(of: entry.key).map { (state: $0.state, event: $0.event, target: entry.value) }
    }
    guard entries.count == literal.entries.count else { return nil }
    let standard = arguments.count == 2 ? arguments[1].expression : nil
    return KeyedQuestion(
      entries: entries,
      state: state,
      event: event,
      standard: standard,
      states: ValueType(path: states.path),
      events: ValueType(path: events.path),
      scope: table.scope
    )
  }

  /// The type of `table[Key(state: state, event: event)]`.
  func keyedType(_ subscripted: SubscriptCallExprSyntax, scope: Scope) -> ValueType? {
    guard let question = keyedQuestion(subscripted, scope: scope) else { return nil }
    var type = question.states
    type.isOptional = question.standard == nil
    return type
  }

  /// A dictionary of the states, in which there is one of the events for each.
  mutating func keyedElement(
    _ subscripted: SubscriptCallExprSyntax,
    at site: Site,
    to destination: Destination,
    scope: Scope
  ) -> [Statement]? {
    guard let question = keyedQuestion(subscripted, scope: scope), let rows = rows(of: question) else { return nil }
    let row = ValueType(.dictionary, of: [question.events, question.states])
    let (table, found) = (slot(of: ValueType(.dictionary, of: [question.states, row])), slot(of: row))
    let (state, event) = (slot(of: question.states), slot(of: question.events))
    let plain = (plainCases(of: question.states), plainCases(of: question.events))
    var statements: [Statement] = [.assign(table, .constant(.dictionary(rows)), site)]
    statements += lower(Operands(question.state), to: .slot(state), expected: question.states, scope: scope)
    statements += lower(Operands(question.event), to: .slot(event), expected: question.events, scope: scope)
    statements.append(.assign(found, .lookup(in: table, key: state, plain: plain.0), site))
    let target = Expression.lookup(in: found, key: event, plain: plain.1)
    guard let standard = question.standard else { return statements + finish(target, at: site, to: destination) }
    var optional = question.states
    optional.isOptional = true
    let (first, second) = (slot(of: optional), slot(of: question.states))
    statements.append(.assign(first, target, site))
    statements += lower(Operands(standard), to: .slot(second), expected: question.states, scope: scope)
    return statements + finish(.coalesced(first, second), at: site, to: destination)
  }

  /// The values in the table; nil where one of them is no case by name.
  private mutating func rows(of question: KeyedQuestion) -> [DictionaryEntry]? {
    var rows: [DictionaryEntry] = []
    for entry in question.entries {
      func value(_ expression: ExprSyntax, _ type: ValueType, _ lowering: inout Lowering) -> Value? {
        let (before, value) = lowering.leaf(Operands(expression), expected: type, scope: question.scope)
        guard before.isEmpty, case .constant(let constant) = Expression.list([value]).folded,
          case .list(let values) = constant, case .path? = values.first
        else { return nil }
        return values.first
      }
      guard let state = value(entry.state, question.states, &self),
        let event = value(entry.event, question.events, &self),
        let target = value(entry.target, question.states, &self)
      else { return nil }
      let cell = DictionaryEntry(key: event, value: target)
      if let index = rows.firstIndex(where: { $0.key == state }), case .dictionary(let cells) = rows[index].value {
        rows[index].value = .dictionary(cells + [cell])
      } else {
        rows.append(DictionaryEntry(key: state, value: .dictionary([cell])))
      }
    }
    return rows
  }
}
