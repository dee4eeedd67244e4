extension Program {
  /// The task that a property holds which nothing sets but what is followed.
  struct OwnTask {
    /// Whether it may still run, and was not cancelled.
    var live: Slot
    /// The state in which it stands, or which of its closures has still to begin.
    var held: Slot
    /// Which of its closures it is, by the offset of that.
    var standing: Slot
    /// Where it is kept whether there is none.
    var absent: Set<Int>
    /// The offsets of the closures that it runs.
    var closures: Set<Int>
    /// The places of the statements that set it.
    var writes: [Range<Int>]
    /// The calls that lead there, each by the places that it may be said to have.
    var calls: [Set<Int>]
  }
}
