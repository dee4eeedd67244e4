import SwiftSyntax

/// What the type of a table says: how its rows are written, and the names of the enums.
struct TableType {
  var form: Form
  var state: String
  /// Nil for a list of the states that may follow a state.
  var event: String?

  enum Form: Equatable {
    /// `TransitionTable<State, Event>` and `AllowedMoves<State>`.
    case own
    /// A type of two parameters that somebody else wrote: `StateMachine<State, Event>`.
    case foreign(name: String)
    /// `[State: [Event: State]]` and `[State: [State]]`.
    case dictionary
    /// `[(State, Event, State)]`, by the positions of the three.
    case rows(RowFields)
  }

  /// - Parameter rowFields: the fields of a struct that stands for a row.
  init?(_ type: TypeSyntax, rowFields: (String) -> (RowFields, state: String, event: String)? = { _ in nil }) {
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
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

  /// The types that the first row of a literal names: `[State.login: [Event.next: State.welcome]]`.
  init?(inferredFrom literal: ExprSyntax) {
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
    self.as(MemberAccessExprSyntax.self)?.base?.typeName
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
