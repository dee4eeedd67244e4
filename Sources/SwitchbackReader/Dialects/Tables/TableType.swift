import SwiftSyntax

/// What the type of a table says: how its rows are written, and the names of the enums.
struct TableType {
  var form: Form
  var state: String
  /// Nil for a list of the states that may follow a state.
  var event: String?
  /// Whether the names of the enums are not there, so that only the rows tell which they are.
  var isUntyped = false

  enum Form: Equatable {
    /// `TransitionTable<State, Event>` and `AllowedMoves<State>`.
    case own
    /// A type of two parameters that somebody else wrote: `StateMachine<State, Event>`.
    case foreign(name: String)
    /// `[State: [Event: State]]` and `[State: [State]]`.
    case dictionary
    /// `[(State, Event, State)]`, by the positions of the three.
    case rows(RowFields)
    /// `[Key: State]`
    case keyed(KeyFields)
  }

  /// The fields of the struct of a name that stands for a key, where values are of another type of a name.
  typealias KeyReader = (_ name: String, _ states: String) -> (fields: KeyFields, event: String)?

  /// - Parameter rowFields: the fields of a struct that stands for a row.
  init?(
    _ type: TypeSyntax,
    rowFields: (String) -> (RowFields, state: String, event: String)? = { _ in nil },
    keyFields: KeyReader = { _, _ in nil }
  ) {
    if let (key, value) = type.keyAndValue, let (fields, event) = keyFields(key.plainName, value.plainName) {
      self.init(form: .keyed(fields), state: value.plainName, event: event)
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      self.init(key: dictionary.key, value: dictionary.value)
    } else if let array = type.as(ArrayTypeSyntax.self) {
      guard let (fields, state, event) = RowFields.read(array.element) ?? rowFields(array.element.plainName) else {
        return nil
      }
      self.init(form: .rows(fields), state: state, event: event)
    } else {
      self.init(name: type.plainName.lastName, arguments: type.genericArguments)
    }
  }

  /// A type of which the source shows no arguments: `let machine = Machine(state: .idle)`.
  init?(unknown type: TypeSyntax) {
    guard type.is(IdentifierTypeSyntax.self), type.genericArguments.isEmpty else { return nil }
    let name = type.plainName
    self.init(form: .foreign(name: name), state: name, event: name)
    isUntyped = true
  }

  /// Whether the keys of a dictionary find the rows.
  var isDictionary: Bool {
    switch form {
    case .dictionary, .keyed: true
    case .own, .foreign, .rows: false
    }
  }

  private init(form: Form, state: String, event: String?) {
    (self.form, self.state, self.event) = (form, state, event)
  }

  private init?(name: String, arguments: [TypeSyntax]) {
    switch (name, arguments.count) {
    case ("TransitionTable", 2): self.init(form: .own, state: arguments[0].plainName, event: arguments[1].plainName)
    case ("AllowedMoves", 1), ("AllowedMovesByKind", 1):
      self.init(form: .own, state: arguments[0].plainName, event: nil)
    case ("Dictionary", 2): self.init(key: arguments[0], value: arguments[1])
    case (_, 2), (_, 3):
      self.init(form: .foreign(name: name), state: arguments[0].plainName, event: arguments[1].plainName)
    default: return nil
    }
  }

  private init?(key: TypeSyntax, value: TypeSyntax) {
    let state = key.plainName
    if let row = value.keyAndValue {
      guard row.value.plainName == state, row.key.plainName != state else { return nil }
      self.init(form: .dictionary, state: state, event: row.key.plainName)
    } else {
      guard value.elementOfList?.plainName == state else { return nil }
      self.init(form: .dictionary, state: state, event: nil)
    }
  }

