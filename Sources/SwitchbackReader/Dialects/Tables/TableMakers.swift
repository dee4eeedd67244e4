import SwiftSyntax

/// The functions of the module that make tables, as one place of the source calls them.
struct TableMakers {
  var declarations: Declarations
  /// The type inside of which the calls stand.
  var owner: String
  /// Where the functions stand that are being followed.
  private var followed: Set<Int> = []

  init(in declarations: Declarations, from owner: String) {
    (self.declarations, self.owner) = (declarations, owner)
  }

  /// What the function that a call means does to the table that it gives; nil where that is not all followed.
  ///
  /// - Parameter table: what a name means that is given to it, if that is a table.
  func history(of call: FunctionCallExprSyntax, given table: (String) -> TableHistory? = { _ in nil }) -> TableHistory?
  {
    guard let (function, path) = maker(calledBy: call), let body = function.body, !followed.contains(function.offset),
      let places = call.places(in: function)
    else { return nil }
    var given: [String: TableHistory] = [:]
    for (parameter, argument) in places {
      let inner = argument.as(FunctionCallExprSyntax.self)
      given[parameter.innerName] =
        table(argument.trimmedDescription) ?? inner.flatMap { history(of: $0, given: table) }
    }
    return TableHistory.made(by: body.statements, inside(function, of: path), given: given)
  }

  /// Whether the calls stand in what a function does.
  func follows(_ function: FunctionDeclSyntax) -> Bool { followed.contains(function.offset) }

  /// The makers as the body of a function calls them.
  func inside(_ function: FunctionDeclSyntax, of path: String) -> TableMakers {
    var makers = TableMakers(in: declarations.seen(from: function), from: path)
    makers.followed = followed.union([function.offset])
    return makers
  }

  /// The only function that a call can mean, and the type that has it.
  func maker(calledBy call: FunctionCallExprSyntax) -> (function: FunctionDeclSyntax, path: String)? {
    let found = makers(calledBy: call)
    return found.count == 1 ? found[0] : nil
  }

  /// The functions that a call can mean: `rows()`, `self.rows()`, `Self.rows()`, `Loader.rows()`.
  func makers(calledBy call: FunctionCallExprSyntax) -> [(function: FunctionDeclSyntax, path: String)] {
    var name = call.calledExpression.nameBehindSelf
    var path = owner
    if let dot = name.lastIndex(of: ".") {
      guard let type = declarations.type(named: String(name[..<dot]), from: owner) else { return [] }
      (path, name) = (type.path, String(name[name.index(after: dot)...]))
    }
    guard name.first?.isLowercase == true else { return [] }
    let type = declarations.types[path]
    let own = declarations.visible(type?.functions(named: name) ?? [], from: call.offset)
    if call.calledExpression.is(MemberAccessExprSyntax.self) || !own.isEmpty {
      return own.contains { declarations.mayBeOverridden($0, of: type) } ? [] : own.map { ($0, path) }
    }
    return declarations.functions(named: name, seenFrom: call.offset).map { ($0, "") }
  }
}

extension FunctionCallExprSyntax {
  /// Which parameter each argument is for; nil where some have none, or are not all written.
  func places(in function: FunctionDeclSyntax) -> [(FunctionParameterSyntax, ExprSyntax)]? {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard trailingClosure == nil, parameters.count == arguments.count,
      !parameters.contains(where: { $0.ellipsis != nil }),
      zip(parameters, arguments).allSatisfy({ $0.label == $1.label?.identifierText })
    else { return nil }
    return zip(parameters, arguments).map { ($0, $1.expression) }
  }
}
