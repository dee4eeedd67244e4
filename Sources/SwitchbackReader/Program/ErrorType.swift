/// The type of an error, as far as casts tell it from others.
struct ErrorType: Hashable, Sendable {
  /// Its path in the module; its name where it is declared elsewhere.
  var name: String
  /// The protocols and classes that it says to have.
  var above: Set<String> = []
  /// Whether all of its values are of no other type, as those of a struct.
  var isConcrete = false

  /// What a task throws that was cancelled.
  static let cancellation = ErrorType(name: "CancellationError", above: ["Error", "Sendable"], isConcrete: true)

  /// Whether a value of this type can be cast to another one; nil where that is not known.
  func isA(_ other: ErrorType) -> Bool? {
    if name == other.name || above.contains(other.name) { return true }
    return isConcrete && other.isConcrete ? false : nil
  }
}

extension Set<ErrorType> {
  /// Whether a value of any of these types can be cast to another one; nil where that differs, or is not known.
  func areAll(_ wanted: ErrorType) -> Bool? {
    let answers = Set<Bool?>(map { $0.isA(wanted) })
    return answers.count == 1 ? answers.first.flatMap(\.self) : nil
  }
}
