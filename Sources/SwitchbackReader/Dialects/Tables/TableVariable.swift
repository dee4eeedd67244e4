import SwiftSyntax

/// A variable, or a function without parameters, that holds or gives a table.
struct TableVariable {
  var name: String
  var type: TableType
  var value: ExprSyntax?
  /// The statements of a closure, a getter or a function that make the table.
  var statements: CodeBlockItemListSyntax?
  var syntax: Syntax
  /// Whether a function of the module makes the table, which is drawn by itself.
  private(set) var isMadeByFunction = false
  /// The functions of the module that may make it.
  let makers: TableMakers

  init?(_ binding: PatternBindingSyntax, in declarations: Declarations, from owner: String) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return nil }
    let fields = { (name: String) in RowFields.read(declarations.type(named: name, from: owner)) }
    let keys: TableType.KeyReader = { KeyFields.read(declarations.type(named: $0, from: owner), states: $1) }
    self.name = name
    makers = TableMakers(in: declarations.seen(from: binding), from: owner)
    syntax = Syntax(binding)
    value = binding.initializer?.value
    if let getter = binding.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self) { statements = getter }
    if let call = value?.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self),
      call.arguments.isEmpty
    {
      (value, statements) = (nil, closure.statements)
    }
    value = value?.tableGivenToMachine ?? value
    let call = value?.as(FunctionCallExprSyntax.self)
    if let made = call.flatMap(makers.tableType) {
      (type, isMadeByFunction) = (made, call?.arguments.isEmpty ?? false)
      return
    }
    let written = (binding.typeAnnotation?.type.behindOptional ?? call?.madeType(in: declarations)).map {
      declarations.unaliased($0, from: owner)
    }
    let found =
      written.flatMap { TableType($0, rowFields: fields, keyFields: keys) }
      ?? call.flatMap { TableType(called: $0.calledExpression) ?? TableType(startOf: $0) }
      ?? value.flatMap { TableType(inferredFrom: $0, rowFields: fields) }
      ?? written.flatMap { declarations.unknownTable($0, from: owner) }
    guard let found else { return nil }
    type = found
  }

  init?(_ function: FunctionDeclSyntax, in declarations: Declarations, from owner: String) {
    guard let body = function.body, function.signature.parameterClause.parameters.isEmpty,
      let result = function.signature.returnClause?.type,
      let type = TableType(
        declarations.unaliased(result, from: owner),
        rowFields: { RowFields.read(declarations.type(named: $0, from: owner)) }
      )
    else { return nil }
    name = function.name.identifierText
    makers = TableMakers(in: declarations.seen(from: function), from: owner)
    self.type = type
    statements = body.statements
    syntax = Syntax(function)
  }
}

extension TypeSyntax {
  /// `Machine` of `Machine?` and of `Machine!`.
  fileprivate var behindOptional: TypeSyntax {
    self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? self
  }
}

extension ExprSyntax {
  /// The table of `StateMachine(AllowedMoves(…))`.
  fileprivate var tableGivenToMachine: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "StateMachine",
      let first = call.arguments.first, first.label == nil,
      let table = first.expression.as(FunctionCallExprSyntax.self),
      TableType(called: table.calledExpression)?.form == .own || TableType(startOf: table) != nil
    else { return nil }
    return first.expression
  }
}

extension FunctionCallExprSyntax {
  /// `Machine` of `Machine(state: .idle)`, as far as that is another name for a type, or the type may be a table by its own.
  fileprivate func madeType(in declarations: Declarations) -> TypeSyntax? {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      declarations.mayBeAlias(name.text) || declarations.isMachine(named: name.text)
    else { return nil }
    return TypeSyntax(IdentifierTypeSyntax(name: name))
  }
}

extension Declarations {
  /// The table of a type that no file declares, and that shows no arguments.
  fileprivate func unknownTable(_ type: TypeSyntax, from owner: String) -> TableType? {
    guard isMachine(named: type.plainName), let table = TableType(unknown: type),
      self.type(named: type.plainName, from: owner) == nil
    else { return nil }
    return table
  }

  /// Whether a type is a machine by its name; most are asked for often.
  fileprivate func isMachine(named name: String) -> Bool {
    surveys.isMachine(named: name) { TableEvidence.isMachine(named: name) }
  }
}

extension TableVariable {
  /// What its statements do to the table that they give in the end.
  var made: TableHistory? { statements.flatMap { TableHistory.made(by: $0, makers) } }
}

extension TableMakers {
  /// That of what a function of the module makes in a way that is followed.
  fileprivate func tableType(madeBy call: FunctionCallExprSyntax) -> TableType? {
    guard let (function, path) = maker(calledBy: call), let result = function.signature.returnClause?.type else {
      return nil
    }
    let seen = declarations.seen(from: function)
    guard var type = TableType(result, rowFields: { RowFields.read(seen.type(named: $0, from: path)) }),
      history(of: call)?.hasRows == true
    else { return nil }
    // The names are those that the function sees.
    type.state = seen.type(named: type.state, from: path)?.path ?? type.state
    type.event = type.event.map { seen.type(named: $0, from: path)?.path ?? $0 }
    return type
  }
}

extension TableHistory {
  /// What statements do to the table that they give in the end.
  ///
  /// - Parameter given: the tables that parameters are.
  static func made(
    by statements: CodeBlockItemListSyntax,
    _ makers: TableMakers,
    given: [String: TableHistory] = [:]
  ) -> TableHistory? {
    guard let last = statements.last, let result = last.givenValue else { return nil }
    var history = TableHistory(of: [], makers: makers, given: given)
    let name = result.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    guard let name, let index = statements.firstIndex(where: { $0.declares(name) }) else {
      if statements.count == 1 { history.begin(with: result) }
      return history.hasRows ? history : nil
    }
    guard let value = statements[index].initialValue(of: name) else { return nil }
    // What another local hides is not what was given.
    let hidden = given.keys.filter { name in statements[..<index].contains { $0.declares(name) } }
    history = TableHistory(of: [name], makers: makers, given: given.filter { !hidden.contains($0.key) })
    history.begin(with: value)
    history.follow(statements[statements.index(after: index)...].dropLast())
    if statements.dropLast().contains(where: \.canLeave) { history.doubtAll() }
    return history
  }
}

extension CodeBlockItemSyntax {
  /// What a block gives whose last statement this is.
  var givenValue: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    default: nil
    }
  }

  fileprivate func declares(_ name: String) -> Bool {
    item.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
  }

  fileprivate func initialValue(of name: String) -> ExprSyntax? {
    item.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.trimmedDescription == name }?.initializer?.value
  }
}
