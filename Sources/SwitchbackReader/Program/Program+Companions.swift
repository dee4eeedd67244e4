extension Program {
  /// A property beside the state that nothing sets but what is followed.
  struct Companion {
    /// Where it is kept what it is, or whether it is nil.
    var slots: [Int]
    /// What these hold in the beginning.
    var first: Value
    /// The places of the statements that set it.
    var writes: [Range<Int>]
    /// The calls that lead there, each by the places that it may be said to have.
    var calls: [Set<Int>]

    /// Whether it is a state to come back to.
    var holdsState: Bool { if case .bool = first { false } else { true } }
  }
}
