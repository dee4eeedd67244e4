import SwiftSyntax

/// Functions that are told which row they add: `add(.login, .next, .welcome)`.
extension FunctionCallExprSyntax {
  /// Whether a private function is called by the initialiser in which this call stands, and by nothing else.
  func isInitializersOwn(_ function: FunctionDeclSyntax) -> Bool {
    let around = sequence(first: Syntax(self), next: \.parent)
    guard function.access == .hidden, let initializer = around.first(where: { $0.is(InitializerDeclSyntax.self) })
    else { return false }
    let name = function.name.identifierText
    return root.tokens(named: name).count == initializer.tokens(named: name).count + 1
  }
}

extension [(FunctionParameterSyntax, ExprSyntax)] {
  /// What the parameters are, those apart that something in the body hides.
  func told(in body: CodeBlockSyntax) -> [String: ExprSyntax] {
    let names = map { $0.0.innerName }
    guard Set(names).count == count, !body.declares(anyOf: Set(names)) else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(names, map { $0.1 }))
  }
}

extension WrittenTable.What {
  /// The same with values in the place of parameters.
  func replacing(_ values: [String: ExprSyntax]) -> WrittenTable.What {
    func told(_ expression: ExprSyntax) -> ExprSyntax {
      expression.as(DeclReferenceExprSyntax.self).flatMap { values[$0.baseName.identifierText] } ?? expression
    }
    switch self {
    case .row(let state, let row): return .row(state: told(state), told(row))
    case .cell(let state, let event, let target, let manner):
      return .cell(state: told(state), event: told(event), target: told(target), manner)
    case .route(let state, let target): return .route(state: told(state), target: told(target))
    case .under(let condition, let what): return .under(condition: condition, what.replacing(values))
    case .each(let name, let cases, let what):
      return .each(name, cases, what.replacing(values.filter { $0.key != name }))
    case .all, .mapping, .anything: return self
    }
  }
}
