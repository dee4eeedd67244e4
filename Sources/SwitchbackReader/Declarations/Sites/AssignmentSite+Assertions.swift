import SwiftSyntax

extension AssignmentSite {
  /// Why it is no arrow, as far as the ways tell that were followed.
  ///
  /// - Parameter givenUp: where ways may come to that were given up.
  func why(in run: Run, reach givenUp: Program.Reach) -> String {
    if let assertion, run.exits.contains(where: { $0.target == .trap && $0.offset == assertion }) {
      return "only a release build goes on behind 'assertionFailure', which is not followed"
    }
    guard isInFunction, givenUp.contains(range) else { return why }
    return "ways that may lead to this assignment were given up before it"
  }
}

extension SyntaxProtocol {
  /// Where `assertionFailure()` stands in front of it in one of the blocks around, up to the function or the closure.
  var assertionInFront: Int? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(FunctionDeclSyntax.self), !parent.is(ClosureExprSyntax.self) {
      let before = parent.as(CodeBlockItemListSyntax.self)?.lazy.prefix { $0.position < node.position }
      if let call = before?.compactMap({ ExprSyntax($0.item) }).first(where: \.isFailedAssertion) {
        return call.offset
      }
      node = parent
    }
    return nil
  }
}

extension ExprSyntax {
  var isFailedAssertion: Bool { plainCallee == "assertionFailure" }
}
