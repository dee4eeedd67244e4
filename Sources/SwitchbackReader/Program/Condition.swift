/// A condition as far as it looks at slots.
indirect enum Condition {
  case matches(Operand, CasePattern, text: String)
  case equal(Operand, Operand, plain: PlainCases, text: String)
  /// A list that has an element.
  case contains(Slot, Slot, plain: PlainCases, text: String)
  case isEmpty(Slot, text: String)
  /// A slot of type `Bool`.
  case holds(Slot, text: String)
  /// A slot that is not `nil`.
  case exists(Slot, text: String)
  case compared(Reckoning, Reckoning.Comparison, Reckoning, text: String)
  /// One that is asked more than once, and in which slot the answer is.
  case answered(Slot, Condition)
  /// One that does not hold where the slot does.
  case excluded(by: Slot, Condition)
  /// Whether what was thrown is of a type, and what is asked where that is not known.
  case cast(Slot, ErrorType, otherwise: Condition)
  /// The first where it can be told, and otherwise the second, which says the same in other words.
  case told(Condition, otherwise: Condition)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  /// Nothing is known but the source text.
  case text(String)
}

extension Condition {
  /// Whether it says what something is where it does not hold: `state != .idle`.
  var isNegative: Bool {
    switch self {
    case .not: true
    case .cast(_, _, let otherwise), .told(_, let otherwise): otherwise.isNegative
    case .any(let conditions): conditions.contains(where: \.isNegative)
    default: false
    }
  }
}
