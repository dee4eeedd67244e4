/// A number or a text that is written as it is, so that two of them can be compared.
enum WrittenValue: Hashable, Sendable {
  case integer(Int)
  case string(String)

  /// Whether two are equal; nil where that is not known.
  func isSame(as other: WrittenValue) -> Bool? {
    switch (self, other) {
    case (.integer(let one), .integer(let two)): one == two
    case (.string(let one), .string(let two)): one == two
    default: nil
    }
  }
}
