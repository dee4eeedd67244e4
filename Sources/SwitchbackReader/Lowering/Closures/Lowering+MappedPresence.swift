import SwiftSyntax

/// `map` and `flatMap` of what is an optional or a result by its declaration: their closures run once at most.
extension Lowering {
  /// What decides whether such a closure runs; nil where it may run for each element of a collection.
  func presence(asked closure: ClosureExprSyntax, scope: Scope) -> Condition? {
    guard let call = closure.call, ["map", "flatMap"].contains(call.calledName ?? ""),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let written = writtenType(of: base, scope: scope),
      case let type = machine.declarations.seen(from: base).unaliased(written, from: scope.owner)
    else { return nil }
    if type.wrappedInOptional != nil { return .text("\(base.text) != nil") }
    return type.isResult ? .text("case .success = \(base.text)") : nil
  }

  /// What is written behind the name of a parameter, a local, a property or a function.
  private func writtenType(of base: ExprSyntax, scope: Scope) -> TypeSyntax? {
    let type = machine.declarations.types[scope.owner]
    if let call = base.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.nameBehindSelf
      let own = type?.functions(named: name) ?? []
      let found = own.isEmpty ? machine.declarations.functions(named: name, seenFrom: base.offset) : own
      return found.count == 1 ? found[0].signature.returnClause?.type : nil
    }
    let name = base.nameBehindSelf
    if base.is(DeclReferenceExprSyntax.self), let local = Syntax(base).localBinding(of: name) {
      switch local {
      case .declared(let type, isVariadic: false): return type
      case .value(let value): return value.is(FunctionCallExprSyntax.self) ? writtenType(of: value, scope: scope) : nil
      default: return nil
      }
    }
    return type?.properties[name]?.typeAnnotation?.type
  }
}
