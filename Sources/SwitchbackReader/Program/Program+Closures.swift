extension Program {
  /// A closure that is an event, and that nothing leaves behind but what is followed.
  struct OwnClosure {
    /// The event that it is, by its index.
    var event: Int
    var offset: Int
    /// Whether it runs once: `Task { … }`.
    var runsOnce: Bool
    /// What it asks to learn whether it comes too late.
    var token: Token?
    /// The calls that lead to where it stands, each by the places that it may be said to have.
    var calls: [Set<Int>]

    /// Where it is kept whether the turn at hand has left it behind.
    var left: Slot { Slot(id: -2 - 2 * offset) }
    /// Where it is kept what its token was then.
    var kept: Slot { Slot(id: -3 - 2 * offset) }
  }

  /// A property that tells the last of several turns.
  struct Token {
    /// Where it is kept where the turn at hand has made another one of it.
    var stepped: Slot
    /// Where it is kept whether the closure at hand comes too late.
    var superseded: Slot
  }

  /// Where it is kept in which state the turn at hand began. No function forgets it: those have slots from 0.
  static let turn = Slot(id: -1)
}
