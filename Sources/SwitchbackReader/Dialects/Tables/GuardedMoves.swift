import SwiftSyntax

/// Moves that are refused unless a table lists them, so that it is one of allowed moves whatever it is called:
/// `guard table[state]?.contains(next) == true else { return }`, with `state = next` behind it.
struct GuardedMoves {
  private let table: String
  /// The path of the enum of the states.
  private let states: String
  private let declarations: Declarations

  init?(by variable: TableVariable, of owner: Declarations.TypeDeclaration, in declarations: Declarations) {
    guard variable.type.form == .dictionary, variable.type.event == nil,
      let states = declarations.enumeration(named: variable.type.state, from: owner.path)
    else { return nil }
    (table, self.states, self.declarations) = (variable.name, states.path, declarations)
  }

  /// Whether a function of a type that stores the state makes such moves.
  var areMade: Bool {
    declarations.everywhere.contains { type in
      let stored = Set(type.storedProperties(of: states, in: declarations).map(\.name))
      let places = type.path == states ? stored.union(["self"]) : stored
      return !places.isEmpty && type.functions.contains { isMade(by: $0, of: type, at: places) }
    }
  }

  private func isMade(by function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration, at places: Set<String>)
    -> Bool
  {
    guard let body = function.body else { return false }
    let given = Set(function.signature.parameterClause.parameters.map(\.innerName))
    return AssignmentFinder.assignments(in: body).contains { assignment, _ in
      let place = assignment.target.nameBehindSelf
      guard places.contains(place), let target = assignment.value.single?.trimmedDescription, given.contains(target)
      else { return false }
      let asking = Asking(place: [place], target: target, type: type)
      return questions(in: body, asking).contains { $0.decides(about: assignment.target, in: body) }
    }
  }

  // MARK: What is asked

  /// What the state at hand and the one to go to are called, and in which type.
  private struct Asking {
    var place: Set<String>
    var target: String
    var type: Declarations.TypeDeclaration
    var depth = 4
  }

  /// The expressions that hold where the list of the state at hand has the target.
  private func questions(in body: some SyntaxProtocol, _ asking: Asking) -> [ExprSyntax] {
    let lists = lists(in: body, asking)
    let tokens = body.tokens(viewMode: .sourceAccurate)
    let asked = tokens.compactMap { token -> ExprSyntax? in
      guard lists.contains(token.identifierText) || isRow(token, asking), let call = token.containsCall,
        call.arguments.first?.expression.trimmedDescription == asking.target
      else { return nil }
      return ExprSyntax(call)
    }
    guard asking.depth > 0 else { return asked }
    return asked + tokens.compactMap { helper(calledBy: $0, asking) }
  }

  /// Whether this is the table with the state at hand as its key.
  private func isRow(_ token: TokenSyntax, _ asking: Asking) -> Bool {
    guard token.identifierText == table, let row = token.subscripted, let key = row.arguments.first else {
      return false
    }
    return asking.place.contains(key.expression.nameBehindSelf)
  }

  /// The locals and the computed properties that are the list of the state at hand.
  private func lists(in body: some SyntaxProtocol, _ asking: Asking) -> Set<String> {
    let locals = body.tokens(named: table).filter { isRow($0, asking) }.compactMap(\.boundTo)
    let computed = asking.type.properties.filter { _, binding in
      binding.getter?.tokens(named: table).contains { isRow($0, asking) && $0.containsCall == nil } ?? false
    }
    return Set(locals).union(computed.keys)
  }

  /// A call of a function that asks: `canMove(to: next)`, `state.canMove(to: next)`.
  private func helper(calledBy token: TokenSyntax, _ asking: Asking) -> ExprSyntax? {
    guard token.parent?.is(DeclReferenceExprSyntax.self) == true, let call = token.callOfName else { return nil }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let isOnState = base.map { asking.place.contains($0.nameBehindSelf) } ?? false
    guard let type = isOnState ? declarations.types[states] : asking.type else { return nil }
    let asks = type.functions(named: token.identifierText).contains { function in
      guard let body = function.body else { return false }
      var inner = Asking(place: asking.place, target: "", type: type, depth: asking.depth - 1)
      if isOnState { inner.place = ["self"] }
      for (parameter, argument) in zip(function.signature.parameterClause.parameters, call.arguments) {
        let value = argument.expression
        if value.trimmedDescription == asking.target { inner.target = parameter.innerName }
        if asking.place.contains(value.nameBehindSelf) { inner.place.insert(parameter.innerName) }
      }
      return !inner.target.isEmpty && questions(in: body, inner).contains { $0.answer == true }
    }
    return asks ? ExprSyntax(call) : nil
  }
}

extension TableVariable {
  /// Whether moves are refused unless this lists them.
  func isAskedForMoves(of owner: Declarations.TypeDeclaration, in declarations: Declarations) -> Bool {
    GuardedMoves(by: self, of: owner, in: declarations)?.areMade ?? false
  }

  /// Whether its rows are all written where it is declared.
  var isConstantLiteral: Bool {
    value != nil && statements == nil
      && syntax.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
  }
}

extension TokenSyntax {
  private var aroundInStatement: [Syntax] {
    Array(sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemListSyntax.self) })
  }

  /// `table[state]`, of which this is the name.
  fileprivate var subscripted: SubscriptCallExprSyntax? {
    let around = aroundInStatement
    return around.lazy.compactMap { $0.as(SubscriptCallExprSyntax.self) }.first { row in
      around.contains { $0.id == row.calledExpression.id }
    }
  }

  /// The call that asks whether something is in the list that begins with this.
  fileprivate var containsCall: FunctionCallExprSyntax? {
    let around = aroundInStatement
    return around.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first { call in
      call.calledName == "contains" && call.arguments.count == 1 && call.arguments.first?.label == nil
        && around.contains { $0.id == call.calledExpression.id }
    }
  }

  /// The call of a function of this name.
  fileprivate var callOfName: FunctionCallExprSyntax? {
    let callee = parent.flatMap { $0.parent?.as(MemberAccessExprSyntax.self).map(Syntax.init) ?? $0 }
    let call = callee?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == callee?.as(ExprSyntax.self)?.id ? call : nil
  }

  /// The local that holds it: `let next = table[state] ?? []`.
  fileprivate var boundTo: String? {
    guard containsCall == nil else { return nil }
    return aroundInStatement.lazy.compactMap {
      $0.as(PatternBindingSyntax.self)?.pattern ?? $0.as(OptionalBindingConditionSyntax.self)?.pattern
    }.first?.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }
}
