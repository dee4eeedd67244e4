import SwiftSyntax

/// Functions inside of functions, and constants that are closures, which are given closures themselves:
/// `func twice(_ body: () -> Void) { body(); body() }`.
extension Lowering {
  /// The call of one that is given a closure last.
  func inlined(_ call: FunctionCallExprSyntax, locallyWith closure: ClosureExprSyntax, scope: Scope) -> InlinedCall? {
    guard call.additionalTrailingClosures.isEmpty else { return nil }
    let isLast = call.trailingClosure == nil
    let arguments = Array(isLast ? call.arguments.dropLast() : call.arguments[...])
    let label = isLast ? call.arguments.last?.label?.identifierText : nil
    return inlined(call, arguments, locallyWith: GivenClosure(closure: closure, scope: scope), scope: scope) {
      !isLast || $0 == label
    }
  }

  /// The same where that is the name of one which the function at hand was given.
  func inlined(_ call: FunctionCallExprSyntax, handingOn scope: Scope) -> InlinedCall? {
    guard call.trailingClosure == nil, let last = call.arguments.last,
      let name = last.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .closure(let given)? = scope[name]
    else { return nil }
    return inlined(call, Array(call.arguments.dropLast()), locallyWith: given, scope: scope) {
      $0 == last.label?.identifierText
    }
  }

  private func inlined(
    _ call: FunctionCallExprSyntax,
    _ arguments: [LabeledExprSyntax],
    locallyWith given: GivenClosure,
    scope: Scope,
    isLabelled: (String?) -> Bool
  ) -> InlinedCall? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    var given = given
    var found: InlinedCall
    switch scope[name] {
    case .function(let function)?:
      let parameters = function.signature.parameterClause.parameters
      guard let last = parameters.last, last.type.runsAtOnce || function.onlyCallsLastParameter,
        parameters.dropLast().takes(arguments), isLabelled(last.label)
      else { return nil }
      given.endsWithCall = last.type.endsWithCall || function.onlyCallsLastParameter
      given.toldTypes = last.type.functionGiven?.parameters.map(\.type) ?? []
      found = InlinedCall(callee: .function(function), receiver: scope.receiver, owner: scope.owner, outer: scope)
    case .closure(let constant)?:
      let types = constant.closure.parameterTypes
      guard let last = types.last ?? nil, last.isFunction, types.count == arguments.count + 1 else { return nil }
      given.endsWithCall = last.endsWithCall
      given.toldTypes = last.functionGiven?.parameters.map(\.type) ?? []
      found = InlinedCall(callee: .closure(constant), receiver: scope.receiver, owner: scope.owner)
    default: return nil
    }
    found.arguments = arguments
    found.closure = given
    return found
  }

  /// Whether what a call is given goes to a function inside of the function at hand, or to a constant that is a closure,
  /// which cannot keep it.
  func isLocal(_ call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return false
    }
    switch scope[name] {
    case .function(let function)?: return !function.keepsClosures
    case .closure(let given)?:
      return given.isConstant && !given.closure.parameterTypes.contains { $0?.isKeptFunction ?? false }
    default: return false
    }
  }
}

extension ClosureExprSyntax {
  /// Whether it is given a function last.
  var takesFunction: Bool { parameterTypes.last??.isFunction ?? false }
}

extension Statement {
  /// Whether it says no more than that something is not known any more.
  var isLoss: Bool { if case .lose = self { true } else { false } }
}
