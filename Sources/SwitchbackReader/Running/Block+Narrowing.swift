extension Block {
  /// The block without the rows that can never match a state, so that running it costs what is left, not all rows for every event.
  func narrowed(to state: [String]) -> Block {
    Block(statements: statements.map { $0.narrowed(to: state) })
  }
}

extension Statement {
  fileprivate func narrowed(to state: [String]) -> Statement {
    guard case .choose(var choice) = self, let column = choice.subjects.firstIndex(of: .state) else { return self }
    choice.rows.removeAll { $0.patterns[column].match(state) == .no }
    return .choose(choice)
  }
}
