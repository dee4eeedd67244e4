import SwiftSyntax

/// `case .initial`, where that is no case but a `static let` that is one.
extension Lowering {
  mutating func constantPattern(
    _ member: PatternNode.Member,
    of shape: EnumShape,
    asking slot: Slot?
  ) -> CasePattern? {
    // Of what is only asked for, what is written is the condition.
    guard let slot, constantCases[slot.id] == nil, !toldVariables.values.contains(slot), member.arguments.isEmpty,
      let value = machine.declarations.types[shape.path]?.constant(named: member.name),
      case .member(let inner) = PatternNode(PatternSyntax(ExpressionPatternSyntax(expression: value))).content,
      inner.base.map({ isType($0, of: shape) }) ?? true, inner.arguments.isEmpty,
      // It is compared, which an enum may say itself how to do.
      plainCases(of: ValueType(path: shape.path)).contains([inner.name])
    else { return nil }
    return .path([inner.name], payload: nil)
  }
}
