/// A closure that is left behind, by its offset in the source.
struct Callback: Hashable, Comparable {
  var offset: Int
  /// The state that the function around it was told, where each that it is told makes an event of its own.
  var told: [String] = []

  static func < (one: Self, other: Self) -> Bool {
    one.offset == other.offset ? one.told.lexicographicallyPrecedes(other.told) : one.offset < other.offset
  }
}
