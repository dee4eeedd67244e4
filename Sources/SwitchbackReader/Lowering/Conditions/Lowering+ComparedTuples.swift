import SwiftSyntax

/// Tuples that are compared, be it by the name of a constant: `let before = (state, count); …; if before != (state, count)`.
extension Lowering {
  /// One of the values of such a tuple.
  private enum Component {
    case written(Operands)
    /// What a constant tuple holds, and how that is made.
    case held(Operand, made: ExprSyntax?)

    var term: Operands? { if case .written(let term) = self { term } else { nil } }

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
    if let asked = made(first, before: second, text, scope) { return asked }
    let parts = zip(first, second).map { one, other in
      equal(one, other, text, scope) ?? equal(other, one, text, scope)
        ?? Asked(condition: .text("\(one.text) == \(other.text)"), scope: scope)
    }
    return Asked(before: parts.flatMap(\.before), condition: .all(parts.map(\.condition)), scope: scope)
  }

  /// Where something is done to make them, the whole of one tuple is made before the other, and only then are they compared.
  private mutating func made(
    _ first: [Component],
    before second: [Component],
    _ text: String,
    _ scope: Scope
  ) -> Asked? {
    let terms = (first + second).compactMap(\.term)
    guard terms.count == 2 * first.count else { return nil }
    let parts = terms.map { term in
      subject(term, scope: scope) ?? (effects(in: term, scope: scope), Operand(slot: nil, text: term.text))
    }
    guard parts.contains(where: { $0.before.contains(where: \.isMoreThanAssignment) }) else { return nil }
    let (before, operands) = madeInOrder(parts, at: terms[0].site.offset)
    let conditions = first.indices.map { index in
      let other = first.count + index
      return equal(operands[index], operands[other], written: (terms[index], terms[other]), text: text)
    }
    return Asked(before: before, condition: .all(conditions), scope: scope)
  }

  private mutating func equal(
    _ one: Operand,
    _ other: Operand,
    written: (Operands, Operands),
    text: String
  ) -> Condition {
    if one.slot != nil, let pattern = casePattern(literal: written.1, of: one) {
      return .matches(one, pattern, text: text)
    }
    if other.slot != nil, let pattern = casePattern(literal: written.0, of: other) {
      return .matches(other, pattern, text: text)
    }
    guard one.slot != nil, other.slot != nil else { return .text("\(one.text) == \(other.text)") }
    return equal(one, other, text: text)
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
      if let made, isStill(made, right, scope: scope) { return Asked(condition: .all([]), scope: scope) }
      return equal(held, to: right, text: "\(held.text) == \(right.text)", scope: scope)
    case (.held(let held, _), .held(let other, _)):
      return Asked(condition: equal(held, other, text: "\(held.text) == \(other.text)"), scope: scope)
    case (.written, .held): return nil
    }
  }

  /// Whether a stored property is what it was when a constant was made of it: nothing happens in between that bears on it.
  private func isStill(_ made: ExprSyntax, _ asked: Operands, scope: Scope) -> Bool {
    let name = made.nameBehindSelf
    guard let asked = asked.single, asked.nameBehindSelf == name, scope[name] == nil,
      let property = machine.declarations.types[machine.owner]?.properties[name],
      property.isPlain, property.holdsWhatEqualsItself,
      let between = Syntax(asked).stretch(since: Syntax(made))
    else { return false }
    return between.isCalm && !between.setsForeignMembers && !between.names.contains(name)
      && between.names.allSatisfy { !between.assigns($0) || isPlain($0, scope: scope) }
  }

  /// Whether nothing happens by setting it but that it holds that.
  private func isPlain(_ name: String, scope: Scope) -> Bool {
    scope[name] != nil || machine.declarations.types[machine.owner]?.properties[name]?.isPlain == true
  }
}

extension PatternBindingSyntax {
  /// Whether neither an accessor nor a wrapper stands before what is stored.
  var isPlain: Bool {
    accessorBlock == nil && parent?.parent?.as(VariableDeclSyntax.self)?.attributes.isEmpty != false
  }

  /// Whether it holds a number or a text, which is equal to itself.
  fileprivate var holdsWhatEqualsItself: Bool {
    if let type = typeAnnotation?.type.trimmedDescription { return ["Int", "UInt", "String", "Bool"].contains(type) }
    guard let value = initializer?.value else { return false }
    return value.is(IntegerLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self)
  }
}
