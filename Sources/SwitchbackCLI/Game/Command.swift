/// A word that is no event.
enum Command: String, CaseIterable {
  case undo, restart, path, quit
  case picture = "?"

  /// How it can be typed, the usual way first.
  var spellings: [String] {
    self == .picture ? ["?"] : [rawValue, String(rawValue.prefix(1))]
  }

  /// How to type it where events may have the same names, which come first.
  func spelling(beside events: [String]) -> String? {
    spellings.first { !events.contains($0) }
  }
}
