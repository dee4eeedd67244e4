import SwiftSyntax

/// Where state, event and target stand in a row that is a tuple or a struct: by position, or by label.
struct RowFields: Equatable {
  /// The labels in the order of the fields, nil where there are none.
  var labels: [String?]
  var source: Int
  var event: Int
  var target: Int

  /// Of three fields two have the type of the states; without labels the event stands between them.
  init?(labels: [String?], types: [String]) {
    guard types.count == 3,
      let event = types.indices.first(where: { index in types.filter { $0 == types[index] }.count == 1 })
    else { return nil }
    let states = types.indices.filter { $0 != event }
    guard types[states[0]] == types[states[1]] else { return nil }
    let ends = states.map { labels[$0].flatMap { NameWords($0).end } }
    switch (ends[0], ends[1]) {
    case (.source?, .target?): (source, target) = (states[0], states[1])
    case (.target?, .source?): (source, target) = (states[1], states[0])
    case (nil, nil) where event == 1: (source, target) = (states[0], states[1])
    case (nil, .target?), (.source?, nil): (source, target) = (states[0], states[1])
    default: return nil
    }
    self.labels = labels
    self.event = event
  }

  /// Those of `(from: State, on: Event, to: State)`.
  static func read(_ type: TypeSyntax) -> (RowFields, state: String, event: String)? {
    guard let tuple = type.as(TupleTypeSyntax.self) else { return nil }
    let labels = tuple.elements.map { $0.firstName?.identifierText }
    return read(labels: labels, types: tuple.elements.map(\.type.plainName))
  }

  /// Those of a struct that stores three values and has no initialiser of its own.
  static func read(_ type: Declarations.TypeDeclaration?) -> (RowFields, state: String, event: String)? {
    guard let type, type.declaration?.is(StructDeclSyntax.self) == true, type.initializers.isEmpty else { return nil }
    let stored = type.stored
    let types = stored.compactMap(\.typeAnnotation?.type.plainName)
    guard types.count == stored.count else { return nil }
    return read(labels: stored.map { $0.pattern.trimmedDescription }, types: types)
  }

  private static func read(labels: [String?], types: [String]) -> (RowFields, state: String, event: String)? {
    RowFields(labels: labels, types: types).map { ($0, types[$0.source], types[$0.event]) }
  }

  /// The three of a row as it is written: `(.login, .next, .welcome)`, `Row(from: .login, on: .next, to: .welcome)`.
  func values(of row: ExprSyntax) -> (source: ExprSyntax, event: ExprSyntax, target: ExprSyntax)? {
    let elements = row.as(TupleExprSyntax.self)?.elements ?? row.as(FunctionCallExprSyntax.self)?.arguments
    guard let elements = elements.map(Array.init), elements.count == 3 else { return nil }
    guard zip(elements, labels).allSatisfy({ $0.label == nil || $0.label?.identifierText == $1 }) else { return nil }
    return (elements[source].expression, elements[event].expression, elements[target].expression)
  }
}
