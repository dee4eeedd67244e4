extension Program {
  /// A property beside the state that nothing sets but what is followed.
  struct Companion {
    /// Where it is kept what it is, or whether it is nil.
    var slots: [Int]
    /// What these hold in the beginning.
    var holdsFirst: Bool
    /// The places of the statements that set it.
    var writes: [Range<Int>]
    /// The calls that lead there, each by the places that it may be said to have.
    var calls: [Set<Int>]
  }
}
