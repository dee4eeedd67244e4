import SwiftSyntax

/// What stands to the left is read before what stands to the right of it moves: `state == next()`.
extension Lowering {
  /// An operand as it is read before other statements: kept in a slot of its own where these may change it.
  mutating func read(_ operand: Operand, before later: [Statement], at offset: Int) -> ([Statement], Operand) {
    guard let slot = operand.slot, mayChange(slot, by: later) else { return ([], operand) }
    let copy = self.slot()
    setType(of: copy, to: variables[slot.id])
    let kept = Statement.assign(copy, .slot(slot), Site(text: operand.text, offset: offset))
    return ([kept], Operand(slot: copy, text: operand.text))
  }

  /// The same of a number.
  mutating func read(_ number: Reckoning, before later: [Statement], at site: Site) -> ([Statement], Reckoning) {
    if case .literal = number { return ([], number) }
    guard mayChange(.state, by: later) else { return ([], number) }
    let copy = slot(of: .number)
    return ([.assign(copy, .reckoned(number), site)], .slot(copy))
  }

  /// Operands that are made one after the other, each as it is before those behind it are made.
  mutating func madeInOrder(
    _ parts: [(before: [Statement], operand: Operand)],
    at offset: Int
  ) -> ([Statement], [Operand]) {
    var (before, operands) = ([Statement](), [Operand]())
    for (index, part) in parts.enumerated() {
      let later = parts.dropFirst(index + 1).flatMap(\.before)
      let (kept, operand) = read(part.operand, before: later, at: offset)
      before += part.before + kept
      operands.append(operand)
    }
    return (before, operands)
  }

  /// Whether a slot may hold something else behind statements: the state where they call what sets it, a local where a
  /// call gives it back.
  func mayChange(_ slot: Slot, by statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .assign(let other, _, _), .lose(let other, _): other == slot
      case .call(let call):
        slot == .state && functions[call.function].assigns || call.arguments.contains { $0.back == slot }
      default: statement.blocks.contains { mayChange(slot, by: $0.statements) }
      }
    }
  }
}
