import SwiftSyntax

extension Tables {
  /// What is done to a property: by its own value, by the initialiser, and by what fills it later.
  static func history(
    of variable: TableVariable,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> TableHistory? {
    let name = variable.name
    let names: Set = [name, "self.\(name)", "Self.\(name)", "\(type.path.plainPath).\(name)"]
    guard var history = variable.begun(as: names) else { return nil }
    guard !variable.isConstant else { return history }
    let filled = type.initializers.compactMap { initializer -> TableHistory? in
      guard let body = initializer.body else { return nil }
      var filled = history
      filled.follow(body.statements)
      return filled.steps.count > history.steps.count ? filled : nil
    }
    if filled.count == 1 { history = filled[0] }
    let own = declarations.around(variable.syntax)
      .flatMap { TableChangeFinder.changes(of: names, orMember: name, isShared: variable.isShared, in: $0) }
      .filter { !variable.isOfAnother($0, than: type.path, in: declarations) }
    let elsewhere = type.members.filter { !declarations.isSameFile($0.offset, variable.syntax.offset) }
      .flatMap { TableChangeFinder.changes(of: names, isShared: variable.isShared, in: $0) }
    history.addOthers(own + elsewhere, of: names)
    for (change, place) in changesByOthers(of: variable, in: type, declarations) where !history.holds(change) {
      history.suspect(change, because: "\(place) changes the table, and when it runs is not followed")
    }
    if history.hasRows { history.addGiven(variable, of: type.path, in: declarations) }
    return history
  }

  /// What is done to a variable at the top of a file.
  static func history(
    of variable: TableVariable,
    behind rest: some Sequence<CodeBlockItemSyntax>,
    _ declarations: Declarations
  ) -> TableHistory? {
    guard var history = variable.begun(as: [variable.name]) else { return nil }
    guard !variable.isConstant else { return history }
    // Declarations run when somebody calls them, not here.
    history.follow(rest.filter { !$0.item.is(DeclSyntax.self) || $0.item.is(IfConfigDeclSyntax.self) })
    let names: Set = [variable.name]
    let others = declarations.around(variable.syntax).flatMap {
      TableChangeFinder.changes(of: names, isShared: variable.isShared, in: $0)
    }.filter { !variable.isOfAnother($0, than: "", in: declarations) }
    history.addOthers(others, of: names)
    if history.hasRows { history.addGiven(variable, of: "", in: declarations) }
    return history
  }
}

extension TableVariable {
  /// Whether nothing but its declaration can say what it holds.
  var isConstant: Bool {
    guard
      let variable = sequence(first: syntax, next: \.parent).lazy.compactMap({ $0.as(VariableDeclSyntax.self) }).first
    else { return true }
    // A class may stand behind a type that we do not know.
    if case .foreign = type.form { return false }
    let isComputed = value == nil && statements != nil && variable.bindings.first?.initializer == nil
    return isComputed || (variable.bindingSpecifier.text == "let" && variable.bindings.first?.initializer != nil)
  }

  /// Whether it may be an object, of a type that we do not know.
  var isShared: Bool { if case .foreign = type.form { true } else { false } }

  /// What its declaration does to it; nil where that makes it by what is not followed.
  func begun(as names: Set<String>, isLocal: Bool = false) -> TableHistory? {
    if statements != nil { return made?.renamed(names, isShared: isShared, isLocal: isLocal) }
    var history = TableHistory(of: names, makers: makers, isShared: isShared, isLocal: isLocal)
    if let value, !value.is(NilLiteralExprSyntax.self) { history.begin(with: value) }
    return history
  }
}

extension TableHistory {
  /// Changes anywhere else; where there are no rows yet, one function may be the one that fills the table.
  fileprivate mutating func addOthers(_ changes: [TableChange], of names: Set<String>) {
    let others = changes.filter { !holds($0) && !$0.syntax.isShadowed(names: names) }
    let places = others.map { $0.syntax.functionAround }
    if !hasRows, let first = places.first, let place = first, let body = place.statements,
      places.allSatisfy({ $0?.syntax.id == place.syntax.id })
    {
      follow(body)
      if hasRows { assume("'\(place.name)' has filled the table before the first event") }
    }
    for (change, place) in zip(others, places) where !holds(change) {
      suspect(
        change,
        because: "\(place.map { "'\($0.name)'" } ?? "this") changes the table, and when it runs is not followed"
      )
    }
  }
}

/// A function, an initialiser or an accessor.
private struct FunctionAround {
  var syntax: Syntax
  var name: String
  var statements: CodeBlockItemListSyntax?
}

extension Syntax {
  fileprivate var functionAround: FunctionAround? {
    sequence(first: self, next: \.parent).lazy.compactMap { syntax in
      if let function = syntax.as(FunctionDeclSyntax.self) {
        return FunctionAround(syntax: syntax, name: function.name.identifierText, statements: function.body?.statements)
      }
      if let initializer = syntax.as(InitializerDeclSyntax.self) {
        return FunctionAround(syntax: syntax, name: "init", statements: initializer.body?.statements)
      }
      if let accessor = syntax.as(AccessorDeclSyntax.self) {
        return FunctionAround(syntax: syntax, name: accessor.accessorSpecifier.text)
      }
      return nil
    }.first
  }

  /// Whether a local or a parameter hides the variable where it is written without `self.`.
  fileprivate func isShadowed(names: Set<String>) -> Bool {
    let closures = sequence(first: self, next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
    if closures.contains(where: { !names.isDisjoint(with: $0.parameterNames) }) { return true }
    guard let around = functionAround?.syntax else { return false }
    guard around.declares(anyOf: names) else { return false }
    return !names.contains { $0.contains(".") && trimmedDescription.hasPrefix($0) }
  }
}

extension SyntaxProtocol {
  /// Whether a local or a parameter has one of these names.
  func declares(anyOf names: Set<String>) -> Bool {
    let finder = LocalFinder(names: names)
    finder.walk(self)
    return finder.found
  }
}

private final class LocalFinder: SyntaxVisitor {
  private(set) var found = false
  private let names: Set<String>

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.boundNames.contains(where: names.contains) { found = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.innerName) { found = true }
    return .visitChildren
  }
}
