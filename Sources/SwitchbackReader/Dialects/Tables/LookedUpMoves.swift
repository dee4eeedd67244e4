import SwiftSyntax

/// Moves that a table of states and events tells, so that it is one of transitions whatever it and its enums are called:
/// `if let next = table[state]?[event] { state = next }`.
struct LookedUpMoves {
  private let table: String
  /// The path of the enum of the states.
  private let states: String
  private let declarations: Declarations

  init?(in variable: TableVariable, of owner: Declarations.TypeDeclaration, in declarations: Declarations) {
    guard variable.type.form == .dictionary, variable.type.event != nil,
      let states = declarations.enumeration(named: variable.type.state, from: owner.path)
    else { return nil }
    (table, self.states, self.declarations) = (variable.name, states.path, declarations)
  }

  /// Whether a function of a type that stores the state looks up what it is given, and sets the state.
  var areMade: Bool {
    declarations.everywhere.contains { type in
      let places = Set(type.storedProperties(of: states, in: declarations).map(\.name))
      return !places.isEmpty && type.functions.contains { isMade(by: $0, at: places) }
    }
  }

  private func isMade(by function: FunctionDeclSyntax, at places: Set<String>) -> Bool {
    guard let body = function.body else { return false }
    let given = Set(function.signature.parameterClause.parameters.map(\.innerName))
    let asked = body.tokens(named: table).compactMap { $0.lookedUp(with: given) }
    let set = AssignmentFinder.assignments(in: body).map(\.assignment.target.nameBehindSelf)
    return asked.contains { places.contains($0) && set.contains($0) }
  }
}

extension TableVariable {
  /// Whether moves are refused unless this lists them, or the state goes where this leads.
  func isMachineByUse(of owner: Declarations.TypeDeclaration, in declarations: Declarations) -> Bool {
    isAskedForMoves(of: owner, in: declarations)
      || LookedUpMoves(in: self, of: owner, in: declarations)?.areMade ?? false
  }
}

extension TokenSyntax {
  /// What stands for the state in `table[state]?[event]`, of which this is the name, where the event is one of some names.
  fileprivate func lookedUp(with events: Set<String>) -> String? {
    let around = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemListSyntax.self) }
    let keys = around.compactMap { $0.as(SubscriptCallExprSyntax.self) }.filter { row in
      around.contains { $0.id == row.calledExpression.id }
    }.compactMap { $0.arguments.first?.expression }
    guard keys.count == 2, events.contains(keys[1].trimmedDescription) else { return nil }
    return keys[0].nameBehindSelf
  }
}
