import SwiftSyntax

/// What a publisher lets through to a closure, as it asks in the same turn: `$isOn.filter { state == .off }.sink { … }`.
extension Lowering {
  mutating func filtered(_ body: Block, by filters: [ClosureExprSyntax], scope: Scope) -> Block {
    filters.reduce(body) { inner, filter in
      guard let expression = filter.statements.first?.expression, changes(in: filter, scope: scope).isEmpty else {
        return inner
      }
      let asked = condition(Operands(expression), scope: scope.shadowed(by: filter.ownNames))
      return Block(statements: asked.before + [.branch(asked.condition, then: inner, otherwise: Block())])
    }
  }
}

extension ClosureExprSyntax {
  /// The closures of the `filter`s directly before the `sink` that is given it, the last of them first, as far as each is one
  /// expression; what hands on to a scheduler is asked before that.
  var filtersBefore: [ClosureExprSyntax] {
    guard let call, call.calledName == "sink", isGivenValues(by: call) else { return [] }
    var filters: [ClosureExprSyntax] = []
    var next = call.publisherBefore
    while let operation = next, let name = operation.calledName, Self.atOnce.contains(name) {
      if name == "filter" {
        let given = operation.trailingClosure ?? operation.arguments.first?.expression.as(ClosureExprSyntax.self)
        guard let given, given.statements.count == 1 else { return filters }
        filters.append(given)
      }
      next = operation.publisherBefore
    }
    return filters
  }

  /// Of two closures behind the call the first is told of the end.
  private func isGivenValues(by call: FunctionCallExprSyntax) -> Bool {
    label == "receiveValue" || label == nil && call.additionalTrailingClosures.isEmpty
  }

  /// The operators behind which the same turn goes on.
  private static let atOnce: Set = ["filter", "removeDuplicates", "print", "handleEvents", "eraseToAnyPublisher"]
}

extension FunctionCallExprSyntax {
  fileprivate var publisherBefore: FunctionCallExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
  }
}
