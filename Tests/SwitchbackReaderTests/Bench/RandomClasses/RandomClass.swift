import Testing

/// A class that was written at random, and what has to be known of it to run it.
struct RandomClass: CustomTestStringConvertible, Sendable {
  var seed: Int
  var states: [String]
  /// The state that has a number, if one has.
  var numbered: String?
  var flags: [String]
  /// Whether it counts its turns.
  var hasToken = false
  /// The methods that an app may call.
  var events: [Function] = []
  var source = ""

  var testDescription: String { "seed \(seed)" }

  struct Function: Sendable {
    var name: String
    var parameters: [String] = []
    var waits = false
    var mayThrow = false
    var answers = false

    var head: String {
      let effects = (waits ? " async" : "") + (mayThrow ? " throws" : "") + (answers ? " -> Bool" : "")
      return "func \(name)(\(parameters.map { "_ \($0)" }.joined(separator: ", ")))\(effects) {"
    }
  }
}
