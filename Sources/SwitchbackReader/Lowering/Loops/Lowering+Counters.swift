import SwiftSyntax

/// Local numbers that only count, step by step, and are compared with what is written: `var attempts = 0`, `attempts += 1`,
/// `attempts == 3`.
extension Lowering {
  /// Gives such a number a place.
  mutating func counter(declaredBy binding: PatternBindingSyntax, scope: inout Scope) -> [Statement]? {
    guard let counter = Counter(binding, isOwn: { isDeclared($0) }) else { return nil }
    let slot = slot(of: .number)
    counters[slot.id] = counter
    scope.bind(counter.name, to: .slot(slot))
    return [.assign(slot, .reckoned(.literal(counter.start)), Site(text: counter.name, offset: binding.offset))]
  }

  /// `attempts += 1` and `attempts = 0`.
  func counted(_ term: Operands, scope: Scope) -> [Statement]? {
    guard !counters.isEmpty, term.elements.count == 3, let name = term.elements[0].as(DeclReferenceExprSyntax.self),
      case .slot(let slot)? = scope[name.baseName.identifierText], let counter = counters[slot.id],
      case .integer(let number)? = WrittenValue(term.elements[2])
    else { return nil }
    if term.elements[1].is(AssignmentExprSyntax.self) {
      return [.assign(slot, .reckoned(.literal(number)), term.site)]
    }
    guard term.elements[1].is(BinaryOperatorExprSyntax.self) else { return nil }
    let next = Reckoning.combined(.slot(slot), counter.isRising ? .plus : .minus, .literal(number))
    return [.assign(slot, .reckoned(.clamped(next, counter.range)), term.site)]
  }

  private func isDeclared(_ function: String) -> Bool {
    machine.declarations.functions.contains { $0.name.identifierText == function }
      || machine.declarations.types.values.contains { !$0.functions(named: function).isEmpty }
  }
}
