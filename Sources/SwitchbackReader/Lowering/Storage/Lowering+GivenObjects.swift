import SwiftSyntax

/// A state in an object that each method is given: `func open(_ door: Door)`.
extension Lowering {
  /// The parameter that is the object.
  func givenObject(of function: FunctionDeclSyntax) -> FunctionParameterSyntax? {
    guard machine.storedProperty?.isGiven == true, let content = machine.holder?.content,
      let type = machine.declarations.types[machine.owner]
    else { return nil }
    return function.signature.parameterClause.parameters.first { parameter in
      machine.declarations.object(given: parameter, to: type)?.path == content
    }
  }

  /// Whether a method is called for another object, of which it is not known that it is not the same.
  func isOnOtherObject(_ call: InlinedCall, scope: Scope) -> Bool {
    guard case .function(let function) = call.callee, call.receiver == .machine, givenObject(of: function) != nil else {
      return false
    }
    return !call.arguments.contains { isObject(Operands($0.expression), scope: scope) }
  }

  mutating func assumeGivenObject() {
    guard machine.storedProperty?.isGiven == true, let content = machine.holder?.content else { return }
    assume("each '\(content)' has a state of its own, and what is drawn is that of the one which a method is given")
  }
}
