import SwiftSyntax

/// What a loop asks for that is written to hold in its first turn: `var attempt = 0; while attempt < 3`.
extension Lowering {
  /// - Returns: what tells the first turn, if there is such a condition, and what the loop asks for.
  mutating func conditions(of loop: WhileStmtSyntax, scope: Scope) -> (isFirst: Slot?, asked: Asked) {
    let held = loop.conditions.compactMap { element -> Operands? in
      if case .expression(let expression) = element.condition { Operands(expression) } else { nil }
    }.flatMap { $0.split(by: "&&") }.filter { holds($0, atFirstIn: loop, scope: scope) }
    guard !held.isEmpty else { return (nil, conditions(loop.conditions, scope: scope)) }
    let isFirst = slot(of: .bool)
    heldAtFirst = Dictionary(held.map { ($0.site, isFirst) }) { first, _ in first }
    defer { heldAtFirst = [:] }
    return (isFirst, conditions(loop.conditions, scope: scope))
  }

  /// The same condition, but that nobody asks for it in the first turn.
  func askedAfterFirst(_ asked: Asked, _ term: Operands) -> Asked {
    guard let isFirst = heldAtFirst[term.site] else { return asked }
    var asked = asked
    asked.condition = .any([.holds(isFirst, text: term.text), asked.condition])
    return asked
  }

  private func holds(_ term: Operands, atFirstIn loop: WhileStmtSyntax, scope: Scope) -> Bool {
    guard let (left, comparison, right) = sides(of: term),
      let first = number(left, atFirstIn: loop, scope: scope), let second = number(right, atFirstIn: loop, scope: scope)
    else { return false }
    return comparison(first, second)
  }

  private func number(_ number: NumberSyntax, atFirstIn loop: WhileStmtSyntax, scope: Scope) -> Int? {
    if case .literal(let value) = number { return value }
    guard case .name(let term) = number, let expression = term.single else { return nil }
    let value: ExprSyntax? =
      if let local = expression.as(DeclReferenceExprSyntax.self), let declared = loop.declaration(of: local) {
        declared.value
      } else {
        constant(expression, scope: scope)?.value
      }
    guard case .integer(let written)? = value.flatMap({ WrittenValue($0) }) else { return nil }
    return written
  }
}

extension WhileStmtSyntax {
  /// What a local is given before the loop, where nothing touches it in between.
  fileprivate func declaration(of name: DeclReferenceExprSyntax) -> InitializerClauseSyntax? {
    let statement = parent?.as(LabeledStmtSyntax.self).map { Syntax($0) } ?? Syntax(self)
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    for earlier in list.prefix(while: { $0 != item }).reversed() {
      if let variable = earlier.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, binding.pattern.trimmedDescription == name.baseName.text
      {
        return binding.initializer
      }
      let isNamed = earlier.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == name.baseName.tokenKind }
      if isNamed { return nil }
    }
    return nil
  }
}