  /// `TransitionTable<State, Event>` before the parentheses of a call, and `[State: [Event: State]]`.
  init?(called expression: ExprSyntax) {
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      let name = special.expression.trimmedDescription.lastName
      let arguments = special.genericArgumentClause.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
      self.init(name: name, arguments: arguments)
    } else if let state = expression.onlyEntry?.key.typeName, let value = expression.onlyEntry?.value {
      if let row = value.onlyEntry, let event = row.key.typeName, row.value.typeName == state, event != state {
        self.init(form: .dictionary, state: state, event: event)
      } else if let list = value.as(ArrayExprSyntax.self), list.elements.first?.expression.typeName == state {
        self.init(form: .dictionary, state: state, event: nil)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// `(State.login, Event.next, State.welcome)`, and `Row(from: .login, on: .next, to: .welcome)`.
  private init?(row: ExprSyntax, rowFields: (String) -> (RowFields, state: String, event: String)?) {
    let call = row.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.typeName
    if let found = name.flatMap(rowFields) {
      self.init(form: .rows(found.0), state: found.state, event: found.event)
      return
    }
    guard call == nil || name != nil, let fields = row.as(TupleExprSyntax.self)?.elements ?? call?.arguments,
      fields.count == 3
    else { return nil }
    let labels = fields.map { $0.label?.identifierText }
    let types = fields.map(\.expression.typeBeforeCase)
    let ends = labels.map { $0.flatMap { NameWords($0).end } }
    // Where no type is written, the labels have to say what is what.
    let isLabelled = ends.filter { $0 != nil }.count == 2 && fields.allSatisfy { $0.expression.isCaseOrAny }
    let wanted = types.contains(nil) ? ends.map { $0 == nil ? "event" : "state" } : types.compactMap(\.self)
    guard !types.contains(nil) || isLabelled, let read = RowFields(labels: labels, types: wanted) else { return nil }
    self.init(form: .rows(read), state: wanted[read.source], event: wanted[read.event])
    isUntyped = types.contains(nil)
  }

  /// `AllowedMoves(initial: Level.low) { … }`, whose states its start names.
  init?(startOf call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "AllowedMoves" || name == "AllowedMovesByKind",
      let state = TableCall(ExprSyntax(call)).initial?.typeBeforeCase
    else { return nil }
    self.init(form: .own, state: state, event: nil)
  }

  /// The types that the first row of a literal names: `[State.login: [Event.next: State.welcome]]`.
  ///
  /// - Parameter rowFields: the fields of a struct that stands for a row; nil where it is none, or not declared.
  init?(
    inferredFrom literal: ExprSyntax,
    rowFields: (String) -> (RowFields, state: String, event: String)? = { _ in nil }
  ) {
    if let row = literal.as(ArrayExprSyntax.self)?.elements.first?.expression {
      self.init(row: row, rowFields: rowFields)
      return
    }
    guard let entry = literal.as(DictionaryExprSyntax.self)?.entries.first, let state = entry.key.typeBeforeCase else {
      return nil
    }
    if let row = entry.value.as(DictionaryExprSyntax.self)?.entries.first {
      guard let event = row.key.typeBeforeCase, row.value.typeBeforeCase == state else { return nil }
      self.init(form: .dictionary, state: state, event: event)
    } else {
      let target = entry.value.as(ArrayExprSyntax.self)?.elements.first?.expression
      guard let target, target.typeBeforeCase ?? state == state, target.is(MemberAccessExprSyntax.self) else {
        return nil
      }
      self.init(form: .dictionary, state: state, event: nil)
    }
  }
}

extension TypeSyntax {
  fileprivate var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
  }

  fileprivate var keyAndValue: (key: TypeSyntax, value: TypeSyntax)? {
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return (dictionary.key, dictionary.value) }
    let arguments = genericArguments
    return plainName == "Dictionary" && arguments.count == 2 ? (arguments[0], arguments[1]) : nil
  }

  /// `State` of `[State]` and `Set<State>`.
  var elementOfList: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    return ["Set", "Array", "Swift.Set"].contains(plainName) ? genericArguments.first : nil
  }
}

extension ExprSyntax {
  fileprivate var onlyEntry: (key: ExprSyntax, value: ExprSyntax)? {
    let entries = self.as(DictionaryExprSyntax.self)?.entries ?? []
    return entries.count == 1 ? entries[0] : nil
  }

  /// The name of a type that is written where an expression may stand.
  fileprivate var typeName: String? {
    let text = trimmedDescription
    let isName = self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
    return isName && text.lastName.first?.isUppercase == true ? text : nil
  }

  /// `State` of `State.login`.
  fileprivate var typeBeforeCase: String? {
    (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).as(MemberAccessExprSyntax.self)?.base?.typeName
  }
}

extension DictionaryExprSyntax {
  /// Its keys and values, none where it is empty.
  var entries: [(key: ExprSyntax, value: ExprSyntax)] {
    guard case .elements(let elements) = content else { return [] }
    return elements.map { ($0.key, $0.value) }
  }
}

extension String {
  /// What stands behind the last dot.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
