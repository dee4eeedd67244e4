/// What was once measured of each machine, so that it never gets worse; what is not here was not measured yet.
struct Measured {
  /// The moves that were found.
  var found: Int
  /// The moves that were missed without a word; the goal is none.
  var silent = 0

  static let machines: [String: Measured] = [:]
}
