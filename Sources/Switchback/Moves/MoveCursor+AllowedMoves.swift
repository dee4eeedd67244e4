extension MoveCursor {
  /// The kinds that may come next; nil where only code decides, and there is no list of states to ask it for.
  ///
  /// - Parameter asks: who is asked beside the plan's own condition.
  func allowedMoves(asking asks: ((State, State) -> Bool)? = nil) -> [Kind]? {
    let listed = plan.hasList ? plan.list.targets(at: Int(row)).map(\.kind) : allCases(of: Kind.self)
    guard let listed, plan.hasList || Kind.self == State.self else { return nil }
    return listed.filter { kind in
      // A kind alone says nothing to a condition on payloads.
      guard let request = kind as? State else { return true }
      return (plan.condition?(state, request) ?? true) && (asks?(state, request) ?? true)
    }
  }
}
