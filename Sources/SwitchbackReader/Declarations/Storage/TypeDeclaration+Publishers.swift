import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// How often functions and initialisers hand a property over to a publisher: `publisher.assign(to: &$state)`.
  func countOfPublishers(to property: String, _ declarations: Declarations) -> Int {
    (functions.compactMap(\.body) + initializers.compactMap(\.body)).reduce(0) { count, body in
      guard declarations.surveys.survey(body).calls.contains(where: { $0.name == "assign" }) else { return count }
      return count + body.tokens(named: "assign").count { $0.callAround?.publishedPlace(named: property) == true }
    }
  }
}

extension TokenSyntax {
  /// The call of the function that it names.
  fileprivate var callAround: FunctionCallExprSyntax? {
    parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
