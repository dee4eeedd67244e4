extension Program {
  /// A closure that is an event, and that nothing leaves behind but what is followed.
  struct OwnClosure {
    /// The event that it is, by its index.
    var event: Int
    var offset: Int
    /// Where the closures begin that are no events and in which it stands, so that it may be left behind once they are.
    var around: Set<Int>
    /// Whether it runs once: `Task { … }`.
    var runsOnce: Bool
    /// What it asks to learn whether it comes too late, or what ends it.
    var token: Token?
    /// Whether the closure that leaves it behind comes too late, if this one does.
    var isHandedOn: Bool
    /// The calls that lead to where it stands, each by the places that it may be said to have.
    var calls: [Set<Int>]

    /// Where it is kept how often the turn at hand has left it behind, of which 2 is often.
    var left: Slot { Slot(id: -4 - 2 * offset) }
    /// Where it is kept what its token was then.
    var kept: Slot { Slot(id: -5 - 2 * offset) }
  }

  /// A property that tells the last of several turns, or that holds a timer.
  struct Token {
    /// Where it is kept where the turn at hand has made another one of it.
    var stepped: Slot
    /// Where it is kept whether the closure at hand comes too late.
    var superseded: Slot
    /// Where it is kept whether the turn at hand has put another one in its place, or nothing, without ending it; nil where what
    /// comes too late is told by asking.
    var overwritten: Slot?

    /// Whether what comes too late does not come at all.
    var ends: Bool { overwritten != nil }
  }

  /// Where it is kept in which state the turn at hand began. No function forgets it: those have slots from 0.
  static let turn = Slot(id: -1)
  /// Where it is kept behind which `await` it began, by its number.
  static let resumed = Slot(id: -2)
}
