import SwiftSyntax

/// A struct of a state and an event by which a table finds the next state: `[Key: State]`, `Key(state: .idle, event: .start)`.
struct KeyFields: Equatable {
  var name: String
  /// The labels of what makes a key, nil where there are none.
  var labels: [String?]
  /// Which of the two arguments is the state.
  var state: Int

  /// - Parameter states: the type of the table's values.
  static func read(
    _ type: Declarations.TypeDeclaration?,
    states: String
  ) -> (fields: KeyFields, event: String)? {
    guard let type, type.declaration?.is(StructDeclSyntax.self) == true,
      !type.functions.contains(where: { ["==", "hash"].contains($0.name.text) })
    else { return nil }
    let stored = type.stored
    let names = stored.map(\.pattern.trimmedDescription)
    let types = stored.compactMap(\.typeAnnotation?.type.plainName)
    guard types.count == 2, names.count == 2, stored.allSatisfy({ $0.initializer == nil }),
      let state = types.firstIndex(of: states), types[1 - state] != states,
      let made = type.initializers.isEmpty ? (names, types) : type.onlyInitializer(keeping: names),
      let first = made.types.firstIndex(of: states)
    else { return nil }
    return (KeyFields(name: type.path, labels: made.labels, state: first), types[1 - state])
  }

  /// The two of a key as it is made: `Key(state: .idle, event: .start)`, `.init(.idle, .start)`.
  func values(of key: ExprSyntax) -> (state: ExprSyntax, event: ExprSyntax)? {
    guard let call = key.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.map({ $0.label?.identifierText }) == labels
    else { return nil }
    var called = call.calledExpression.trimmedDescription
    if called.hasSuffix(".init") { called.removeLast(5) }
    guard called.isEmpty || called.lastName == name.lastName else { return nil }
    let values = call.arguments.map(\.expression)
    return (values[state], values[1 - state])
  }
}

extension Declarations.TypeDeclaration {
  /// The labels and the types of the only initialiser, where that puts what it is given into the two properties.
  fileprivate func onlyInitializer(keeping names: [String]) -> (labels: [String?], types: [String])? {
    guard initializers.count == 1, let initializer = initializers.first, let body = initializer.body,
      body.statements.count == 2, initializer.signature.parameterClause.parameters.count == 2
    else { return nil }
    let parameters = Array(initializer.signature.parameterClause.parameters)
    let kept = AssignmentFinder.assignments(in: body).map(\.assignment).filter { assignment in
      names.contains(assignment.target.nameBehindSelf)
        && parameters.contains { assignment.value.single?.trimmedDescription == $0.innerName }
    }
    guard Set(kept.map(\.target.nameBehindSelf)) == Set(names) else { return nil }
    return (parameters.map(\.label), parameters.map(\.type.plainName))
  }
}

extension WrittenTable {
  /// What is assigned to a key is a cell: `table[Key(state: .idle, event: .start)] = .running`.
  mutating func readKeys() {
    guard case .keyed(let fields) = type.form else { return }
    for index in steps.indices { steps[index].what = steps[index].what.keyed(by: fields) }
  }
}

extension WrittenTable.What {
  fileprivate func keyed(by fields: KeyFields) -> WrittenTable.What {
    switch self {
    case .row(let key, let target):
      guard let (state, event) = fields.values(of: key) else {
        return .anything(why: "the key '\(key.text)' is not followed")
      }
      guard !target.is(NilLiteralExprSyntax.self) else {
        return .anything(why: "what is taken out of the table is not followed")
      }
      return .cell(state: state, event: event, target: target, .replaces)
    case .each(let name, let cases, let what): return .each(name, cases, what.keyed(by: fields))
    case .under(let condition, let what): return .under(condition: condition, what.keyed(by: fields))
    default: return self
    }
  }
}
