import SwiftSyntax

/// A property that says for each state what to do, and that the type asks for the state at hand:
/// `let actions: [State: (Door) -> Void] = [.open: { $0.close() }]`, `actions[state]?(self)`.
struct ActionTable {
  var name: String
  /// Each with a case, and a closure or the name of a method.
  var rows: [(key: MemberAccessExprSyntax, action: ExprSyntax)]

  /// Whether something may put another one in its place, or change a row.
  fileprivate let isVariable: Bool

  /// Nil for what others may change, and where the rows are more than cases, closures and names.
  fileprivate init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
    guard variable.bindingSpecifier.text == "let" || isLazy && DeclSyntax(variable).hidesFromOtherFiles,
      binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let elements = binding.initializer?.value.as(DictionaryExprSyntax.self)?.content.as(
        DictionaryElementListSyntax.self
      )
    else { return nil }
    self.name = name.identifierText
    isVariable = isLazy
    rows = []
    // Most dictionaries are no such table, and some are long.
    for element in elements {
      guard let key = element.key.as(MemberAccessExprSyntax.self), element.value.isPlainAction else { return nil }
      rows.append((key, element.value))
    }
    if rows.isEmpty { return nil }
  }

  /// The functions of the instance that its rows name or call.
  func callees(in declarations: Declarations) -> [String] {
    rows.flatMap { row -> [String] in
      guard let closure = row.action.as(ClosureExprSyntax.self) else { return [row.action.nameBehindSelf] }
      let instances = closure.instanceNames
      return declarations.surveys.fresh(closure.statements).calls.filter { call in
        call.base.map(instances.contains) ?? true
      }.map(\.name)
    }
  }

  /// Whether a closure of it assigns one of some places of the instance.
  func assigns(_ places: Set<String>, in declarations: Declarations) -> Bool {
    rows.compactMap { $0.action.as(ClosureExprSyntax.self) }.contains { closure in
      let assigned = declarations.surveys.fresh(closure.statements).assigned
      return !assigned.isDisjoint(with: places)
        || closure.instanceNames.contains { name in places.contains { assigned.contains("\(name).\($0)") } }
    }
  }
}

extension Declarations.TypeDeclaration {
  /// Those that functions of the type ask.
  var actionTables: [ActionTable] {
    variables.filter { !$0.hasWrapper }.flatMap { variable in
      variable.bindings.compactMap { ActionTable($0, of: variable) }
    }.filter { table in
      functions.contains { $0.asks(table) } && (!table.isVariable || functions.allSatisfy { $0.onlyAsks(table) })
    }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether something is the value of a property that says what to do; most values are no dictionaries.
  func isActionTable(_ value: ExprSyntax) -> Bool {
    value.is(DictionaryExprSyntax.self)
      && actionTables.contains { table in properties[table.name]?.initializer?.value.id == value.id }
  }

  /// The same of a member.
  func isActionTable(_ member: DeclSyntax) -> Bool {
    guard let bindings = member.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1 else { return false }
    return bindings.first?.initializer.map { isActionTable($0.value) } ?? false
  }
}

extension DeclSyntax {
  var holdsDictionary: Bool {
    self.as(VariableDeclSyntax.self)?.bindings.contains { $0.initializer?.value.is(DictionaryExprSyntax.self) == true }
      ?? false
  }
}

extension FunctionDeclSyntax {
  /// Whether it does what a table says, outside of closures.
  func asks(_ table: ActionTable) -> Bool {
    body?.tokens(named: table.name).contains { token in
      token.asks(table)
        && !sequence(first: Syntax(token), next: \.parent).contains { $0.is(ClosureExprSyntax.self) }
    } ?? false
  }

  /// Whether it does nothing else with it.
  fileprivate func onlyAsks(_ table: ActionTable) -> Bool {
    body?.tokens(named: table.name).allSatisfy { $0.asks(table) } ?? true
  }
}

extension TokenSyntax {
  fileprivate func asks(_ table: ActionTable) -> Bool {
    if isAskedForConstant(table) { return true }
    let calls = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
    return calls.first { _ in true }?.tableAsked?.name == table.name
  }
}

extension TokenSyntax {
  /// `let action = actions[state]`, and `if let action = actions[state]`.
  private func isAskedForConstant(_ table: ActionTable) -> Bool {
    guard text == table.name,
      let asked = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(SubscriptCallExprSyntax.self) })
        .first(where: { _ in true }), asked.calledExpression.nameBehindSelf == table.name,
      let initializer = asked.parent?.as(InitializerClauseSyntax.self)
    else { return false }
    if let binding = initializer.parent?.as(OptionalBindingConditionSyntax.self) {
      return binding.bindingSpecifier.text == "let"
    }
    let variable = initializer.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    return variable?.bindingSpecifier.text == "let" && variable?.parent?.is(CodeBlockItemSyntax.self) == true
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is asked for a function that is called: `actions[state]?(self)`; whether there has to be one, and the key.
  var tableAsked: (name: String, isForced: Bool, key: ExprSyntax)? {
    let forced = calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let asked = forced ?? calledExpression.as(OptionalChainingExprSyntax.self)?.expression,
      let table = asked.as(SubscriptCallExprSyntax.self), table.arguments.count == 1, let key = table.arguments.first,
      key.label == nil, trailingClosure == nil
    else { return nil }
    return (table.calledExpression.nameBehindSelf, forced != nil, key.expression)
  }
}

extension ExprSyntax {
  /// A closure that neither waits nor throws, or the name of a method of the instance.
  fileprivate var isPlainAction: Bool {
    if let closure = self.as(ClosureExprSyntax.self) {
      return !closure.tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.await), .keyword(.try), .keyword(.throw)].contains($0.tokenKind)
      }
    }
    return self.is(DeclReferenceExprSyntax.self) || self.as(MemberAccessExprSyntax.self)?.base?.isSelf == true
  }
}

extension ClosureExprSyntax {
  /// What may stand for the instance in it: `self`, and what it is given.
  fileprivate var instanceNames: [String] { ["self", "self?"] + (parameterNames.isEmpty ? ["$0"] : parameterNames) }
}
