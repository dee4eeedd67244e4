extension StateMachine {
  /// Makes a machine whose moves a delegate decides on, and hears of; it is not kept.
  ///
  /// - Parameter unhandled: what to do about moves that are not allowed.
  @inlinable
  public convenience init<Delegate: MoveDelegate>(
    _ initial: Delegate.State,
    delegate: Delegate,
    unhandled: UnhandledPolicy = .report
  ) where Rule == DelegatedMoves<Delegate.State> {
    self.init(AllowedMoves(anyFrom: initial), delegate: delegate, unhandled: unhandled)
  }

  /// Makes a machine with a list of moves, to each of which a delegate may still say no; it is not kept.
  ///
  /// - Parameter unhandled: what to do about moves that are not allowed.
  @inlinable
  public convenience init<Delegate: MoveDelegate>(
    _ moves: AllowedMoves<Delegate.State>,
    delegate: Delegate,
    unhandled: UnhandledPolicy = .report
  ) where Rule == DelegatedMoves<Delegate.State> {
    self.init(DelegatedMoves(moves, delegate: delegate), unhandled: unhandled)
    onTransition { [weak delegate] in delegate?.didTransition(from: $0.from, to: $0.to) }
  }
}
