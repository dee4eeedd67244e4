import SwiftSyntax

extension Lowering {
  /// An expression with which the body ends, as statements that end with each of its values.
  mutating func value(_ expression: ExprSyntax, scope: Scope) -> Block {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return Block(statements: [self.choice(choice, scope: scope, isValue: true)])
    }
    if let condition = expression.as(IfExprSyntax.self) {
      return Block(statements: [branch(condition, scope: scope, isValue: true)])
    }
    if let ternary = Operands.ternary(expression) { return branch(ternary, scope: scope) }
    if let inner = expression.unwrapped { return value(inner, scope: scope) }
    return leave(expression, scope: scope)
  }

  private mutating func branch(
    _ ternary: (condition: Operands, first: ExprSyntax, second: Operands),
    scope: Scope
  ) -> Block {
    let condition = condition(ternary.condition, scope: scope)
    let first = value(ternary.first, scope: scope)
    let second =
      if let next = Operands.ternary(ternary.second) {
        branch(next, scope: scope)
      } else if let single = ternary.second.single {
        value(single, scope: scope)
      } else {
        computed(
          ternary.second.text,
          because: "target is computed by '\(ternary.second.text)'",
          at: ternary.second.elements.first?.offset ?? 0
        )
      }
    return Block(statements: [.branch(condition, then: first, otherwise: second)])
  }

  private mutating func leave(_ expression: ExprSyntax, scope: Scope) -> Block {
    switch Target(expression, scope: scope, in: self) {
    case .value(let value):
      return Block(statements: [.leave(value, offset: expression.offset)])
    case .unknown(let why):
      if let names = statedNames(for: expression) { return stated(names, for: expression) }
      return computed(expression.text, because: why, at: expression.offset)
    }
  }

  /// The names that a comment gives at the expression's own line, or at that of its row's pattern.
  private func statedNames(for expression: ExprSyntax) -> [String]? {
    let row = sequence(first: Syntax(expression), next: \.parent).lazy.compactMap { $0.as(SwitchCaseSyntax.self) }.first
    let label = row.map { [$0.label.endPositionBeforeTrailingTrivia.utf8Offset, $0.offset] } ?? []
    return ([expression.offset] + label).lazy.compactMap { directives.targets(line: lines.line(at: $0)) }.first
  }

  /// The targets that a comment states for an expression which the reader cannot follow.
  private mutating func stated(_ names: [String], for expression: ExprSyntax) -> Block {
    var values: [Value] = []
    for name in names {
      if name == "nil" {
        values.append(.reject)
      } else if name == "self" {
        values.append(.current)
      } else if let path = states.leaf(name.split(separator: ".").map(String.init)) {
        values.append(.state(path))
      } else {
        unread("the comment states '\(name)', which is no state of '\(machine)'", at: expression.offset)
      }
    }
    let line = lines.line(at: expression.offset)
    assume("line \(line): '\(expression.text)' gives \(names.joined(separator: ", ")), as its comment states")
    return Block(statements: [.leave(.oneOf(values, expression: expression.text), offset: expression.offset)])
  }
}

extension EnumShape {
  /// The path itself when it names a state, nested or not, to its end.
  fileprivate func leaf(_ path: [String]) -> [String]? {
    guard let first = path.first, let item = self.case(first) else { return nil }
    guard let nested = item.nested else { return path.count == 1 ? path : nil }
    return nested.leaf(Array(path.dropFirst())).map { [first] + $0 }
  }
}

extension ExprSyntax {
  /// What parentheses, a cast or `Optional.some` wrap.
  fileprivate var unwrapped: ExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression }
    if let cast = self.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil { return cast.expression }
    if let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let cast = sequence.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    {
      return sequence.elements.first
    }
    return nil
  }

  /// Whether the program stops here: `fatalError()`, or an assertion that cannot hold.
  var isTrap: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.trimmedDescription
    switch name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name {
    case "fatalError", "preconditionFailure", "assertionFailure": return true
    case "precondition", "assert": return call.arguments.first?.expression.trimmedDescription == "false"
    default: return false
    }
  }
}
