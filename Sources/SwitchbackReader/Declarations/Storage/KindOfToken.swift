import SwiftSyntax

/// What tells the last of several turns.
enum KindOfToken: Equatable {
  /// A number, or an identifier: `UUID()`.
  case value
  /// An instance of a class, by its name: `client = Client()`.
  case object(String)

  /// The operators by which it is asked whether it is still the same.
  var signs: Set<String> {
    switch self {
    case .value: ["==", "!="]
    case .object: ["===", "!=="]
    }
  }

  /// Whether an expression makes one that was never there before.
  func makes(_ value: ExprSyntax) -> Bool {
    switch self {
    case .value: return value.trimmedDescription == "UUID()"
    case .object(let name):
      let attempt = value.as(TryExprSyntax.self)
      guard attempt?.questionOrExclamationMark?.text != "?" else { return false }
      let made = attempt?.expression ?? value
      return made.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == name
    }
  }
}
