/// What decides which moves are allowed: made once, and shared by all copies of a rule.
@usableFromInline
final class MovePlan<State, Kind: Hashable> {
  @usableFromInline typealias Condition = @Sendable (_ from: State, _ to: State) -> Bool
  @usableFromInline typealias Redirection = @Sendable (_ from: State, _ to: State) -> State?

  let initial: Kind
  /// The moves, where they are data: else without any, and the condition alone decides.
  @usableFromInline let list: MoveList<Kind>
  @usableFromInline let hasList: Bool
  /// Whether the list alone decides.
  @usableFromInline let isPlain: Bool
  /// By the row of the list; empty where no state is final.
  @usableFromInline let finals: [Bool]
  @usableFromInline let condition: Condition?
  @usableFromInline let missing: Redirection?

  init(initial: Kind, final: [Kind], list: MoveList<Kind>?, condition: Condition?, missing: Redirection?) {
    let all = (list ?? [:]).adding([initial] + final)
    self.initial = initial
    self.list = all
    hasList = list != nil
    isPlain = list != nil && condition == nil && missing == nil
    finals = final.isEmpty ? [] : all.kinds.map(final.contains) + [false]
    self.condition = condition
    self.missing = missing
  }

  /// Whether the state of a row is final.
  @inlinable
  func isFinal(_ row: Int) -> Bool { !finals.isEmpty && finals[row] }
}

extension MovePlan: Sendable where State: Sendable, Kind: Sendable {}
