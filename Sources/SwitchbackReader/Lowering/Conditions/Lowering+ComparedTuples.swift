import SwiftSyntax

/// Tuples that are compared, be it by the name of a constant: `let before = (state, count); …; if before != (state, count)`.
extension Lowering {
  /// One of the values of such a tuple.
  private enum Component {
    case written(Operands)
    /// What a constant tuple holds, and how that is made.
    case held(Operand, made: ExprSyntax?)

    var text: String {
      switch self {
      case .written(let term): term.text
      case .held(let operand, _): operand.text
      }
    }
  }

  /// `(state, event) == (.idle, .start)`.
  mutating func tuples(_ left: Operands, _ right: Operands, _ text: String, _ scope: Scope) -> Asked? {
    guard let first = components(of: left, scope: scope), let second = components(of: right, scope: scope),
      first.count == second.count
    else { return nil }
    let parts = zip(first, second).map { one, other in
      equal(one, other, text, scope) ?? equal(other, one, text, scope)
        ?? Asked(condition: .text("\(one.text) == \(other.text)"), scope: scope)
    }
    return Asked(before: parts.flatMap(\.before), condition: .all(parts.map(\.condition)), scope: scope)
  }

  private func components(of term: Operands, scope: Scope) -> [Component]? {
    if let tuple = term.single?.as(TupleExprSyntax.self) {
      return tuple.elements.count > 1 ? tuple.elements.map { .written(Operands($0.expression)) } : nil
    }
    guard let name = term.single?.as(DeclReferenceExprSyntax.self), case .tuple(let elements) = scope[name.text] else {
      return nil
    }
    let made = Syntax(name).constant(named: name.text)?.initializer?.value.as(TupleExprSyntax.self)
    let values = made.map { Array($0.elements) } ?? []
    return elements.enumerated().map { index, element in
      let operand = Operand(slot: element.slot, text: "\(name.text).\(element.label ?? "\(index)")")
      return .held(operand, made: values.indices.contains(index) ? values[index].expression : nil)
    }
  }

  private mutating func equal(_ one: Component, _ other: Component, _ text: String, _ scope: Scope) -> Asked? {
    switch (one, other) {
    case (.written(let left), .written(let right)): return equal(left, right, text, scope)
    case (.held(let held, let made), .written(let right)):
      if let made, isStill(made, right) { return Asked(condition: .all([]), scope: scope) }
      return equal(held, to: right, text: "\(held.text) == \(right.text)", scope: scope)
    case (.held(let held, _), .held(let other, _)):
      return Asked(condition: equal(held, other, text: "\(held.text) == \(other.text)"), scope: scope)
    case (.written, .held): return nil
    }
  }

  /// Whether a stored property is what it was when a constant was made of it: nothing happens in between that bears on it.
  private func isStill(_ made: ExprSyntax, _ asked: Operands) -> Bool {
    guard let asked = asked.single, asked.nameBehindSelf == made.nameBehindSelf,
      let property = machine.declarations.types[machine.owner]?.properties[made.nameBehindSelf],
      property.accessorBlock == nil, property.holdsWhatEqualsItself,
      let between = Syntax(asked).stretch(since: Syntax(made))
    else { return false }
    return between.isCalm && !between.setsForeignMembers && !between.names.contains(made.nameBehindSelf)
      && !between.names.contains { machine.declarations.types[machine.owner]?.properties[$0]?.accessorBlock != nil }
  }
}

extension PatternBindingSyntax {
  /// Whether it holds a number or a text, which is equal to itself.
  fileprivate var holdsWhatEqualsItself: Bool {
    if let type = typeAnnotation?.type.trimmedDescription { return ["Int", "UInt", "String", "Bool"].contains(type) }
    guard let value = initializer?.value else { return false }
    return value.is(IntegerLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self)
  }
}
