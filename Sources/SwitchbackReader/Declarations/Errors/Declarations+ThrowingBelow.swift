import SwiftSyntax

/// Functions that only stop, or do not throw themselves, and that classes below may have something else for.
extension Declarations {
  /// Whether what stands in the place of a function in a class below may throw.
  func mayThrowBelow(_ function: FunctionDeclSyntax, of type: TypeDeclaration?) -> Bool {
    guard function.signature.effectSpecifiers?.throwsClause != nil else { return false }
    return mayBeOverridden(function, of: type) || isAbstract(function, of: type)
  }

  /// `func work() throws { fatalError("override this") }`
  private func isAbstract(_ function: FunctionDeclSyntax, of type: TypeDeclaration?) -> Bool {
    guard type?.declaration?.is(ClassDeclSyntax.self) == true, type?.isFinal == false, let body = function.body,
      body.statements.count == 1
    else { return false }
    return body.statements.first?.expression?.isTrap == true
  }
}

extension FunctionDeclSyntax {
  /// `open func execute() { assertionFailure("override this") }`
  var isLeftToSubclasses: Bool {
    modifiers.contains { $0.name.text == "open" } && !neverReturns && body?.statements.first?.expression?.isTrap == true
  }
}
