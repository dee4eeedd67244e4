import SwiftSyntax

/// What a chain of functions of publishers gives at its end, as far as it is written there: what the last `map` makes, and what
/// stands in its place where the publisher fails, `.catch { _ in Just(.failed) }`, or in front of it.
struct PublishedValues {
  enum Value {
    case closure(ClosureExprSyntax)
    case expression(ExprSyntax)

    var offset: Int {
      switch self {
      case .closure(let closure): closure.offset
      case .expression(let expression): expression.offset
      }
    }
  }

  /// What the last `map` makes.
  private(set) var mapped: Value
  /// What comes in its place, and when.
  private(set) var others: [(condition: String, value: Value)] = []

  init?(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledName else { return nil }
    if name == "map" {
      guard let made = call.mapping else { return nil }
      mapped = made
      return
    }
    guard let inner = call.publisher.flatMap(PublishedValues.init) else { return nil }
    self = inner
    switch name {
    case "catch":
      guard let value = call.onlyClosure?.justGiven else { return nil }
      others.append(("the publisher fails", .expression(value)))
    case "replaceError":
      guard let value = call.arguments.first?.expression else { return nil }
      others.append(("the publisher fails", .expression(value)))
    case "prepend":
      guard call.arguments.count == 1, let value = call.arguments.first?.expression, value.caseName != nil else {
        return nil
      }
      others.append(("at first", .expression(value)))
    default:
      guard Self.passing.contains(name) else { return nil }
    }
  }

  /// Functions of publishers that give what they are given.
  private static let passing: Set = [
    "receive", "subscribe", "removeDuplicates", "filter", "debounce", "throttle", "delay", "first", "last", "prefix",
    "drop", "dropFirst", "share", "print", "handleEvents", "eraseToAnyPublisher", "setFailureType", "retry", "mapError",
  ]
}

extension FunctionCallExprSyntax {
  /// The closure of `map { … }`, or the case of `map(State.loaded)`.
  fileprivate var mapping: PublishedValues.Value? {
    if let closure = onlyClosure { return .closure(closure) }
    guard trailingClosure == nil, arguments.count == 1, let only = arguments.first?.expression,
      only.is(MemberAccessExprSyntax.self), only.caseName != nil
    else { return nil }
    return .expression(only)
  }
}

extension ClosureExprSyntax {
  /// `.failed` of `{ _ in Just(.failed) }`, whatever the publisher is called behind that.
  fileprivate var justGiven: ExprSyntax? {
    guard statements.count == 1, let only = statements.first else { return nil }
    var call = (only.item.as(ReturnStmtSyntax.self)?.expression ?? only.expression)?.as(FunctionCallExprSyntax.self)
    while let outer = call, ["eraseToAnyPublisher", "setFailureType"].contains(outer.calledName) {
      call = outer.publisher
    }
    guard let made = call, made.calledExpression.trimmedDescription.prefix(while: { $0 != "<" }) == "Just",
      made.arguments.count == 1
    else { return nil }
    return made.arguments.first?.expression
  }
}
