import SwiftSyntax

/// Which names stand for what a box holds, in the closures around: `state` in `lock.withLock { state in … }`.
struct LentNames {
  /// What surveys call what is in a box, by the name of the box.
  let boxes: [String: String]
  private var closures: [(names: [String], box: String?, isBare: Bool)] = []

  init(boxes: [String: String]) {
    self.boxes = boxes
  }

  mutating func enter(_ closure: ClosureExprSyntax) {
    let box = boxes.isEmpty ? nil : closure.lender(among: boxes)
    closures.append((closure.ownNames, box, closure.lendingBase?.is(DeclReferenceExprSyntax.self) ?? false))
  }

  mutating func leave() {
    _ = closures.popLast()
  }

  /// The box that lends what goes by a name.
  func box(lending name: String) -> String? {
    guard !boxes.isEmpty, let closure = closures.last(where: { $0.names.contains(name) }) else { return nil }
    return closure.names.first == name ? closure.box : nil
  }

  /// Whether `self` is not written where the box is that lends what an expression begins with; without one, whether it is a name.
  func isBare(_ expression: ExprSyntax) -> Bool {
    let name = expression.firstName
    guard box(lending: name) != nil, let closure = closures.last(where: { $0.names.contains(name) }) else {
      return expression.is(DeclReferenceExprSyntax.self)
    }
    return closure.isBare
  }

  /// Whether an expression begins with a name that stands for what a box holds, be it the same as that of the box.
  func lends(_ expression: ExprSyntax) -> Bool { box(lending: expression.firstName) != nil }

  /// The name of an expression, in which that of a box stands for what it lends: `lock.phase`.
  func name(of expression: ExprSyntax) -> String {
    let name = expression.nameBehindSelf
    guard !boxes.isEmpty, !expression.trimmedDescription.hasPrefix("self.") else { return name }
    let first = expression.firstName
    return box(lending: first).map { $0 + name.dropFirst(first.count) } ?? name
  }
}

extension ClosureExprSyntax {
  /// The names that it gives to what it is given.
  var ownNames: [String] { parameterNames.isEmpty ? ["$0"] : parameterNames }

  /// The box whose method is given this closure and nothing else.
  ///
  /// That such a method lends what the box holds, and takes it back before it returns, is what makes a box of it.
  func lender(among boxes: [String: String]) -> String? {
    guard let base = lendingBase else { return nil }
    let name = base.nameBehindSelf
    return boxes[name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name]
  }

  /// What stands before the dot of the call.
  fileprivate var lendingBase: ExprSyntax? {
    guard let call, call.onlyClosure?.id == id, ownNames.count == 1 else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }
}

extension FunctionCallExprSyntax {
  /// The closure that is all that the call gives.
  var onlyClosure: ClosureExprSyntax? {
    guard additionalTrailingClosures.isEmpty else { return nil }
    if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
    return arguments.count == 1 ? arguments.first?.expression.as(ClosureExprSyntax.self) : nil
  }
}

extension FunctionCallExprSyntax {
  /// The closure that is the last that the call gives.
  var closureAtEnd: ClosureExprSyntax? {
    guard additionalTrailingClosures.isEmpty else { return nil }
    return trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The name that it begins with.
  fileprivate var firstName: String {
    String(trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
  }
}
