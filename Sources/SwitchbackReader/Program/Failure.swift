/// What may throw.
struct Failure: Hashable {
  /// How it reads as a condition: a closure of several lines is only said to be there.
  var text: String
  /// As it is written, which tells equal texts apart.
  var written: String
  /// The types of what it throws, if that can be nothing else.
  var thrown: Set<ErrorType>?
}
