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
  /// Whether a function of the module makes it in a way that is not followed.
  private(set) var isMadeUnseen = false

  init?(_ binding: PatternBindingSyntax, in declarations: Declarations, from owner: String) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return nil }
    let fields = { (name: String) in RowFields.read(declarations.type(named: name, from: owner)) }
    self.name = name
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
    if let maker = call.flatMap({ declarations.maker(calledBy: $0, from: owner) }) {
      (type, value, statements, isMadeByFunction) = (maker.type, nil, maker.statements, true)
      return
    }
    isMadeUnseen = call.map { !declarations.makers(calledBy: $0, from: owner).isEmpty } ?? false
    let written = (binding.typeAnnotation?.type.behindOptional ?? call?.madeType(in: declarations)).map {
      declarations.unaliased($0, from: owner)
    }
    let found =
      written.flatMap { TableType($0, rowFields: fields) }
      ?? call.flatMap { TableType(called: $0.calledExpression) ?? TableType(startOf: $0) }
      ?? value.flatMap { TableType(inferredFrom: $0, rowFields: fields) }
      ?? written.flatMap { declarations.unknownTable($0, from: owner) }
    guard let found else { return nil }
    type = found
  }

  init?(_ function: FunctionDeclSyntax, in declarations: Declarations, from owner: String) {
    guard let body = function.body, function.signature.parameterClause.parameters.isEmpty,
      let result = function.signature.returnClause?.type,
      let type = TableType(result, rowFields: { RowFields.read(declarations.type(named: $0, from: owner)) })
    else { return nil }
    name = function.name.identifierText
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
  /// The function without parameters that a call means, where it gives a table: `let machine = makeMachine()`.
  fileprivate func maker(calledBy call: FunctionCallExprSyntax, from owner: String) -> TableVariable? {
    let found = makers(calledBy: call, from: owner)
    guard call.arguments.isEmpty, call.trailingClosure == nil, found.count == 1,
      let maker = TableVariable(found[0], in: self, from: owner)
    else { return nil }
    return maker.statements.flatMap(maker.made(by:))?.hasRows == true ? maker : nil
  }

  /// The functions of the module that a call can mean.
  fileprivate func makers(calledBy call: FunctionCallExprSyntax, from owner: String) -> [FunctionDeclSyntax] {
    let name = call.calledExpression.nameBehindSelf
    let plain = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
    guard plain.first?.isLowercase == true else { return [] }
    let own = types[owner]?.functions(named: plain) ?? []
    return own.isEmpty ? functions(named: plain, seenFrom: call.offset) : own
  }

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
  /// What the statements do to the table that they give in the end.
  func made(by statements: CodeBlockItemListSyntax) -> TableHistory? {
    guard let last = statements.last, let result = last.result else { return nil }
    var history = TableHistory(of: [])
    guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      if statements.count == 1 { history.begin(with: result) }
      return history.hasRows ? history : nil
    }
    let index = statements.firstIndex { $0.declares(name) }
    guard let index, let value = statements[index].initialValue(of: name) else { return nil }
    history = TableHistory(of: [name])
    history.begin(with: value)
    history.follow(statements[statements.index(after: index)...].dropLast())
    if statements.dropLast().contains(where: \.canLeave) { history.doubtAll() }
    return history
  }
}

extension CodeBlockItemSyntax {
  /// What a block gives whose last statement this is.
  fileprivate var result: ExprSyntax? {
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
