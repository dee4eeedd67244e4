import SwiftSyntax

/// What is sought in a list of pairs that is written: `allowed.contains { $0.from == state && $0.to == next }`.
extension Lowering {
  mutating func soughtPair(_ call: FunctionCallExprSyntax, scope: Scope) -> Asked? {
    guard let pairs = WrittenPairs(askedBy: call, from: scope.owner, in: machine.declarations) else { return nil }
    var before: [Statement] = []
    var wanted: [Operand] = []
    if case .same(let parts) = pairs.sought {
      for (part, type) in zip(parts, pairs.types) {
        let (statements, slot) = kept(part.value, type, scope: scope)
        before += statements
        wanted.append(Operand(slot: slot, text: part.value.text))
      }
    }
    var found: [Condition] = []
    for row in pairs.rows {
      let values = zip(row, pairs.types).map { part, type in
        let (statements, slot) = kept(part.value, type, scope: Scope(receiver: .other, owner: pairs.owner))
        before += statements
        return (label: part.label, slot: slot)
      }
      switch pairs.sought {
      case .same:
        let parts = zip(wanted, zip(row, values)).map { operand, pair in
          equal(operand, Operand(slot: pair.1.slot, text: pair.0.value.text), text: call.text)
        }
        found.append(.all(parts))
      case .matching(let closure):
        guard let asked = matches(closure, values, scope: scope) else { return nil }
        before += asked.before
        found.append(asked.condition)
      }
    }
    guard !before.contains(where: \.isMoreThanAssignment) else { return nil }
    if !found.contains(where: \.comparesPlaces) {
      unread("which moves '\(call.calledExpression.text)' finds is not followed", at: call.offset)
    }
    // Where it is not known what is sought, the question itself says it best.
    let otherwise = question(Operands(ExprSyntax(call)), scope: scope)
    return Asked(before: before, condition: .told(.any(found), otherwise: otherwise), scope: scope)
  }

  private mutating func kept(_ value: ExprSyntax, _ type: ValueType, scope: Scope) -> ([Statement], Slot) {
    let slot = slot(of: type)
    return (lower(Operands(value), to: .slot(slot), expected: type, scope: scope), slot)
  }

  /// What a closure asks of one of the pairs.
  private mutating func matches(
    _ closure: ClosureExprSyntax,
    _ values: [(label: String?, slot: Slot)],
    scope: Scope
  ) -> Asked? {
    let names = closure.parameterNames
    guard let asked = closure.statements.onlyExpression, closure.signature?.capture == nil,
      names.count < 2
        || names.count == values.count
    else { return nil }
    var inside = scope.shadowed(by: names)
    switch names.count {
    case 0:
      inside.bind("$0", to: .tuple(values))
      // Two names are two values, and `$0` is the first of them then.
      if asked.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "$1" }) {
        for (index, value) in values.enumerated() { inside.bind("$\(index)", to: .slot(value.slot)) }
      }
    case 1: inside.bind(names[0], to: .tuple(values))
    default: for (name, value) in zip(names, values) { inside.bind(name, to: .slot(value.slot)) }
    }
    return condition(Operands(asked), scope: inside)
  }
}

extension Condition {
  /// Whether it compares anything that is in a slot.
  fileprivate var comparesPlaces: Bool {
    switch self {
    case .equal(let one, let other, _, _): one.slot != nil && other.slot != nil
    case .matches(let operand, _, _): operand.slot != nil
    case .not(let inner), .answered(_, let inner), .excluded(_, let inner), .told(let inner, _): inner.comparesPlaces
    case .all(let parts), .any(let parts): parts.contains(where: \.comparesPlaces)
    default: false
    }
  }
}
